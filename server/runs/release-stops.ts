// A delivery run follows its orders (W-07): what the office moves, cancels or deletes by itself is no longer the driver's.
import { and, eq, or } from 'drizzle-orm'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { runStops } from '#server/database/tables/runs.ts'

/** @param status where the order stands from now on. The caller holds the order's lock. */
export async function releaseStops(tx: Transaction, orderId: number, status: OrderStatus): Promise<void> {
  const isOpen = eq(runStops.state, 'open')
  // A delivery stands for as long as its order is delivered.
  const stale = status === 'delivered' ? isOpen : or(isOpen, eq(runStops.state, 'delivered'))
  await tx
    .update(runStops)
    .set({ state: 'released' })
    .where(and(eq(runStops.orderId, orderId), stale))
}
