// The stock level at which to reorder (W-10), for a row of `products`; null for an animal.
import { sql } from 'drizzle-orm'
import { LOW_STOCK } from '#domain/stock.ts'
import { products } from '#server/database/tables/catalog.ts'

export const reorderPoint = sql<number | null>`CASE WHEN ${products.itemType} = 'product'
  THEN coalesce(${products.reorderPoint}, ${sql.raw(String(LOW_STOCK))}) END`
