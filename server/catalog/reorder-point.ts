// With how many left more is to be ordered (W-10), of a row of `products`; null for an animal.
import { sql } from 'drizzle-orm'
import { LOW_STOCK } from '#domain/stock.ts'
import { products } from '#server/database/tables/catalog.ts'

export const reorderPoint = sql<number | null>`CASE WHEN ${products.itemType} = 'product'
  THEN coalesce(${products.reorderPoint}, ${sql.raw(String(LOW_STOCK))}) END`
