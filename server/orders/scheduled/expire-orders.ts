// Cancels orders whose deadline has passed and puts their stock back, once: those that are not paid, and those whose
// reported transfer nobody has found. The cart stays as it is.
import { and, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { cancelAndRestock } from '#server/orders/changes/cancel-and-restock.ts'
import { ENDS_AT_DEADLINE } from '#server/orders/queries/order-deadline.ts'

/** Returns the number of cancelled orders. Several sweeps may run at once: each skips what another has locked. */
export async function expireOrders(context: Context): Promise<number> {
  for (let expired = 0; ; expired++) {
    if (!(await expireOne(context))) return expired
  }
}

/** One transaction per order, so that checkouts do not wait for a sweep. False if none is left. */
async function expireOne(context: Context): Promise<boolean> {
  const returned = await inTransaction(context.db, async (tx) => {
    const at = context.now()
    const order = await lockOverdueOrder(tx, at)
    if (!order) return null
    const products = await cancelAndRestock(tx, {
      orderId: order.id,
      why: 'order-expired',
      actor: 'system',
      actorId: null,
      at,
    })
    const mail = order.paymentStatus === 'awaiting' ? 'order-expired' : 'order-unverified'
    await context.jobs.enqueue(tx, 'send-mail', [{ mail, orderId: order.id }])
    return products
  })
  if (returned === null) return false
  context.changes.announceStock(returned)
  return true
}

/** H-07: an order that was handed over in part does not expire; the office decides. */
const WITH_THE_SHOP = sql`NOT EXISTS (SELECT FROM handovers h WHERE h.order_id = orders.id AND h.set_aside_at IS NULL)`

async function lockOverdueOrder(tx: Transaction, at: Date) {
  const [order] = await tx
    .select({ id: orders.id, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(ENDS_AT_DEADLINE, lte(orders.expiresAt, at), WITH_THE_SHOP))
    .orderBy(orders.expiresAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return order ?? null
}
