// Price ranges by category, and the animal categories delivered to a governorate; cached until products change.
import { sql } from 'drizzle-orm'
import { type Baisa, parseRials, toRials, ZERO } from '#domain/money.ts'
import type { ProductType } from '#domain/product.ts'
import { filterOf, isShown } from '#server/catalog/listing/catalogue-filter.ts'
import { countUpTo } from '#server/catalog/listing/count-products.ts'
import type { Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'

export type CategoryPrices = { categoryId: number; type: ProductType; from: string; to: string }

/** Of all visible products, even sold-out ones, so that ranges do not change with sales. */
export function priceRanges({ db, changes }: Reader): Promise<CategoryPrices[]> {
  return changes.cached('price ranges', async () => {
    const rows = await db
      .select({
        categoryId: products.categoryId,
        type: products.itemType,
        from: sql<string>`min(${products.askedPrice})`,
        to: sql<string>`max(${products.askedPrice})`,
      })
      .from(products)
      .where(isShown)
      .groupBy(products.categoryId, products.itemType)
    return rows.flatMap(({ categoryId, type, from, to }) =>
      categoryId === null
        ? []
        : [{ categoryId, type, from: toRials(amountOf(from)), to: toRials(amountOf(to)) }],
    )
  })
}

function amountOf(rials: string): Baisa {
  return parseRials(rials) ?? ZERO
}

/** The categories with an animal that is delivered to the governorate. */
export function categoriesReaching(
  { db, changes }: Reader,
  regionId: number,
  categoryIds: readonly number[],
): Promise<number[]> {
  return changes.cached(`reaching ${regionId} ${categoryIds.join()}`, async () => {
    const reached = await Promise.all(
      categoryIds.map((category) =>
        countUpTo({ db }, 1, filterOf({ category, type: 'animal', region: regionId })),
      ),
    )
    return categoryIds.filter((_, at) => (reached[at] ?? 0) > 0)
  })
}
