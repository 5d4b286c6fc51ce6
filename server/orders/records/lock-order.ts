// Locks an order, so that nobody else changes it until the transaction ends.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CurrentOrderState } from '#contract/admin/orders.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import { pick } from '#platform/pick.ts'
import type { Customer } from '#server/access/current-user.ts'
import { orders } from '#server/database/tables/orders.ts'

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Null if it does not exist or was deleted; a deleted one is locked for its payments alone. */
export async function lockOrder(tx: Transaction, orderId: number, { alsoDeleted = false } = {}) {
  const [order] = await tx
    .select({
      ...pick(orders, 'id', 'orderNumber', 'status', 'paymentStatus', 'finalAmount', 'channel'),
      /** The amount paid according to the ledger (F-01). */
      paymentAmount: orders.paymentAmount,
      ...pick(orders, 'paymentReference', 'paymentReportedAt', 'expiresAt', 'updatedAt', 'holdsStock'),
      ...pick(orders, 'courier', 'trackingNumber', 'handedOverAt', 'deletedAt', 'deliveryDay'),
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), alsoDeleted ? undefined : isNull(orders.deletedAt)))
    .for('update')
  return order ? { ...order, ...(await readOrderFlags(tx, orderId)) } : null
}

/** Read once the lock is held: a statement that waited for it sees an older snapshot of other tables. */
async function readOrderFlags(tx: Transaction, orderId: number) {
  const [beside] = await tx
    .select({
      /** F-03: the order has a return, in any state. */
      // Drizzle omits the table's name in a query on one table, so the column would be read as that of the returns.
      hasReturns: sql<boolean>`EXISTS (SELECT FROM returns r WHERE r.order_id = orders.id)`,
      /** H-07: the buyer has signed for an animal of it. */
      hasHandovers: sql<boolean>`EXISTS (SELECT FROM handovers h WHERE h.order_id = orders.id AND h.set_aside_at IS NULL)`,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  return must(beside, `orders ${orderId}`)
}

export type LockedOwnOrder = NonNullable<Awaited<ReturnType<typeof lockOwnOrder>>>

/** A customer's own order. Null if it is not theirs (Z-02) or was deleted. */
export async function lockOwnOrder(tx: Transaction, { id: userId }: Customer, orderId: number) {
  const { id, status, paymentStatus, cartId, updatedAt } = orders
  const [order] = await tx
    .select({ id, status, paymentStatus, cartId, updatedAt })
    .from(orders)
    .where(and(eq(id, orderId), eq(orders.userId, userId), isNull(orders.deletedAt)))
    .for('update')
  return order ? { ...order, ...(await readOrderFlags(tx, orderId)) } : null
}

/** The refusal of a stale change. */
export function currentState({ status, paymentStatus, updatedAt }: LockedOrder): CurrentOrderState {
  return { status, paymentStatus, updatedAt: updatedAt.toISOString() }
}
