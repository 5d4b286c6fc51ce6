// Ends an order and puts what it held back on the shelf, once: who cancels, whether the customer, the shop or the
// clock, does it through here.
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { putBack } from '#server/catalog/put-back.ts'
import { orderHistory, orderItems, orders } from '#server/database/tables/orders.ts'
import { followOrder } from '#server/invoices/follow-order.ts'
import { giveVoucherBack } from '#server/vouchers/use-voucher.ts'

export type Cancellation = {
  orderId: number
  why: 'order-cancelled' | 'order-expired'
  actor: 'customer' | 'admin' | 'system'
  actorId: string | null
  /** What an administrator gives as the reason; it stays in the shop. */
  reason?: string | null
  /** What they tell the customer. */
  note?: string | null
  at: Date
}

/**
 * The products whose stock came back, to be announced after the commit; null when the order was cancelled before or is
 * not there. Whether it may be cancelled is the caller's to decide, who holds its lock.
 */
export async function cancelAndRestock(
  tx: Transaction,
  { orderId, why, at, ...by }: Cancellation,
): Promise<number[] | null> {
  const [order] = await tx
    .select({ status: orders.status, holdsStock: orders.holdsStock })
    .from(orders)
    .where(and(eq(orders.id, orderId), ne(orders.status, 'cancelled')))
    .for('update')
  if (!order) return null
  await tx
    .update(orders)
    .set({ status: 'cancelled', holdsStock: false, cartId: null, updatedAt: at })
    .where(eq(orders.id, orderId))
  const event = why === 'order-expired' ? 'expired' : 'status'
  await tx
    .insert(orderHistory)
    .values({ orderId, event, fromValue: order.status, toValue: 'cancelled', createdAt: at, ...by })
  const restocked = order.holdsStock ? await restock(tx, { orderId, why, actorId: by.actorId, at }) : []
  await giveVoucherBack(tx, orderId)
  // After the products, as everywhere: the counter of credit notes is locked last.
  await followOrder(tx, orderId, at)
  return restocked
}

/** The products whose stock came back. Those that have left the books since have no stock to return to. */
export async function restock(
  tx: Transaction,
  {
    orderId,
    why,
    actorId,
    at,
  }: Pick<Cancellation, 'orderId' | 'actorId' | 'at'> & { why: Cancellation['why'] | 'order-deleted' },
): Promise<number[]> {
  const change = sql<number>`${orderItems.quantity} - ${orderItems.returned}`
  const held = await tx
    .select({ productId: orderItems.productId, change })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.productId)))
  const changes = held.flatMap(({ productId, change }) => (productId === null ? [] : [{ productId, change }]))
  if (!(await putBack(tx, changes, { reason: why, orderId, actorId }, at)))
    throw new Error('the stock of an order did not come back')
  return changes.map(({ productId }) => productId)
}
