// The visible products for search engines, in ranges of ids, so that the last range is as fast as the first.
import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { ProductImage } from '#contract/catalog.ts'
import type { ProductType } from '#domain/product.ts'
import { isShown } from '#server/catalog/listing/catalogue-filter.ts'
import type { Reader } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'

/** Ids in one stretch; the protocol allows 50,000 addresses and 50 MB a file. */
const STRETCH = 10_000

export type FindableProduct = { id: number; type: ProductType; updatedAt: Date; images: ProductImage[] }

/** The stretches that hold anything, by their number from 0. */
export async function productStretches({ db }: Reader): Promise<number[]> {
  const { rows } = await db.execute<{ stretch: number }>(sql`
    SELECT stretch FROM generate_series(0, (SELECT coalesce(max(id), 0) / ${STRETCH} FROM ${products})) AS stretch
    WHERE EXISTS (
      SELECT 1 FROM ${products}
      WHERE id >= stretch * ${STRETCH} AND id < (stretch + 1) * ${STRETCH} AND is_active
    )
    ORDER BY stretch`)
  return rows.map(({ stretch }) => Number(stretch))
}

export async function findableProducts({ db }: Reader, stretch: number): Promise<FindableProduct[]> {
  return db
    .select({
      id: products.id,
      type: products.itemType,
      updatedAt: products.updatedAt,
      images: products.images,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isShown, between(products.id, stretch * STRETCH, (stretch + 1) * STRETCH - 1)))
    .orderBy(asc(products.id))
}

export type FindableCategory = { id: number; updatedAt: Date; image: string | null }

/** The families that are shown; each changes with what is in it. */
export async function findableCategories({ db }: Reader): Promise<FindableCategory[]> {
  const { rows } = await db.execute<{ id: number; changed: string; image: string | null }>(sql`
    SELECT c.id, c.image_url AS image, to_json(greatest(c.updated_at, (
      SELECT max(updated_at) FROM products p WHERE p.category_id = c.id AND p.is_active
    ))) #>> '{}' AS changed
    FROM categories c WHERE c.is_active ORDER BY c.id`)
  return rows.map(({ id, image, changed }) => ({ id, image, updatedAt: new Date(changed) }))
}
