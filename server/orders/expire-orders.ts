// Cancels orders whose deadline has passed and puts their stock back, once: those that are not paid, and those whose
// reported transfer nobody has found. The cart stays as it is.

import { inTransaction } from '#platform/database/in-transaction.ts'
import { statement } from '#platform/database/statement.ts'
import { ok } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { cancelAndRestock } from './cancel-and-restock.ts'
import { ENDS_AT_DEADLINE } from './order-deadline.ts'

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
    const mail = order.isReported ? 'order-unverified' : 'order-expired'
    await context.jobs.enqueue(tx, 'send-mail', [{ mail, orderId: order.id }])
    return ok(products)
  })
  if (!returned.ok || returned.value === null) return false
  context.changes.announceStock(returned.value)
  return true
}

const lockOverdueOrder = statement<[at: Date], { id: number; isReported: boolean }>(
  'lock_overdue_order',
  `SELECT o.id, o.payment_status IN ('reported', 'rejected') AS "isReported" FROM orders o WHERE ${ENDS_AT_DEADLINE} AND o.expires_at <= $1::timestamptz
   ORDER BY o.expires_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
)
