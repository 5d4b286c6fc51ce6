// Which products of an order are shown by what becomes of it: of what is sold out, pages say whether it is reserved and
// until when (S2-10), and of animals with records, what is proven of those that are here (H-03). They are stale when the
// order moves without moving stock.
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
