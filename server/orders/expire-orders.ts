// Cancels pending orders whose deadline has passed and puts their stock back, once. The cart stays as it is.
import { ok } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { statement } from '#server/database/statement.ts'
import { cancelAndRestock } from './cancel-and-restock.ts'

/** How many orders were cancelled. Any number of sweeps may run at once: what one has locked, the others pass by. */
export async function expireOrders(context: Context): Promise<number> {
  for (let expired = 0; ; expired++) {
    if (!(await expireOne(context))) return expired
  }
}

/** A transaction an order, so that nobody who checks out waits for a sweep. False when none is left. */
async function expireOne(context: Context): Promise<boolean> {
  const returned = await inTransaction<number[] | null, never>(context.db, async (tx) => {
    const at = context.now()
    const [order] = await lockOverdueOrder(tx, at)
    if (!order) return ok(null)
    const products = await cancelAndRestock(tx, {
      orderId: order.id,
      why: 'order-expired',
      actor: 'system',
      actorId: null,
      at,
    })
    await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'order-expired', orderId: order.id }])
    return ok(products)
  })
  if (!returned.ok || returned.value === null) return false
  context.changes.announceStock(returned.value)
  return true
}

const lockOverdueOrder = statement<[at: Date], { id: number }>(
  'lock_overdue_order',
  `SELECT id FROM orders
   WHERE status = 'pending' AND deleted_at IS NULL AND expires_at <= $1::timestamptz
   ORDER BY expires_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
)
