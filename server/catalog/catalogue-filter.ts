// What narrows the catalogue (S-CATB-01, S-CATB-02).
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Baisa } from '#domain/money.ts'
import type { Gender, ProductSort, ProductType } from '#domain/product.ts'
import { products } from '#server/database/tables/catalog.ts'

export type CatalogueQuery = {
  search?: string
  category?: number
  sort?: ProductSort
  type?: ProductType
  /** A governorate it must be delivered to. */
  region?: number
  /** Both inclusive; a lowest above the highest finds nothing. */
  minPrice?: Baisa
  maxPrice?: Baisa
  /** Animals of that gender, no supplies. */
  gender?: Gender
  /** Only vaccinated animals, no supplies. */
  vaccinated?: boolean
  inStock?: boolean
  limit?: number
  /** `nextCursor` of the page before, for the same sort; one that is not understood counts as none. */
  cursor?: string
  /** How many to leave out; only for a page that is asked for by its number, because its cost grows with the number. */
  offset?: number
}

/** Products that shoppers may see: active, and their category too, if they have one. */
export const isShown: SQL = sql`${products.isActive} AND (${products.categoryId} IS NULL OR ${products.categoryId} IN (
  SELECT id FROM categories WHERE is_active
))`

const isAnimal = sql`${products.itemType} = 'animal'`

/** Everything but the search. */
export function filterOf(query: CatalogueQuery): SQL {
  const conditions = [isShown]
  if (query.category !== undefined) conditions.push(eq(products.categoryId, query.category))
  if (query.type) conditions.push(eq(products.itemType, query.type))
  if (query.minPrice !== undefined) conditions.push(gte(products.price, query.minPrice))
  if (query.maxPrice !== undefined) conditions.push(lte(products.price, query.maxPrice))
  // What only an animal is told of (toProduct), only animals are found by.
  if (query.gender) conditions.push(sql`${products.gender} = ${query.gender} AND ${isAnimal}`)
  if (query.vaccinated) conditions.push(sql`${products.vaccinated} AND ${isAnimal}`)
  if (query.inStock) conditions.push(sql`${products.isInStock}`)
  if (query.region !== undefined) {
    // Asked of each product that comes up: as an EXISTS, PostgreSQL would first read all that the governorate gets.
    const served = sql`(
      SELECT true FROM product_regions r WHERE r.product_id = ${products.id} AND r.region_id = ${query.region}::int
    )`
    conditions.push(or(products.deliveryEverywhere, served) as SQL, mayTravelTo(query.region))
  }
  return and(...conditions) as SQL
}

/** L-06: the governorate's own terms, as domain/delivery.ts decides; where it has none everything may travel. */
function mayTravelTo(regionId: number): SQL {
  const offered = (terms: SQL) => sql`coalesce((
    SELECT ${terms} FROM settings, jsonb_array_elements(delivery_exceptions) AS exception
    WHERE (exception->>'regionId')::int = ${regionId}::int
  ), true)`
  const home = sql`exception->>'home' IS NOT NULL`
  return sql`CASE
    WHEN ${isAnimal} THEN ${offered(sql`${home} AND (exception->>'animals')::boolean`)}
    WHEN ${products.deliveryType} = 'both' THEN ${offered(sql`${home} OR exception->>'office' IS NOT NULL`)}
    ELSE ${offered(home)}
  END`
}

/** Names the filter in what is kept. */
export function filterKey(query: CatalogueQuery): string {
  const { category, type, region, minPrice, maxPrice, gender, vaccinated } = query
  return JSON.stringify([category, type, region, minPrice, maxPrice, gender, vaccinated])
}
