// How many products fit. Counting reads every one of them, so numbers are kept until products change; selling changes
// none of those that do not ask for stock.
import { type SQL, sql } from 'drizzle-orm'
import type { ProductType } from '#domain/product.ts'
import type { Context, Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { type CatalogueQuery, filterKey, isShown } from './catalogue-filter.ts'

/**
 * Beyond, nobody waits for the number of what fine filters leave; the shop says «أكثر من». Counting what a governorate
 * gets looks at each product and then for its governorates, which no index holds together.
 */
export function maxCounted(query: CatalogueQuery): number {
  if (!isFine(query)) return Number.POSITIVE_INFINITY
  return query.region === undefined ? 10_000 : 1000
}

/** Exact without fine filters; else up to maxCounted and one. */
export function countProducts(context: Reader, query: CatalogueQuery, filter: SQL): Promise<number> {
  if (!isFine(query)) return countPlainly(context, query)
  const count = () => countUpTo(context, maxCounted(query) + 1, filter)
  return query.inStock ? count() : context.changes.cached(`count ${filterKey(query)}`, count)
}

/** Whether more is asked than a category or a type. */
function isFine(query: CatalogueQuery): boolean {
  const { region, minPrice, maxPrice, gender, vaccinated, inStock, breed, color, age } = query
  return (
    [region, minPrice, maxPrice, gender, breed, color, age].some((value) => value !== undefined) ||
    vaccinated ||
    inStock ||
    false
  )
}

/** Materialized, so that the indexes are asked for all that fits and no table is read in the hope of an early find. */
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

/** What shoppers may see, by category and type: one look into one index for the whole shop. */
export function countsOfShown({ db, changes }: Pick<Context, 'db' | 'changes'>): Promise<ShownCount[]> {
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
