// What is sold out but may come back: all there was is taken, and orders hold some of it whose money nobody has verified
// (S2-10). Counted when it is read, because only an order knows; a product's row does not change when its order is paid.
import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Product } from '#contract/catalog.ts'
import type { Context } from '#server/context.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'

/** The products, with those of them reserved that have none left. Asks for nothing where all have some. */
export async function withReservations<Kind extends Product>(
  context: Pick<Context, 'db'>,
  products: readonly Kind[],
): Promise<Kind[]> {
  const soldOut = products.filter(({ quantity }) => quantity === 0).map(({ id }) => id)
  if (soldOut.length === 0) return [...products]
  const reservations = await selectReservations(context, soldOut)
  return products.map((product) => {
    const reservedUntil = reservations.get(product.id)
    return reservedUntil === undefined ? product : { ...product, isReserved: true, reservedUntil }
  })
}

/** By product the first deadline at which some of it comes back; null where only the shop decides that. */
async function selectReservations(
  { db }: Pick<Context, 'db'>,
  productIds: number[],
): Promise<Map<number | null, string | null>> {
  const { status, paymentStatus, paymentAmount, expiresAt } = orders
  // As ENDS_AT_DEADLINE of server/orders, without the transfers that are reported: those are moved by the shop's look.
  const endsByClock = sql`${paymentStatus} <> 'reported' AND ${paymentAmount} IS NULL
    AND (${status} <> 'processing' OR ${paymentStatus} = 'rejected')`
  const rows = await db
    .select({
      productId: orderItems.productId,
      until: sql<Date | null>`min(${expiresAt}) FILTER (WHERE ${endsByClock})`.mapWith(expiresAt),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(orderItems.productId, productIds),
        isNull(orders.deletedAt),
        ne(status, 'cancelled'),
        ne(paymentStatus, 'verified'),
        notInArray(status, ['shipped', 'delivered']),
      ),
    )
    .groupBy(orderItems.productId)
  return new Map(rows.map(({ productId, until }) => [productId, until?.toISOString() ?? null]))
}
