// The condition of the office's order filter (W-01, W-02), for the list, its views, exports and bulk changes.
import { and, eq, gte, inArray, isNull, like, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { OrderFilter } from '#contract/admin/order-list.ts'
import { deliveryTerms } from '#domain/delivery.ts'
import { lastPaidBefore } from '#domain/delivery-days.ts'
import { DAY_MS } from '#domain/duration.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { muscatDay, startOfMuscatDay } from '#domain/muscat-time.ts'
import type { OrderDue, OrderView } from '#domain/orders/order-list.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { orderSearchTerms } from '#domain/orders/order-search.ts'
import { REGIONS } from '#domain/regions.ts'
import type { Reader } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { readSettings, type Settings } from '#server/settings/settings-queries.ts'
import { UNPAID } from './order-deadline.ts'
import { IS_OWED } from './refund-queries.ts'

export async function matchesFilter(context: Reader, filter: OrderFilter): Promise<SQL | undefined> {
  return filterCondition(filter, await readSettings(context), context.now())
}

export function filterCondition(
  { view, due, status, payment, from, to, region, deliveryType, channel, search }: OrderFilter,
  settings: Settings,
  now: Date,
): SQL | undefined {
  return and(
    isNull(orders.deletedAt),
    view && viewCondition(view, settings, now),
    due && dueCondition(due, settings, now),
    status && eq(orders.status, status),
    payment && eq(orders.paymentStatus, payment),
    from === undefined ? undefined : gte(orders.createdAt, startOfMuscatDay(new Date(from))),
    to === undefined ? undefined : lt(orders.createdAt, startOfMuscatDay(new Date(to), 1)),
    region === undefined ? undefined : eq(orders.governorateId, region),
    deliveryType && eq(orders.deliveryType, deliveryType),
    channel && eq(orders.channel, channel),
    ...searchConditions(search),
  )
}

/** A complete number is looked up; other input is reduced to letters and digits, so it contains no pattern. */
function searchConditions(search = ''): SQL[] {
  const number = parseOrderNumber(foldDigits(search))
  if (number) return [eq(orders.orderNumber, number)]
  return orderSearchTerms(search).map(holdsTerm)
}

/** For fewer than three letters the index can only match the beginning of words. */
export function holdsTerm(term: string): SQL {
  if (term.length >= 3) return like(orders.searchKey, `%${term}%`)
  return sql`(${orders.searchKey} LIKE ${`${term}%`} OR ${orders.searchKey} LIKE ${`% ${term}%`})`
}

/** Paid and not delivered yet. */
const TO_DELIVER = and(
  eq(orders.paymentStatus, 'verified'),
  inArray(orders.status, ['confirmed', 'processing', 'shipped']),
)

function viewCondition(view: OrderView, settings: Settings, now: Date): SQL | undefined {
  switch (view) {
    case 'reconcile':
      return and(UNPAID, eq(orders.paymentStatus, 'reported'))
    case 'prepare':
      return and(eq(orders.paymentStatus, 'verified'), inArray(orders.status, ['confirmed', 'processing']))
    case 'deliver-today':
      return and(TO_DELIVER, promisedBetween(settings, now, 0, 1))
    case 'owed':
      return IS_OWED
    case 'late':
      return dueCondition('late', settings, now)
  }
}

const NEAR_MS = DAY_MS

/** The deadline of the transfer while unpaid; of a paid order, the last promised day of delivery. */
function dueCondition(due: OrderDue, settings: Settings, now: Date): SQL | undefined {
  if (due === 'late')
    return or(
      and(UNPAID, lt(orders.expiresAt, now)),
      and(TO_DELIVER, promisedBefore(settings, now, muscatDay(now))),
    )
  const near = new Date(now.getTime() + NEAR_MS)
  return or(
    and(UNPAID, gte(orders.expiresAt, now), lt(orders.expiresAt, near)),
    and(TO_DELIVER, promisedBetween(settings, now, 0, 2)),
  )
}

/** The last promised day is one of these, counted from today. */
function promisedBetween(settings: Settings, now: Date, first: number, end: number): SQL | undefined {
  const day = (days: number) => muscatDay(startOfMuscatDay(now, days))
  return and(promisedBefore(settings, now, day(end)), not(promisedBefore(settings, now, day(first))))
}

/** H-06: the promised day; without one the last day of the delivery time promised there. */
function promisedBefore(settings: Settings, now: Date, day: string): SQL {
  return sql`CASE WHEN ${orders.deliveryDay} IS NOT NULL THEN ${orders.deliveryDay} < ${day}
    ELSE ${lastDayBefore(settings, now, day)} END`
}

/** L-06, L-12: counted from the payment as the customer reads it. Where nothing is promised, nothing is late. */
function lastDayBefore({ opening, ...settings }: Settings, now: Date, day: string): SQL {
  const daysOf = (id: number) => deliveryTerms(deliveryRecord(settings), id).days
  const promised = [...new Set(REGIONS.map(({ id }) => daysOf(id)))].map((days) => {
    const paid = opening && lastPaidBefore(days, opening, day, now)
    const ids = REGIONS.map(({ id }) => id).filter((id) => daysOf(id) === days)
    return paid ? and(inArray(orders.governorateId, ids), lte(orders.paymentDecidedAt, paid)) : undefined
  })
  return or(...promised) ?? sql`false`
}
