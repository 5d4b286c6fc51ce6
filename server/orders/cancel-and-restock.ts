// Ends an order and puts what it held back on the shelf, once: who cancels, whether the customer, the shop or the
// clock, does it through here.

import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { type StockChange, takeStock } from '#server/catalog/take-stock.ts'

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
export async function cancelAndRestock(tx: Transaction, cancelled: Cancellation): Promise<number[] | null> {
  const { orderId, why, actor, actorId, reason = null, note = null, at } = cancelled
  const event = why === 'order-expired' ? 'expired' : 'status'
  const [order] = await markCancelled(tx, orderId, at, event, actor, actorId, reason, note)
  if (!order) return null
  if (!order.heldStock) return []
  // Read only once the order is locked: it may have been amended a moment before.
  const changes = await selectHeldStock(tx, orderId)
  if (!(await takeStock(tx, changes, { reason: why, orderId, actorId })))
    throw new Error('the stock of a cancelled order did not come back')
  return changes.map(({ productId }) => productId)
}

const markCancelled = statement<
  [
    orderId: number,
    at: Date,
    event: 'expired' | 'status',
    actor: Cancellation['actor'],
    actorId: string | null,
    reason: string | null,
    note: string | null,
  ],
  { heldStock: boolean }
>(
  'cancel_order',
  `WITH before AS (
     SELECT id, status, holds_stock FROM orders WHERE id = $1 AND status <> 'cancelled' FOR UPDATE
   ), cancelled AS (
     UPDATE orders o SET status = 'cancelled', holds_stock = false, cart_id = NULL, updated_at = $2::timestamptz
     FROM before WHERE o.id = before.id
   ), history AS (
     INSERT INTO order_history (order_id, event, from_value, to_value, actor, actor_id, reason, note, created_at)
     SELECT id, $3, status, 'cancelled', $4, $5, $6, $7, $2 FROM before
   )
   SELECT holds_stock AS "heldStock" FROM before`,
)

/** What an order holds. Products that have left the books since have no stock to return to. */
export const selectHeldStock = statement<[orderId: number], StockChange>(
  'held_stock',
  `SELECT product_id AS "productId", quantity AS change FROM order_items
   WHERE order_id = $1 AND product_id IS NOT NULL`,
)
