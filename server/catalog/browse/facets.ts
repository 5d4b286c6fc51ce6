// GET /api/products/facets: what each filter would leave of the current search and the other filters (S2-07).
import { and, type SQL, sql } from 'drizzle-orm'
import type { Facet, Facets } from '#contract/catalog.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { parseRials, toRials } from '#domain/money.ts'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import {
  ageGroup,
  type CatalogueQuery,
  filterKey,
  filterOf,
  filterParts,
  isAnimal,
  isShown,
} from '#server/catalog/listing/catalogue-filter.ts'
import { findProducts } from '#server/catalog/search/search-products.ts'
import { matches } from '#server/catalog/search/search-ranks.ts'
import type { Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'

/** Counting stops here, shown as «+1000». */
const MAX_COUNTED = 1000
/** How many breeds and colours are shown, the most frequent ones. */
const MAX_VALUES = 24

const NOTHING: Facets = {
  category: [],
  type: [],
  gender: [],
  vaccinated: [],
  inStock: [],
  breed: [],
  color: [],
  age: [],
  price: null,
}

type CountedFacet = keyof Omit<Facets, 'price'>

export async function findFacets(context: Reader, query: CatalogueQuery): Promise<Facets> {
  const search = foldArabic((query.search ?? '').slice(0, MAX_SEARCH_LENGTH))
  if (!search && query.search?.trim()) return NOTHING
  const found = search ? await matchSearch(context, query, search) : undefined
  const { rows } = await context.db.execute<{ facet: string; value: string; count: number }>(
    selectCounts(query, found),
  )
  const facets = structuredClone(NOTHING)
  const [from, to] = ['from', 'to'].map((name) => rows.find(({ facet }) => facet === name)?.value)
  if (from && to) facets.price = { from: moneyText(from), to: moneyText(to) }
  for (const { facet, value, count } of rows) {
    if (facet in facets && facet !== 'price') facets[facet as CountedFacet].push(toFacet(value, count))
  }
  return facets
}

/** The search as in the list: counted and corrected with all filters. */
async function matchSearch(context: Reader, query: CatalogueQuery, search: string): Promise<SQL> {
  const key = query.inStock ? null : filterKey(query)
  const { queries } = await findProducts(context, filterOf(query), search, key)
  return matches(queries.likely)
}

const VALUES: Record<CountedFacet, SQL> = {
  category: sql`${products.categoryId}::text`,
  type: sql`${products.itemType}`,
  gender: sql`CASE WHEN ${isAnimal} THEN nullif(${products.gender}, 'unknown') END`,
  vaccinated: sql`CASE WHEN ${isAnimal} AND ${products.vaccinated} THEN 'true' END`,
  inStock: sql`CASE WHEN ${products.isInStock} THEN 'true' END`,
  breed: sql`CASE WHEN ${isAnimal} THEN ${products.breedArabic} END`,
  color: sql`${products.colorArabic}`,
  age: ageGroup,
}

/** One scan of the products that fail at most one filter: they count for that filter's facet, the others for all. */
function selectCounts(query: CatalogueQuery, found: SQL | undefined): SQL {
  const { region, ...parts } = filterParts(query)
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const fails = (name: keyof typeof parts) => sql`(${parts[name] ?? sql`true`}) IS NOT TRUE`
  const failures = names.map((name) => sql`(${fails(name)})::int`)
  const failed = names.length > 0 ? sql.join(failures, sql` + `) : sql`0`
  const only = names.map((name) => sql`WHEN ${fails(name)} THEN ${sql.raw(`'${name}'`)}`)
  const missed = only.length > 0 ? sql`CASE ${sql.join(only, sql` `)} END` : sql`NULL::text`
  const columns = Object.entries(VALUES).map(([name, value]) => sql`${value} AS ${sql.identifier(name)}`)
  const counts = (Object.keys(VALUES) as CountedFacet[]).map((facet) => {
    const value = sql.identifier(facet)
    const name = sql.raw(`'${facet}'`)
    return sql`(SELECT ${name} AS facet, ${value} AS value, count(*)::int AS count FROM fitting
      WHERE ${value} IS NOT NULL AND (missed IS NULL OR missed = ${name})
      GROUP BY ${value} ORDER BY count(*) DESC, ${value} LIMIT ${facet === 'category' ? 1000 : MAX_VALUES})`
  })
  const bound = (name: 'from' | 'to', aggregate: 'min' | 'max') =>
    sql`SELECT ${sql.raw(`'${name}'`)}, ${sql.raw(aggregate)}(price)::text, 0 FROM fitting
      WHERE missed IS NULL OR missed = 'price'`
  return sql`WITH fitting AS MATERIALIZED (
      SELECT ${products.askedPrice} AS price, ${missed} AS missed, ${sql.join(columns, sql`, `)} FROM products
      WHERE ${and(isShown, region, found)} AND ${failed} <= 1
    ) ${sql.join([...counts, bound('from', 'min'), bound('to', 'max')], sql` UNION ALL `)}`
}

function toFacet(value: string, count: number): Facet {
  return count > MAX_COUNTED ? { value, count: MAX_COUNTED, more: true } : { value, count }
}

function moneyText(rials: string): string {
  return toRials(parseRials(rials) ?? (0 as never))
}
