// A customer books a time to see an animal (H-08). Of several requests for one time at once, one gets it.
import { and, eq, gt, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { BookViewingRequest } from '#contract/viewing-request.ts'
import type { OwnViewing } from '#contract/viewings.ts'
import { addMinutes, daysBefore } from '#domain/duration.ts'
import { parseOmanPhone } from '#domain/phone.ts'
import { isVisitOffered } from '#domain/viewings/slots.ts'
import {
  MAX_OPEN_VIEWINGS,
  MAX_VIEWINGS_OF_ONE,
  VIEWINGS_OF_ONE_DAYS,
  type ViewingPlan,
} from '#domain/viewings/viewing-plan.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { settingsRow } from '#server/database/settings-row.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { settings } from '#server/database/tables/shop.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { hasHold, holdForViewing } from './hold-for-viewing.ts'
import { lockProduct } from './lock-viewing.ts'
import { readFreeDays, SLOTS_RECORD } from './slot-queries.ts'
import { readOwnViewing } from './viewing-queries.ts'

type SlotRefusal = RefusalOf<
  'not-found' | 'slot-taken' | 'slot-not-offered' | 'animal-not-there' | 'too-many-viewings'
>
export type ViewingRefusal = SlotRefusal | RefusalOf<'too-many-requests'>

type BookRefusal = SlotRefusal | RefusalOf<'already-visiting'>

export async function bookViewing(
  context: Context,
  limits: RateLimits,
  customer: Customer,
  { productId, phone: typed, clientAddress, ...request }: BookViewingRequest & { clientAddress: string },
): Promise<Result<OwnViewing, BookRefusal | RefusalOf<'too-many-requests' | 'invalid-request'>>> {
  const phone = typed ? parseOmanPhone(typed)?.e164 : null
  if (phone === undefined) return refuseField('phone', FIELD_FAULTS['phone-invalid'])
  const wait = await limits.takeAll([
    ['viewing-account', customer.id],
    ['viewing-network', `${clientAddress} ${productId}`],
  ])
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const at = context.now()
  const startsAt = new Date(request.startsAt)
  const booked = await inTransaction(context.db, async (tx) => {
    const customerExists = await lockCustomer(tx, customer.id)
    if (!customerExists) return refuse({ code: 'not-found' })
    const shop = await lockPlan(tx)
    const found = await findSlot(tx, shop, { startsAt, at })
    if (!found.ok) return found
    const { plan, endsAt } = found.value
    const product = await lockProduct(tx, productId)
    if (!product?.isActive || product.itemType !== 'animal') return refuse({ code: 'not-found' })
    const limit = await checkLimits(tx, customer.id, productId, at)
    if (!limit.ok) return limit

    const name = { productId, productName: product.nameArabic }
    const [row] = await tx
      .insert(viewings)
      .values({ ...name, userId: customer.id, phone, startsAt, endsAt, createdAt: at, changedAt: at })
      .onConflictDoNothing()
      .returning({ id: viewings.id })
    if (!row) return refuse({ code: 'slot-taken', days: await readFreeDays(tx, shop, at) })
    const { email } = customer
    if (product.quantity === 0 && !(await hasHold(tx, productId, email)))
      return refuse({ code: 'animal-not-there' })
    const holdId = await holdForViewing(
      tx,
      { productId, email, startsAt, endsAt, holdId: null },
      { plan, at },
    )
    if (holdId !== null) await tx.update(viewings).set({ holdId }).where(eq(viewings.id, row.id))
    await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'viewing-booked', viewingId: row.id }])
    return ok(await readOwnViewing(tx, row.id, shop, at))
  })
  if (booked.ok) context.changes.announceStock([SLOTS_RECORD, productId])
  return booked
}

/** One booking of a customer at a time, so that the limit of visits holds. */
async function lockCustomer(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), sql`${profiles.deactivatedAt} IS NULL`))
    .for('no key update')
  return rows.length > 0
}

/** A shared lock on the plan and the opening hours until the visit is booked; many may book at once. */
export async function lockPlan(tx: Transaction): Promise<Pick<Settings, 'viewing' | 'opening'>> {
  const rows = await tx
    .select({ viewing: settings.viewing, opening: settings.opening })
    .from(settings)
    .limit(1)
    .for('share')
  return settingsRow(rows)
}

/** A time that is offered and free; `ownId`: the visit that is being moved. */
export async function findSlot(
  tx: Transaction,
  shop: Pick<Settings, 'viewing' | 'opening'>,
  { startsAt, at, ownId = 0 }: { startsAt: Date; at: Date; ownId?: number },
): Promise<Result<{ plan: ViewingPlan; endsAt: Date }, RefusalOf<'slot-taken' | 'slot-not-offered'>>> {
  const plan = shop.viewing
  if (!isVisitOffered(plan, shop.opening, startsAt, at))
    return refuse({ code: 'slot-not-offered', days: await readFreeDays(tx, shop, at) })
  const endsAt = addMinutes(startsAt, plan.minutes)
  const { rows } = await tx.execute(sql`SELECT FROM viewings WHERE state IN ('booked', 'attended', 'blocked')
    AND starts_at < ${endsAt} AND ends_at > ${startsAt} AND id <> ${ownId} LIMIT 1`)
  return rows.length > 0
    ? refuse({ code: 'slot-taken', days: await readFreeDays(tx, shop, at) })
    : ok({ plan, endsAt })
}

async function checkLimits(
  tx: Transaction,
  userId: string,
  productId: number,
  at: Date,
): Promise<Result<null, RefusalOf<'already-visiting' | 'too-many-viewings'>>> {
  const open = await tx
    .select({ id: viewings.id, productId: viewings.productId })
    .from(viewings)
    .where(and(eq(viewings.userId, userId), eq(viewings.state, 'booked'), gt(viewings.endsAt, at)))
  const same = open.find((viewing) => viewing.productId === productId)
  if (same) return refuse({ code: 'already-visiting', viewingId: same.id })
  if (open.length >= MAX_OPEN_VIEWINGS || (await isUsedUp(tx, userId, productId, at)))
    return refuse({ code: 'too-many-viewings' })
  return ok(null)
}

/** True if this customer has booked or moved visits to this animal too often lately. */
export async function isUsedUp(
  tx: Transaction,
  userId: string,
  productId: number,
  at: Date,
): Promise<boolean> {
  const since = daysBefore(at, VIEWINGS_OF_ONE_DAYS)
  const [row] = await tx
    .select({ times: sql<number>`coalesce(sum(1 + ${viewings.sequence}), 0)::int` })
    .from(viewings)
    .where(and(eq(viewings.userId, userId), eq(viewings.productId, productId), gt(viewings.createdAt, since)))
  return (row?.times ?? 0) >= MAX_VIEWINGS_OF_ONE
}
