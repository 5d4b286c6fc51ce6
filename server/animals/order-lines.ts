// The items of an order with their animals: locked before the records, as everywhere, and counted.
import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { HELD_UNITS } from '#server/database/held-units.ts'

export async function lockItemsOfOrder(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`
    SELECT FROM products WHERE id IN (SELECT product_id FROM order_items WHERE order_id = ${orderId})
    ORDER BY id FOR NO KEY UPDATE`)
}

/** `units`: with the customer or on the way. `known`: the animals assigned to them. */
type KnownUnits = { productId: number; units: number; known: number }

export async function readLines(tx: Transaction, orderId: number): Promise<KnownUnits[]> {
  const { rows } = await tx.execute<KnownUnits>(sql`
    SELECT i.product_id AS "productId", sum(${HELD_UNITS})::int AS units,
      (SELECT count(*) FROM animals a WHERE a.order_id = ${orderId} AND a.product_id = i.product_id)::int AS known
    FROM order_items i JOIN products p ON p.id = i.product_id
    WHERE i.order_id = ${orderId} AND (p.item_type = 'animal'
      OR EXISTS (SELECT FROM animals a WHERE a.order_id = ${orderId} AND a.product_id = p.id)) GROUP BY i.product_id`)
  return rows
}
