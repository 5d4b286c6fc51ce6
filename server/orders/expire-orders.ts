// Cancels pending orders whose deadline has passed and puts their stock back, once. The cart stays as it is.
import { ok } from '#domain/result.ts'
import { type StockChange, takeStock } from '#server/catalog/take-stock.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { statement } from '#server/database/statement.ts'

/** How many orders were cancelled. Any number of sweeps may run at once: what one has locked, the others pass by. */
export async function expireOrders(context: Context): Promise<number> {
  for (let expired = 0; ; expired++) {
    if (!(await expireOne(context))) return expired
  }
}

/** A transaction an order, so that nobody who checks out waits for a sweep. False when none is left. */
async function expireOne(context: Context): Promise<boolean> {
  const returned = await inTransaction<number[] | null, never>(context.db, async (tx) => {
    const [order] = await cancelOverdueOrder(tx, context.now())
    if (!order) return ok(null)
    // Read only once the order is locked: it may have been amended a moment before.
    const changes = await selectHeldStock(tx, order.id)
    const cause = { reason: 'order-expired', orderId: order.id, actorId: null } as const
    if (!(await takeStock(tx, changes, cause)))
      throw new Error('the stock of an expired order did not come back')
    await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'order-expired', orderId: order.id }])
    return ok(changes.map(({ productId }) => productId))
  })
  if (!returned.ok || returned.value === null) return false
  context.changes.announceStock(returned.value)
  return true
}

const cancelOverdueOrder = statement<[at: Date], { id: number }>(
  'expire_order',
  `WITH overdue AS (
     SELECT id FROM orders
     WHERE status = 'pending' AND deleted_at IS NULL AND expires_at <= $1::timestamptz
     ORDER BY expires_at LIMIT 1 FOR UPDATE SKIP LOCKED
   ), cancelled AS (
     UPDATE orders o SET status = 'cancelled', holds_stock = false, cart_id = NULL, updated_at = $1
     FROM overdue WHERE o.id = overdue.id
     RETURNING o.id
   ), history AS (
     INSERT INTO order_history (order_id, event, from_value, to_value, actor, created_at)
     SELECT id, 'expired', 'pending', 'cancelled', 'system', $1 FROM cancelled
   )
   SELECT id FROM cancelled`,
)

/** Products that have left the books since have no stock to return to. */
const selectHeldStock = statement<[orderId: number], StockChange>(
  'held_stock',
  `SELECT product_id AS "productId", quantity AS change FROM order_items
   WHERE order_id = $1 AND product_id IS NOT NULL`,
)
