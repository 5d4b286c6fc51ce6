// All orders, for the office (A-ORD-01): newest first, by key, with how many there are of each kind.
import { and, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminOrderList, AdminOrderQuery, OrderFilter } from '#contract/admin/order-list.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { toRials } from '#domain/money.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import type { OrderState } from '#domain/orders/check-change.ts'
import type { OrderSort } from '#domain/orders/order-list.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, type ListOrder, orderBy } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { readListPage } from '#server/database/list-page.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { orderHistory, orderLinks, orders } from '#server/database/tables/orders.ts'
import { auditLog } from '#server/database/tables/shop.ts'
import { draftInvoice } from '#server/invoices/draft-invoice.ts'
import { readInvoicesOf } from '#server/invoices/invoice-queries.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { matchesFilter } from './order-filter.ts'
import { selectShopOrders, toAdminOrder, toMessages } from './shop-order-facts.ts'

/** `total` and the counts are those of the search. */
export async function listOrdersOfShop(
  context: Reader,
  { status, payment: paymentStatus, sort, limit, cursor, ...filter }: AdminOrderQuery,
): Promise<Result<AdminOrderList, RefusalOf<'invalid-request'>>> {
  const { db } = context
  const order = ORDERS[sort]
  const page = await readListPage<number, OrderState>(db, {
    table: orders,
    where: await matchesFilter(context, filter),
    kinds: { status: orders.status, paymentStatus: orders.paymentStatus },
    filter: and(
      status && eq(orders.status, status),
      paymentStatus && eq(orders.paymentStatus, paymentStatus),
    ),
    order,
    cursor,
    limit,
  })
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const rows = await selectShopOrders(db).where(inArray(orders.id, ids)).orderBy(orderBy(order))
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

/** The newest first. */
export async function selectOrderIds(context: Reader, filter: OrderFilter, most: number): Promise<number[]> {
  const rows = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(await matchesFilter(context, filter))
    .orderBy(orderBy(ORDERS.newest))
    .limit(most)
  return rows.map(({ id }) => id)
}

const ORDERS: Record<OrderSort, ListOrder> = {
  newest: { keys: [orders.createdAt, orders.id], direction: 'DESC NULLS LAST' },
  amount: { keys: [orders.finalAmount, orders.id], direction: 'DESC NULLS LAST' },
  'amount-asc': { keys: [orders.finalAmount, orders.id], direction: 'ASC' },
  due: { keys: [orders.dueAt, orders.id], direction: 'ASC' },
}

function isOf({ status, paymentStatus }: { [Name in keyof OrderState]: OrderState[Name] | undefined }) {
  return (kind: OrderState): boolean =>
    (status === undefined || kind.status === status) &&
    (paymentStatus === undefined || kind.paymentStatus === paymentStatus)
}

function countsBy<Value extends string>(values: readonly Value[], countOne: (value: Value) => number) {
  return Object.fromEntries(values.map((value) => [value, countOne(value)])) as Record<Value, number>
}

export async function findOrderOfShop(
  context: Reader,
  orderId: number,
): Promise<Result<AdminOrderDetail, RefusalOf<'not-found'>>> {
  const { db } = context
  const [settings, [row], timeline, others, [link], issued] = await Promise.all([
    readSettings(context),
    selectShopOrders(db).where(and(eq(orders.id, orderId), isNull(orders.deletedAt))),
    selectTimeline(db, orderId),
    selectOtherOrders(db, orderId),
    db.select({ at: orderLinks.createdAt }).from(orderLinks).where(eq(orderLinks.orderId, orderId)),
    readInvoicesOf(db, orderId),
  ])
  if (!row) return refuse({ code: 'not-found' })
  const order = toAdminOrder(row)
  const invoice = await draftInvoice(db, settings, orderId)
  return ok({
    ...order,
    invoice,
    issued,
    timeline: timeline.map(isoTimes),
    otherOrders: others.map(({ total, ...other }) => ({
      ...isoTimes(other),
      finalAmount: toRials(other.finalAmount),
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
      actorName: sql<string | null>`CASE WHEN ${orderHistory.actor} = 'admin' THEN ${actorName} END`,
      before: sql<unknown>`${auditLog.data} -> 'before'`,
      after: sql<unknown>`${auditLog.data} -> 'after'`,
    })
    .from(orderHistory)
    .leftJoin(profiles, eq(profiles.id, orderHistory.actorId))
    .leftJoin(auditLog, IS_SAME_EDIT)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id)
}

/** An edit is written to both at one moment, by `editLockedOrder`. */
const IS_SAME_EDIT = and(
  eq(orderHistory.event, 'amended'),
  eq(auditLog.entityType, 'order'),
  eq(auditLog.entityId, sql`${orderHistory.orderId}::text`),
  eq(auditLog.action, 'order-content.edited'),
  eq(auditLog.createdAt, orderHistory.createdAt),
)

/** Other orders of the same account, or of the same phone without an account. */
function selectOtherOrders(db: Database, orderId: number) {
  const one = alias(orders, 'one')
  const samePhone = and(
    ne(one.customerPhone, ''),
    sql`${orders.searchKey} LIKE '%' || substr(${one.customerPhone}, 2) || '%'`,
    eq(orders.customerPhone, one.customerPhone),
  )
  return db
    .select({
      ...pick(orders, 'id', 'orderNumber', 'status', 'paymentStatus', 'finalAmount', 'createdAt'),
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
