// A delivery run follows its orders (W-07): an order that the office moves, cancels or deletes leaves the run.
import { and, eq, or } from 'drizzle-orm'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { runStops } from '#server/database/tables/runs.ts'

/** @param status the order's new status. The caller holds the order's lock. */
export async function releaseStops(tx: Transaction, orderId: number, status: OrderStatus): Promise<void> {
  const isOpen = eq(runStops.state, 'open')
  // A delivery counts as long as its order is delivered.
  const stale = status === 'delivered' ? isOpen : or(isOpen, eq(runStops.state, 'delivered'))
  await tx
    .update(runStops)
    .set({ state: 'released' })
    .where(and(eq(runStops.orderId, orderId), stale))
}
