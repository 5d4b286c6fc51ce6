// The products whose pages depend on the state of an order: pages of sold-out products say whether they are reserved
// and until when (S2-10), those of animals what their records prove (H-03). They become stale when the order changes
// without a change of stock.
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems } from '#server/database/tables/orders.ts'

/** To be announced after the commit. */
export async function soldOutItems(tx: Transaction, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(eq(orderItems.orderId, orderId), or(eq(products.quantity, 0), isNotNull(products.typedHealth))),
    )
  return rows.map(({ id }) => id)
}
