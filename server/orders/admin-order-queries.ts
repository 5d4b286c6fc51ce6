// All orders of the shop, for who runs it (A-ORD-01): newest first, by key, with how many there are of each kind.
import { and, count, desc, eq, inArray, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminOrderDetail, AdminOrderList, AdminOrderQuery } from '#contract/admin/orders.ts'
import { moneyOf } from '#contract/primitives.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { orderSearchTerms } from '#domain/orders/order-search.ts'
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/orders/order-status.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, type ListOrder, orderBy } from '#platform/database/list-page.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orderHistory, orderLinks, orders } from '#server/database/tables/orders.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { selectShopOrders, toAdminOrder, toMessages } from './shop-order-facts.ts'

/** Newest first. `total` and the counts are those of what was looked for. */
export async function listOrdersOfShop(
  { db }: Pick<Context, 'db'>,
  { status, paymentStatus, search, limit, cursor }: AdminOrderQuery,
): Promise<Result<AdminOrderList, RefusalOf<'invalid-request'>>> {
  const page = await readListPage<number, Kind>(db, {
    table: orders,
    where: and(isNull(orders.deletedAt), ...searchConditions(search)),
    kinds: { status: orders.status, paymentStatus: orders.paymentStatus },
    filter: and(
      status && eq(orders.status, status),
      paymentStatus && eq(orders.paymentStatus, paymentStatus),
    ),
    order: NEWEST,
    cursor,
    limit,
  })
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const rows = await selectShopOrders(db).where(inArray(orders.id, ids)).orderBy(orderBy(NEWEST))
  return ok({
    items: rows.map(toAdminOrder),
    nextCursor,
    total: countOf(kinds, isOf({ status, paymentStatus })),
    counts: {
      status: countsBy(ORDER_STATUSES, (value) => countOf(kinds, isOf({ status: value, paymentStatus }))),
      payment: countsBy(PAYMENT_STATUSES, (value) => countOf(kinds, isOf({ status, paymentStatus: value }))),
    },
  })
}

const NEWEST: ListOrder = { keys: [orders.createdAt, orders.id], direction: 'DESC NULLS LAST' }

/** A whole number is looked up, anything else is letters and digits only, so that no pattern is hidden in it. */
function searchConditions(search = ''): SQL[] {
  const number = parseOrderNumber(foldDigits(search))
  if (number) return [eq(orders.orderNumber, number)]
  return orderSearchTerms(search).map((term) => like(orders.searchKey, `%${term}%`))
}

type Kind = { status: OrderStatus; paymentStatus: PaymentStatus }

function isOf({ status, paymentStatus }: { [Name in keyof Kind]: Kind[Name] | undefined }) {
  return (kind: Kind): boolean =>
    (status === undefined || kind.status === status) &&
    (paymentStatus === undefined || kind.paymentStatus === paymentStatus)
}

function countsBy<Value extends string>(values: readonly Value[], countOne: (value: Value) => number) {
  return Object.fromEntries(values.map((value) => [value, countOne(value)])) as Record<Value, number>
}

/** One order with all that is known of it. */
export async function findOrderOfShop(
  context: Pick<Context, 'db' | 'changes'>,
  orderId: number,
): Promise<Result<AdminOrderDetail, RefusalOf<'not-found'>>> {
  const { db } = context
  const [settings, [row], timeline, others, [link]] = await Promise.all([
    readSettings(context),
    selectShopOrders(db).where(and(eq(orders.id, orderId), isNull(orders.deletedAt))),
    selectTimeline(db, orderId),
    selectOtherOrders(db, orderId),
    db.select({ at: orderLinks.createdAt }).from(orderLinks).where(eq(orderLinks.orderId, orderId)),
  ])
  if (!row) return refuse({ code: 'not-found' })
  const order = toAdminOrder(row)
  return ok({
    ...order,
    timeline: timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
    otherOrders: others.map(({ total, createdAt, finalAmount, ...other }) => ({
      ...other,
      finalAmount: moneyOf(finalAmount),
      createdAt: createdAt.toISOString(),
    })),
    otherOrdersTotal: others[0]?.total ?? 0,
    linkedAt: link?.at.toISOString() ?? null,
    messages: toMessages(order, settings.nameArabic),
  })
}

function selectTimeline(db: Database, orderId: number) {
  return db
    .select({
      event: orderHistory.event,
      from: orderHistory.fromValue,
      to: orderHistory.toValue,
      actor: orderHistory.actor,
      reason: orderHistory.reason,
      at: orderHistory.createdAt,
      actorName: sql<
        string | null
      >`CASE WHEN ${orderHistory.actor} = 'admin' THEN nullif(btrim(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName})), '') END`,
    })
    .from(orderHistory)
    .leftJoin(profiles, eq(profiles.id, orderHistory.actorId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id)
}

/** Of the same account, or of the same phone where there is none. */
function selectOtherOrders(db: Database, orderId: number) {
  const one = alias(orders, 'one')
  const samePhone = and(
    ne(one.customerPhone, ''),
    sql`${orders.searchKey} LIKE '%' || substr(${one.customerPhone}, 2) || '%'`,
    eq(orders.customerPhone, one.customerPhone),
  )
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      finalAmount: orders.finalAmount,
      createdAt: orders.createdAt,
      total: sql<number>`(${count()} OVER ())::int`,
    })
    .from(one)
    .innerJoin(
      orders,
      and(ne(orders.id, one.id), isNull(orders.deletedAt), or(eq(orders.userId, one.userId), samePhone)),
    )
    .where(eq(one.id, orderId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(5)
}
