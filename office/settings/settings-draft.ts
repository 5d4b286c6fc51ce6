// The draft of the settings page, and its conversion to a request. A field is named as the API
// names it in its errors («policies.2.body»), so that a refusal can be shown at its field.
import { safeParse } from 'zod/mini'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { editSettingsRequest, type SettingsChange } from '#contract/admin/settings-requests.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import {
  type BaseDelivery,
  type DeliveryRow,
  deliveryRequest,
  deliveryWords,
  differingRows,
} from '#office/delivery/delivery-draft.ts'
import {
  type OpeningDraft,
  openingDraft,
  openingRequest,
  openingWords,
} from '#office/opening/opening-draft.ts'
import { deliveryEditorText } from '#text/admin/delivery.ts'
import { openingEditorText } from '#text/admin/opening.ts'
import { SETTINGS_FIELDS, type SettingsField, settingsText as text } from '#text/admin/settings.ts'
import { formatPhone } from '#text/format-phone.ts'
import { plainDigits } from '#text/format-price.ts'
import { fieldErrors } from '#text/validation.ts'

/** `row` tells rows apart while they are moved; it is never sent. */
export type LinkRow = { row: number; network: string; url: string }
export type QuestionRow = { row: number; question: string; answer: string }

export type SettingsDraft = {
  /** One text a field: those of SETTINGS_FIELDS, and title and body of each policy. */
  values: Readonly<Record<string, string>>
  policyKeys: readonly string[]
  socialLinks: readonly LinkRow[]
  faq: readonly QuestionRow[]
  /** The governorates that differ. */
  delivery: readonly DeliveryRow[]
  opening: OpeningDraft | null
}

const PARTS = ['socialLinks', 'faq', 'delivery', 'opening'] as const
const PHONES: readonly string[] = ['phone', 'whatsapp', 'transferPhone']
const MONEY: readonly string[] = ['deliveryFeeOffice', 'deliveryFeeHome', 'freeDeliveryFrom']
const WHOLE: readonly string[] = [
  'orderHoldHours',
  'animalHoldHours',
  'transferCheckHours',
  'newBadgeDays',
  'replyHours',
  'returnHours',
]
/** Here a blank is sent as null; for texts the API treats a blank as null itself. */
const OPTIONAL: readonly string[] = ['freeDeliveryFrom', 'animalHoldHours']

export function toSettingsDraft(settings: AdminSettings): SettingsDraft {
  const fields = (Object.keys(SETTINGS_FIELDS) as SettingsField[]).map((name) => {
    const value = settings[name]
    if (value === null) return [name, '']
    if (PHONES.includes(name)) return [name, formatPhone(String(value))]
    return [name, MONEY.includes(name) ? plainDigits(String(value)) : String(value)]
  })
  const policies = settings.policies.flatMap(({ title, body }, at) => [
    [`policies.${at}.title`, title],
    [`policies.${at}.body`, body],
  ])
  return {
    values: Object.fromEntries([...fields, ...policies]),
    policyKeys: settings.policies.map(({ key }) => key),
    socialLinks: settings.socialLinks.map((link, row) => ({ ...link, row })),
    faq: settings.faq.map((entry, row) => ({ ...entry, row })),
    delivery: differingRows(settings),
    opening: openingDraft(settings.opening),
  }
}

/** The names of the fields that differ between `draft` and `from`. */
export function changedIn(draft: SettingsDraft, from: SettingsDraft): string[] {
  const names = Object.keys(draft.values).filter((name) => draft.values[name] !== from.values[name])
  return [...names, ...PARTS.filter((part) => asSent(draft[part]) !== asSent(from[part]))]
}

/** Keeps the changes since `from` and takes the rest from `to`, so that a save elsewhere does not discard input. */
export function rebase(draft: SettingsDraft, from: SettingsDraft, to: SettingsDraft): SettingsDraft {
  return takeFrom(
    to,
    draft,
    changedIn(draft, from).filter((name) => isIn(name, to)),
  )
}

/** `draft` with these of `other`. */
export function takeFrom(
  draft: SettingsDraft,
  other: SettingsDraft,
  names: readonly string[],
): SettingsDraft {
  const values = Object.fromEntries(
    Object.entries(draft.values).map(([name, value]) => [
      name,
      names.includes(name) ? (other.values[name] ?? '') : value,
    ]),
  )
  const parts = PARTS.filter((part) => names.includes(part)).map((part) => [part, other[part]])
  return { ...draft, values, ...Object.fromEntries(parts) }
}

/** Sends only what was changed, so that it does not overwrite what somebody else saved meanwhile. */
export function toRequest(
  draft: SettingsDraft,
  names: readonly string[],
): { request: SettingsChange } | { errors: Record<string, string[]> } {
  const request: Record<string, unknown> = {}
  for (const name of names) {
    const value = (draft.values[name] ?? '').trim()
    if (name.startsWith('policies.')) {
      request.policies = draft.policyKeys.map((key, at) => ({
        key,
        title: draft.values[`policies.${at}.title`],
        body: draft.values[`policies.${at}.body`],
      }))
    } else if (name === 'socialLinks') request[name] = draft.socialLinks.map(({ row: _, ...link }) => link)
    else if (name === 'faq') request[name] = draft.faq.map(({ row: _, ...entry }) => entry)
    else if (name === 'delivery') request[name] = deliveryRequest(draft.delivery, baseOf(draft))
    else if (name === 'opening') request[name] = draft.opening && openingRequest(draft.opening)
    else if (value === '' && OPTIONAL.includes(name)) request[name] = null
    else if (WHOLE.includes(name)) request[name] = readNumber(value)
    else request[name] = value
  }
  const { error } = safeParse(editSettingsRequest, request, { reportInput: true })
  return error ? { errors: fieldErrors(error) } : { request }
}

/** NaN when the text is not a number; the schema checks its range. */
function readNumber(typed: string): number {
  const plain = foldDigits(typed)
  return /^[\d.-]+$/.test(plain) ? Number(plain) : Number.NaN
}

/** The label of a changed field: «رسوم باب المنزل»، «التوصيل: النص». */
export function labelOf(name: string, draft: SettingsDraft): string {
  if (name === 'socialLinks') return text.links.title
  if (name === 'faq') return text.sections.questions.title
  if (name === 'delivery') return deliveryEditorText.title
  if (name === 'opening') return openingEditorText.title
  const [, at, part] = /^policies\.(\d+)\.(title|body)$/.exec(name) ?? []
  if (at && (part === 'title' || part === 'body'))
    return text.policy.of(draft.values[`policies.${at}.title`] ?? '', text.policy[part])
  return SETTINGS_FIELDS[name as SettingsField].label
}

/** The value in words, shown to the author of a conflicting change. */
export function wordsOf(name: string, draft: SettingsDraft): string {
  if (name === 'socialLinks')
    return draft.socialLinks.map(({ network, url }) => `${network}: ${url}`).join('\n')
  if (name === 'faq') return draft.faq.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n')
  if (name === 'delivery') return deliveryWords(draft.delivery)
  if (name === 'opening') return draft.opening ? openingWords(draft.opening) : ''
  return draft.values[name] ?? ''
}

/** The shop's own fees and days, from the fields. */
export function baseOf({ values }: SettingsDraft): BaseDelivery {
  const { deliveryFeeOffice = '', deliveryFeeHome = '', deliveryDays = '' } = values
  return { office: deliveryFeeOffice, home: deliveryFeeHome, days: deliveryDays }
}

function isIn(name: string, draft: SettingsDraft): boolean {
  return name in draft.values || PARTS.some((part) => part === name)
}

/** Removes the row keys. */
function asSent(part: SettingsDraft[(typeof PARTS)[number]]): string {
  return JSON.stringify(part, (key, value) => (key === 'row' ? undefined : value))
}
