// Counts matching products. Counting reads every match, so totals are cached until products change; sales only affect
// totals of filters on the stock.
import { type SQL, sql } from 'drizzle-orm'
import type { ProductType } from '#domain/product.ts'
import type { Context, Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { type CatalogueQuery, filterKey, isShown } from './catalogue-filter.ts'

/**
 * With fine filters, counting stops at this number and the shop shows «أكثر من» (more than). Counting by governorate
 * reads each product and then its governorates, which no single index covers.
 */
export function maxCounted(query: CatalogueQuery): number {
  if (!isFine(query)) return Number.POSITIVE_INFINITY
  return query.region === undefined ? 10_000 : 1000
}

/** Exact without fine filters; otherwise at most maxCounted + 1. */
export function countProducts(context: Reader, query: CatalogueQuery, filter: SQL): Promise<number> {
  if (!isFine(query)) return countPlainly(context, query)
  const count = () => countUpTo(context, maxCounted(query) + 1, filter)
  return query.inStock ? count() : context.changes.cached(`count ${filterKey(query)}`, count)
}

/** True if the filter has more than a category and a type. */
function isFine(query: CatalogueQuery): boolean {
  const { region, minPrice, maxPrice, gender, vaccinated, inStock, breed, color, age } = query
  return (
    [region, minPrice, maxPrice, gender, breed, color, age].some((value) => value !== undefined) ||
    vaccinated ||
    inStock ||
    false
  )
}

/** Materialized, so that the planner uses the indexes instead of scanning the table for an early match. */
export async function countUpTo(
  { db }: Pick<Context, 'db'>,
  most: number,
  where: SQL | undefined,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    WITH fitting AS MATERIALIZED (SELECT FROM products WHERE ${where})
    SELECT count(*)::int AS count FROM (SELECT FROM fitting LIMIT ${most}) AS counted`)
  return rows[0]?.count ?? 0
}

async function countPlainly(context: Reader, { category, type }: CatalogueQuery): Promise<number> {
  const counts = await countsOfShown(context)
  return counts
    .filter(
      (of) =>
        (category === undefined || of.category === category) && (type === undefined || of.type === type),
    )
    .reduce((sum, { count }) => sum + count, 0)
}

type ShownCount = { category: number | null; type: ProductType; count: number }

/** The visible products by category and type: one index scan for the whole shop. */
export function countsOfShown({ db, changes }: Reader): Promise<ShownCount[]> {
  return changes.cached(
    'counts',
    async () =>
      await db
        .select({ category: products.categoryId, type: products.itemType, count: sql<number>`count(*)::int` })
        .from(products)
        .where(isShown)
        .groupBy(products.categoryId, products.itemType),
  )
}
