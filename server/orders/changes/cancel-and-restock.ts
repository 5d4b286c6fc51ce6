// Cancels an order and returns its stock, exactly once: by the customer, the shop or a deadline.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { LOSS_REASONS } from '#domain/returns/return-rules.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { releaseAnimals } from '#server/animals/order-animals.ts'
import type { PassedOn } from '#server/animals/passed-on.ts'
import { putBack } from '#server/catalog/stock/put-back.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import { orderHistory, orders } from '#server/database/tables/orders.ts'
import { returns } from '#server/database/tables/returns.ts'
import { followOrder } from '#server/invoices/follow-order.ts'
import { giveVoucherBack } from '#server/vouchers/use-voucher.ts'

export type Cancellation = {
  orderId: number
  why: 'order-cancelled' | 'order-expired'
  actor: 'customer' | 'admin' | 'system'
  actorId: string | null
  /** The administrator's reason, for the shop only. */
  reason?: string | null
  /** The note to the customer. */
  note?: string | null
  at: Date
}

/**
 * The products whose stock was returned, to be announced after the commit; null if the order was cancelled before or
 * does not exist. The caller holds its lock and has decided that it may be cancelled.
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
  const passedOn = await releaseAnimals(tx, orderId, at)
  const event = why === 'order-expired' ? 'expired' : 'status'
  await tx
    .insert(orderHistory)
    .values({ orderId, event, fromValue: order.status, toValue: 'cancelled', createdAt: at, ...by })
  const restocked = order.holdsStock
    ? await restock(tx, { orderId, why, actorId: by.actorId, passedOn, at })
    : []
  await closeLosses(tx, orderId, at)
  await giveVoucherBack(tx, orderId)
  // After the products, as everywhere: the counter of credit notes is locked last.
  await followOrder(tx, orderId, at)
  return restocked
}

/** H-10: closes the open cases about lost animals; their money goes back with the whole order. */
export async function closeLosses(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const isOpen = and(eq(returns.orderId, orderId), eq(returns.state, 'waiting'))
  await tx
    .update(returns)
    .set({ state: 'over', decidedAt: at })
    .where(and(isOpen, inArray(returns.reason, [...LOSS_REASONS])))
}

type Restocked = Pick<Cancellation, 'orderId' | 'actorId' | 'at'> & {
  why: Cancellation['why'] | 'order-deleted'
  /** H-04: animals of the order that belong to a later owner. */
  passedOn: readonly PassedOn[]
}

/**
 * The products whose stock came back. Those that have left the books since have no stock to return to, and the unit of
 * an animal that its buyer passed on is written off.
 */
export async function restock(
  tx: Transaction,
  { orderId, why, actorId, passedOn, at }: Restocked,
): Promise<number[]> {
  const { rows } = await tx.execute<{ productId: number; held: number; orderNumber: string }>(sql`
    SELECT i.product_id AS "productId", ${HELD_UNITS} AS held, o.order_number AS "orderNumber"
    FROM order_items i JOIN orders o ON o.id = i.order_id
    WHERE i.order_id = ${orderId} AND i.product_id IS NOT NULL ORDER BY i.id`)
  const lines = rows.map((row) => {
    const gone = passedOn.filter(({ productId }) => productId === row.productId).length
    return { ...row, gone: Math.min(gone, row.held) }
  })
  const back = lines.map(({ productId, held, gone }) => ({ productId, change: held - gone }))
  const released = lines.map(({ productId, gone }) => ({ productId, change: gone }))
  const left = lines.map(({ productId, gone }) => ({ productId, change: -gone }))
  const cause = { reason: why, orderId, actorId } as const
  const writeOff = { reason: 'write-off', orderId: null, actorId, note: rows[0]?.orderNumber ?? '' } as const
  const isBack =
    (await putBack(tx, back, cause, at)) &&
    (await takeStock(tx, released, cause)) &&
    (await takeStock(tx, left, writeOff))
  if (!isBack) throw new Error(`orders ${orderId}: its units did not go back into the stock`)
  return lines.map(({ productId }) => productId)
}
