// The item's picture of an animal (H-04, H-05): the one with which it was ordered, since the item may show the next
// animal by now. Null for one that left without an order.
import { sql } from 'drizzle-orm'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems } from '#server/database/tables/orders.ts'

/** In a query that joins the animal's product. */
export const ITEM_PICTURE = sql<string | null>`CASE
  WHEN ${animals.orderId} IS NOT NULL THEN (SELECT ${orderItems.productImageUrl} FROM ${orderItems}
    WHERE ${orderItems.orderId} = ${animals.orderId} AND ${orderItems.productId} = ${animals.productId})
  WHEN ${animals.leftOn} IS NULL THEN ${products.imageUrl} END`
