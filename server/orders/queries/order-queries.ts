// A customer's own orders; those of others are not found (Z-02).
import { and, desc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Order } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { type ReadPage, readPage } from '#server/database/list-page.ts'
import { orders } from '#server/database/tables/orders.ts'
import { returns } from '#server/database/tables/returns.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { ORDER_COLUMNS, type OrderFacts, toOrder } from './order-facts.ts'
import { readOrderHistory } from './order-history.ts'
import { IS_OWED } from './refund-queries.ts'

/** Newest first, paged by key. */
export async function listOrders(
  context: Context,
  customer: Customer,
  page: { limit: number; cursor?: string | undefined },
): ReadPage<Order> {
  const settings = await readSettings(context)
  const list = { table: orders, where: ownedBy(customer), order: NEWEST, ...page }
  return readPage(context.db, list, async (isOnPage, order) => {
    const rows = await selectOrders(context.db).where(isOnPage).orderBy(order)
    return rows.map((row) => toOrder(row, settings, context.now()))
  })
}

/** By the number as a customer quotes it: lower case, spaces and hyphens are forgiven. With its history. */
export async function findOrder(
  context: Context,
  customer: Customer,
  quoted: string,
): Promise<Result<Order, RefusalOf<'not-found'>>> {
  const orderNumber = parseOrderNumber(quoted)
  if (!orderNumber) return refuse({ code: 'not-found' })
  const [settings, [order]] = await Promise.all([
    readSettings(context),
    selectOrders(context.db).where(and(ownedBy(customer), eq(orders.orderNumber, orderNumber))),
  ])
  if (!order) return refuse({ code: 'not-found' })
  return ok({
    ...toOrder(order, settings, context.now()),
    history: await readOrderHistory(context, order.id),
  })
}

/** An order of this customer; null if it is somebody else's or was deleted. */
export async function loadOrder(
  db: Queryable,
  customer: Customer,
  orderId: number,
): Promise<OrderFacts | null> {
  const [order] = await selectOrders(db).where(and(ownedBy(customer), eq(orders.id, orderId)))
  return order ?? null
}

/** The numbers of those that are not closed yet, newest first: an account cannot end before them. */
export async function listOpenOrders(db: Queryable, userId: string): Promise<string[]> {
  // F-02, F-03: refunds must be paid and returns decided first.
  const waitingReturns = db.select({ id: returns.orderId }).from(returns).where(eq(returns.state, 'waiting'))
  const isUnderWay = notInArray(orders.status, FINAL_STATUSES)
  const isOpen = or(isUnderWay, IS_OWED, inArray(orders.id, waitingReturns))
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.deletedAt), isOpen))
    .orderBy(desc(orders.id))
  return rows.map(({ orderNumber }) => orderNumber)
}

/** With their items; the caller says whose. */
export function selectOrders(db: Queryable) {
  return db.select(ORDER_COLUMNS).from(orders)
}

function ownedBy({ id }: Customer) {
  return and(eq(orders.userId, id), isNull(orders.deletedAt))
}

const NEWEST: ListOrder = { keys: [orders.id], direction: 'DESC NULLS LAST' }
