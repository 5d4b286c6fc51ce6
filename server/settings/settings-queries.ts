// The one row of settings, and the part of it that everybody may read.
import { eq } from 'drizzle-orm'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Store } from '#contract/store.ts'
import type { DeliveryFees } from '#domain/delivery.ts'
import { pickRials } from '#domain/money.ts'
import { isReady } from '#domain/readiness.ts'
import { isWebAddress } from '#domain/web-address.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import type { Context, Reader } from '#server/context.ts'
import { settingsRow } from '#server/database/settings-row.ts'
import { settings } from '#server/database/tables/shop.ts'
import { vouchers } from '#server/database/tables/vouchers.ts'
import { factsOf, fillFacts } from '#text/fill-facts.ts'
import { weekText } from '#text/opening.ts'
import { deliveryRows } from './delivery-record.ts'

export type Settings = typeof settings.$inferSelect

/** Cached in this process until they change. For pages, mails and everything that is only shown. */
export function readSettings(context: Reader): Promise<Settings> {
  return context.changes.cached('settings', () => loadSettings(context.db))
}

/** Uncached, for decisions inside a transaction. */
export async function loadSettings(db: Queryable): Promise<Settings> {
  return settingsRow(await db.select().from(settings).limit(1))
}

/** The shop's fees for the one shipping calculator (domain/delivery.ts). */
export function deliveryFees(row: Settings): DeliveryFees {
  return { office: row.deliveryFeeOffice, home: row.deliveryFeeHome, freeFrom: row.freeDeliveryFrom }
}

/** Cached like the settings, since its texts are filled in and every page reads it. */
export function readStore(context: Context): Promise<Store> {
  return context.changes.cached('store', async () => {
    const [row, inUse] = await Promise.all([
      readSettings(context),
      context.db.$count(vouchers, eq(vouchers.isActive, true)),
    ])
    return { ...toStore(row, context.production), hasVouchers: inUse > 0 }
  })
}

/** Without bank details: only an order shows them, to the person who pays. */
function toStore(row: Settings, production: boolean): Omit<Store, 'hasVouchers'> {
  const published = {
    ...pick(row, 'name', 'nameArabic', 'description', 'contactEmail', 'phone', 'whatsapp', 'addressArabic'),
    ...pick(row, 'streetAddress', 'logoUrl'),
    workingHours: workingHoursOf(row),
    opening: row.opening,
    // Values from before they were validated may be invalid.
    socialLinks: row.socialLinks.filter(({ url }) => isWebAddress(url)),
    ...pickRials(row, 'deliveryFeeOffice', 'deliveryFeeHome', 'freeDeliveryFrom'),
    deliveryDays: row.deliveryDays,
    delivery: deliveryRows(row),
    ...pick(row, 'orderHoldHours', 'replyHours', 'returnHours'),
    policiesUpdatedAt: row.policiesUpdatedAt.toISOString(),
    ...pick(row, 'vatNumber', 'vetContact', 'commercialRegistration', 'ecommerceLicence', 'taxNumber'),
    complaintContact: row.complaintContact,
    ready: isReady(row, production),
    viewing: row.viewing?.isOffered
      ? { minutes: row.viewing.minutes, holdHours: row.viewing.holdHours }
      : null,
    isDemo: row.isDemo,
  }
  const facts = factsOf(published)
  return {
    ...published,
    policies: row.policies.map((policy) => ({ ...policy, body: fillFacts(policyBody(policy), facts) })),
    faq: (row.faq ?? []).map(({ question, answer }) => ({ question, answer: fillFacts(answer, facts) })),
  }
}

/** L-06: the delivery policy lists the governorates with exceptions at its end, unless its owner placed them. */
function policyBody({ key, body }: Settings['policies'][number]): string {
  return key === 'delivery' && !body.includes(EXCEPTIONS) ? `${body}\n\n${EXCEPTIONS}` : body
}

const EXCEPTIONS = '{deliveryExceptions}'

/** L-12: derived from the week, if that is set. */
export function workingHoursOf({ opening, workingHours }: Pick<Settings, 'opening' | 'workingHours'>) {
  return opening ? weekText(opening) : workingHours
}

export async function readAdminSettings({ db }: Reader): Promise<AdminSettings> {
  return toAdminSettings(await loadSettings(db))
}

/** For administrators: with bank details, and texts with their placeholders. */
export function toAdminSettings(settings: Settings): AdminSettings {
  const {
    id: _,
    policiesUpdatedAt: __,
    deliveryExceptions: ___,
    secondFactorRequired: ____,
    ...row
  } = settings
  return {
    ...row,
    workingHours: workingHoursOf(row),
    delivery: deliveryRows(settings),
    ...pickRials(row, 'deliveryFeeOffice', 'deliveryFeeHome', 'freeDeliveryFrom'),
    faq: row.faq ?? [],
    updatedAt: row.updatedAt.toISOString(),
  }
}
