// The lines of an order as returns need them (F-03): how many came back, how many were asked back, and since when the
// customer has them.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { HANDOVER_LIMITS } from '#domain/handovers/handover.ts'
import type { Baisa } from '#domain/money.ts'
import type { ProductType } from '#domain/product.ts'
import type { Delivered } from '#domain/returns/return-rules.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { UNITS_WITH_BUYER } from '#server/animals/passed-on.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems, orders } from '#server/database/tables/orders.ts'
import { settings } from '#server/database/tables/shop.ts'

export type BoughtLine = {
  id: number
  productId: number | null
  nameArabic: string
  type: ProductType
  quantity: number
  price: Baisa
  discount: Baisa
  returned: number
  /** Given back already, or asked for and not decided. */
  claimed: number
  /** How many animals of the line its buyer has: handed over with signatures (H-07), or passed on (H-04). */
  withBuyer: number
  /** When the last of them was handed over; null where none was. */
  handedOverAt: Date | null
}

/** The type of a line's item; if the item was deleted, a line with a breed or an age was an animal. */
export const IS_ANIMAL = sql`coalesce(${products.itemType} = 'animal',
  coalesce(${orderItems.productBreed}, ${orderItems.productAge}) IS NOT NULL)`

/** For hand-overs `h`: the start of the buyer's time to claim. A phone whose clock is far behind does not shorten it (H-07). */
export const CLAIM_FROM =
  sql.raw(`max(CASE WHEN h.recorded_at - h.happened_at > interval '${HANDOVER_LIMITS.lateHours} hours'
  THEN h.recorded_at ELSE h.happened_at END)`)

/** Whose caller holds the order's lock, or only shows them. */
export function readReturnLines(on: Database | Transaction, orderId: number): Promise<BoughtLine[]> {
  const { id, productId, productNameArabic: nameArabic } = orderItems
  const { quantity, productPrice: price, discount, returned } = orderItems
  return on
    .select({
      ...{ id, productId, nameArabic, quantity, price, discount, returned },
      type: sql<ProductType>`CASE WHEN ${IS_ANIMAL} THEN 'animal' ELSE 'product' END`,
      handedOverAt: sql<Date | null>`(
          SELECT ${CLAIM_FROM} FROM handovers h WHERE h.order_item_id = ${orderItems.id} AND h.set_aside_at IS NULL
        )`.mapWith(orders.handedOverAt),
      withBuyer: sql<number>`(SELECT ${sql.raw(UNITS_WITH_BUYER)} FROM order_items i WHERE i.id = ${orderItems.id})`,
      claimed: sql<number>`${orderItems.returned} + coalesce((
          SELECT sum(ri.quantity) FROM return_items ri JOIN returns r ON r.id = ri.return_id
          WHERE ri.order_item_id = ${orderItems.id} AND r.state = 'waiting'
        ), 0)::int`,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
}

/** In id order, as every order takes its products. */
export async function lockProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const held = inArray(products.id, [...ids])
  await tx.select({ id: products.id }).from(products).where(held).orderBy(products.id).for('no key update')
}

/** Of `orders`; null while it is not delivered. */
export const DELIVERED_AT =
  sql<Date | null>`CASE WHEN ${orders.status} = 'delivered' AND ${orders.deletedAt} IS NULL THEN coalesce((
    SELECT max(h.created_at) FROM order_history h
    WHERE h.order_id = ${orders.id} AND h.event IN ('placed', 'status') AND h.to_value = 'delivered'
  ), ${orders.handedOverAt}, ${orders.createdAt}) END`.mapWith(orders.handedOverAt)

/** Since the last time that it was called delivered; while it is not, since never. */
export async function readDelivered(on: Database | Transaction, orderId: number): Promise<Delivered> {
  const [row] = await on
    .select({
      deliveredAt: DELIVERED_AT,
      returnHours: settings.returnHours,
    })
    .from(orders)
    .crossJoin(settings)
    .where(eq(orders.id, orderId))
  if (!row) throw new Error('an order that was just read is not there')
  return row
}
