// Every fact that the shop states of itself, for its owner: what contract/store.ts tells everybody, and
// what only checkout, mails and orders know.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { opening, openingInput } from '#contract/opening.ts'
import { money, timestamp } from '#contract/primitives.ts'
import { regionDelivery } from '#contract/store.ts'
import { moneyInput } from '#contract/typed-money.ts'
import { freeText, lineText, personText, requiredText } from '#contract/typed-text.ts'
import { REGIONS } from '#domain/regions.ts'
import { isWebAddress } from '#domain/web-address.ts'

const MAX_DAYS = 60

const policy = z.object({ key: z.string(), title: z.string(), body: z.string() })
const question = z.object({ question: z.string(), answer: z.string() })
const socialLink = z.object({ network: z.string(), url: z.string() })

export const adminSettings = z.object({
  name: z.string(),
  nameArabic: z.string(),
  description: z.string(),
  /** Null, here and below: not set, and shown nowhere (L-01). */
  contactEmail: z.string().nullable(),
  /** Where orders and messages are announced. */
  notificationEmail: z.string().nullable(),
  /** E.164 */
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  addressArabic: z.string(),
  streetAddress: z.string().nullable(),
  /** An upload of the shop's own, the largest WebP of it. */
  logoUrl: z.string().nullable(),
  /** Said of `opening` where that is set, else as it was written. */
  workingHours: z.string().nullable(),
  opening: opening.nullable(),
  socialLinks: z.array(socialLink),
  bankName: z.string().nullable(),
  transferPhone: z.string().nullable(),
  accountHolder: z.string().nullable(),
  deliveryFeeOffice: money,
  deliveryFeeHome: money,
  freeDeliveryFrom: money.nullable(),
  deliveryDays: z.string(),
  /** Resolved for each of the 11 governorates, in id order (L-06). */
  delivery: z.array(regionDelivery),
  orderHoldHours: z.int(),
  animalHoldHours: z.int().nullable(),
  /** a reported transfer that nobody verifies releases its stock after so many hours. */
  transferCheckHours: z.int(),
  newBadgeDays: z.int(),
  replyHours: z.int(),
  returnHours: z.int(),
  /** As the owner wrote them, with the names of facts in braces (text/fill-facts.ts). */
  policies: z.array(policy),
  faq: z.array(question),
  vatNumber: z.string().nullable(),
  vetContact: z.string().nullable(),
  commercialRegistration: z.string().nullable(),
  ecommerceLicence: z.string().nullable(),
  taxNumber: z.string().nullable(),
  complaintContact: z.string().nullable(),
  /** L-03: demo products are there; `demoFacts` names the settings that still hold what came with them. */
  isDemo: z.boolean(),
  demoFacts: z.array(z.string()),
  updatedAt: timestamp,
})
export type AdminSettings = z.infer<typeof adminSettings>

const MAX_LINKS = 10
const MAX_QUESTIONS = 40
const hours = z.int().min(1).max(720)
/** Generous, so that the rules of domain/ give the reason. */
const contact = z.string().max(1000).nullable()
/** Null or blank: not set any more. */
const clearable = (max: number) => z.nullable(lineText(max))

/** What is named changes, the rest stays. With `updatedAt`, as it was read, a change made meanwhile is not lost. */
export const editSettingsRequest = z.strictObject({
  name: z.optional(personText(60)),
  nameArabic: z.optional(personText(60)),
  description: z.optional(personText(300)),
  contactEmail: contact.optional(),
  notificationEmail: contact.optional(),
  phone: contact.optional(),
  whatsapp: contact.optional(),
  addressArabic: z.optional(personText(200)),
  streetAddress: clearable(200).optional(),
  logoUrl: clearable(200).optional(),
  /** A text takes the place of `opening`, and `opening` that of the text (L-12). */
  workingHours: clearable(120).optional(),
  opening: openingInput.nullable().optional(),
  socialLinks: z
    .array(z.strictObject({ network: personText(30), url: z.string().trim().max(300).refine(isWebAddress) }))
    .max(MAX_LINKS)
    .optional(),
  bankName: clearable(80).optional(),
  transferPhone: contact.optional(),
  accountHolder: clearable(120).optional(),
  deliveryFeeOffice: z.optional(moneyInput()),
  deliveryFeeHome: z.optional(moneyInput()),
  /** Null: never free. */
  freeDeliveryFrom: z.optional(z.nullable(moneyInput())),
  deliveryDays: z.optional(personText(80)),
  /** A row sets its governorate; one that says the same as the shop's own fees and days follows them from then on. */
  delivery: z
    .array(
      z.strictObject({
        regionId: z.int().min(1).max(REGIONS.length),
        /** Null: not offered there. */
        office: z.nullable(moneyInput()),
        home: z.nullable(moneyInput()),
        /** In words; a number is that many working days. */
        days: z.union([personText(80), z.int().min(1).max(MAX_DAYS)]),
        animals: z.boolean(),
      }),
    )
    .max(REGIONS.length)
    .optional(),
  orderHoldHours: hours.optional(),
  /** Null: as long as other orders. */
  animalHoldHours: hours.nullable().optional(),
  transferCheckHours: hours.optional(),
  newBadgeDays: z.int().min(0).max(365).optional(),
  replyHours: hours.optional(),
  returnHours: z.int().min(1).max(8760).optional(),
  /** The policies there are, each with its key; none is added or taken away. */
  policies: z
    .array(z.strictObject({ key: z.string().max(40), title: personText(80), body: requiredText(10_000) }))
    .max(20)
    .optional(),
  faq: z
    .array(z.strictObject({ question: personText(200), answer: requiredText(2000) }))
    .max(MAX_QUESTIONS)
    .optional(),
  vatNumber: clearable(20).optional(),
  vetContact: z.optional(z.nullable(freeText(300))),
  commercialRegistration: clearable(40).optional(),
  ecommerceLicence: clearable(40).optional(),
  taxNumber: clearable(40).optional(),
  complaintContact: clearable(200).optional(),
  updatedAt: timestamp.optional(),
})
export type EditSettingsRequest = z.infer<typeof editSettingsRequest>

export const settingsEndpoints = {
  'GET /api/admin/settings': {
    summary: 'All settings of the shop',
    access: 'settings:read',
    response: adminSettings,
  },
  'PATCH /api/admin/settings': {
    summary: 'Change settings; with `updatedAt` only if nobody changed them since',
    access: 'settings:write',
    body: editSettingsRequest,
    response: adminSettings,
    refusals: ['changed-meanwhile'],
    current: adminSettings,
  },
} satisfies ShopEndpoints
