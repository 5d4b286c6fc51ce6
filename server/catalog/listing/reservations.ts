// Sold-out products that may become available again, because holds or unverified orders reserve some units (S2-10,
// S2-12). Computed on each read from the orders; a product's row does not change when its order is paid.
import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Product } from '#contract/catalog.ts'
import type { Database } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import type { Reader } from '#server/context.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'
import { holds } from '#server/database/tables/holds.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'

/** Marks the reserved ones among the sold-out products. Runs no query if all are in stock. */
export async function withReservations<Kind extends Product>(
  context: Reader,
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

/** For each product the first deadline that may release units; null if only the shop decides that. */
async function selectReservations({ db }: Reader, productIds: number[]): Promise<Map<number, string | null>> {
  const all = reservedUnits(db, productIds)
  const rows = await db
    .select({
      productId: all.productId,
      until: sql<Date | null>`min(${all.until})`.mapWith(orders.expiresAt),
    })
    .from(all)
    .groupBy(all.productId)
  return new Map(rows.map(({ productId, until }) => [productId, until?.toISOString() ?? null]))
}

/** F-07: for whom these products are reserved, and until when; null if only the shop decides that. */
export async function listReservations({ db }: Reader, productIds: number[]) {
  const all = reservedUnits(db, productIds)
  const until = sql<Date | null>`${all.until}`.mapWith(orders.expiresAt)
  const rows = await db
    .select({ ...pick(all, 'productId', 'orderId', 'orderNumber', 'name'), until })
    .from(all)
    .orderBy(all.until)
  return rows.map((row) => ({ ...row, until: row.until?.toISOString() ?? null }))
}

function reservedUnits(db: Database, productIds: number[]) {
  const { status, paymentStatus, paymentAmount, expiresAt } = orders
  // As ENDS_AT_DEADLINE of server/orders, without the transfers that are reported: those are moved by the shop's look.
  const endsByClock = sql`${paymentStatus} <> 'reported' AND ${paymentAmount} = 0
    AND (${status} <> 'processing' OR ${paymentStatus} = 'rejected')`
  const ordered = db
    .select({
      productId: sql<number>`${orderItems.productId}`.as('product_id'),
      until: sql<Date | null>`CASE WHEN ${endsByClock} THEN ${expiresAt} END`.as('until'),
      orderId: sql<number | null>`${orders.id}`.as('order_id'),
      orderNumber: sql<string | null>`${orders.orderNumber}`.as('order_number'),
      name: sql<string | null>`${orders.customerName}`.as('name'),
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
        sql`(SELECT ${HELD_UNITS} FROM order_items i WHERE i.id = ${orderItems.id}) > 0`,
      ),
    )
  const kept = db
    .select({
      productId: sql<number>`${holds.productId}`.as('product_id'),
      until: sql<Date | null>`${holds.until}`.as('until'),
      orderId: sql<number | null>`NULL::int`.as('order_id'),
      orderNumber: sql<string | null>`NULL::text`.as('order_number'),
      name: sql<string | null>`coalesce(${holds.name}, ${holds.email})`.as('name'),
    })
    .from(holds)
    .where(and(inArray(holds.productId, productIds), isNull(holds.endedAt)))
  return unionAll(ordered, kept).as('reserved')
}
