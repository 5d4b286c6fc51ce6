// The owner edits the settings. Caches are invalidated by a trigger of the database.
import { eq } from 'drizzle-orm'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { EditSettingsRequest } from '#contract/admin/settings-requests.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { MAX_PRICE } from '#domain/catalog/item-rules.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { parseOmanPhone } from '#domain/phone.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { type ActionContext, noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { settingsRow } from '#server/database/settings-row.ts'
import { settings } from '#server/database/tables/shop.ts'
import { keepUploads } from '#server/media/keep-uploads.ts'
import { SETTINGS_ERRORS } from '#text/admin/settings.ts'
import { openingChange, readExceptions } from './read-delivery-change.ts'
import { type Settings, toAdminSettings } from './settings-queries.ts'

type EditSettingsRefusal = RefusalOf<'invalid-request'> | ChangedMeanwhile<AdminSettings>

/** Changes the fields in the request, all or none. */
export async function editSettings(
  { db, now, images }: Context,
  admin: Granted<'settings:write'>,
  request: EditSettingsRequest,
): Promise<Result<AdminSettings, EditSettingsRefusal>> {
  const at = now()
  const { logoUrl } = request
  // Checked outside the transaction: the image store may be slow.
  const isOurs = !logoUrl || (await images.find(logoUrl)) !== null
  return inTransaction(db, async (tx) => {
    const before = await lockSettings(tx)
    const isNew = logoUrl && logoUrl !== before.logoUrl
    if (isNew && !(isOurs && (await keepUploads(tx, [logoUrl]))))
      return refuseField('logoUrl', SETTINGS_ERRORS.logo)
    return changeSettings({ tx, admin, at }, request, before)
  })
}

/** Until the transaction ends, nobody else changes them. */
export async function lockSettings(tx: Transaction): Promise<Settings> {
  return settingsRow(await tx.select().from(settings).limit(1).for('update'))
}

/** The same inside a transaction; `before` are the settings as it locked them. */
export async function changeSettings(
  { tx, admin, at }: ActionContext<Granted<'settings:write'>>,
  request: EditSettingsRequest,
  before: Settings,
): Promise<Result<AdminSettings, EditSettingsRefusal>> {
  if (isStale(request.updatedAt, before.updatedAt))
    return refuse({ code: 'changed-meanwhile', current: toAdminSettings(before) })
  const changes = readChanges(request, before)
  if (!changes.ok) return changes
  const changed = differences(before, changes.value)
  if (Object.keys(changed.after).length === 0) return ok(toAdminSettings(before))
  const [after] = await tx
    .update(settings)
    .set({
      ...changes.value,
      // L-04: an edited record is no longer demo data, so it stays when the demo is removed.
      demoFacts: before.demoFacts.filter((name) => !(name in changed.after)),
      updatedAt: timeOfChange(at, before.updatedAt),
    })
    .where(eq(settings.id, before.id))
    .returning()
  if (!after) throw new Error(`settings ${before.id}: missing though they are locked`)
  await noteAction({ tx, admin, at }, 'settings.edited', before.id, changed)
  return ok(toAdminSettings(after))
}

type ChangedSettings = Partial<typeof settings.$inferInsert>

/** checks e-mail addresses, Omani phone numbers, and that the WhatsApp number is a mobile one. */
function readChanges(
  { updatedAt: _, ...request }: EditSettingsRequest,
  before: Settings,
): Result<ChangedSettings, RefusalOf<'invalid-request'>> {
  const errors: Record<string, string[]> = {}
  const { delivery: _rows, ...named } = request
  const changes: ChangedSettings = {
    ...named,
    policies: undefined,
    deliveryExceptions: readExceptions(request, before, errors),
  }

  Object.assign(changes, openingChange(request))
  for (const field of ['contactEmail', 'notificationEmail'] as const) {
    if (!changes[field]) continue
    changes[field] = normalizeEmail(changes[field])
    if (!isEmail(changes[field])) errors[field] = [SETTINGS_ERRORS.email]
  }
  for (const field of ['phone', 'whatsapp', 'transferPhone'] as const) {
    if (!changes[field]) continue
    const phone = parseOmanPhone(changes[field])
    if (!phone) errors[field] = [SETTINGS_ERRORS.phone]
    else if (field !== 'phone' && !phone.isMobile) errors[field] = [SETTINGS_ERRORS.mobile]
    else changes[field] = phone.e164
  }
  for (const field of ['deliveryFeeOffice', 'deliveryFeeHome'] as const) {
    // With higher fees the total of an order could exceed the largest amount, and nobody could order.
    if ((request[field] ?? 0) > MAX_PRICE) errors[field] = [SETTINGS_ERRORS.deliveryFee]
  }
  if (request.freeDeliveryFrom === 0) errors.freeDeliveryFrom = [SETTINGS_ERRORS.freeDeliveryFrom]
  if (changes.vatNumber) {
    changes.vatNumber = changes.vatNumber.replace(/\s/g, '').toUpperCase()
    if (!VAT_NUMBER.test(changes.vatNumber)) errors.vatNumber = [SETTINGS_ERRORS.vatNumber]
  }
  if (request.policies !== undefined) {
    const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).sort()
    if (keys(request.policies).join() === keys(before.policies).join()) changes.policies = request.policies
    else errors.policies = [SETTINGS_ERRORS.policies]
  }
  return Object.keys(errors).length > 0 ? refuse({ code: 'invalid-request', errors }) : ok(changes)
}

/** The format of the tax authority of Oman. */
const VAT_NUMBER = /^OM\d{10}$/

/** For the audit log: only the fields that changed. */
function differences(before: Settings, changes: ChangedSettings) {
  const names = (Object.keys(changes) as (keyof ChangedSettings & keyof Settings)[]).filter(
    (name) => changes[name] !== undefined && JSON.stringify(changes[name]) !== JSON.stringify(before[name]),
  )
  const of = (row: ChangedSettings) => Object.fromEntries(names.map((name) => [name, row[name]]))
  return { before: of(before), after: of(changes) }
}
