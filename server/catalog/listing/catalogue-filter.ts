// The filters of the catalogue (S-CATB-01, S-CATB-02).
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Baisa } from '#domain/money.ts'
import {
  AGE_GROUPS,
  type AgeGroup,
  type Gender,
  type ProductSort,
  type ProductType,
} from '#domain/product.ts'
import { products } from '#server/database/tables/catalog.ts'

export type CatalogueQuery = {
  search?: string
  category?: number
  sort?: ProductSort
  type?: ProductType
  /** A governorate it must be delivered to. */
  region?: number
  /** Both inclusive; a minimum above the maximum finds nothing. */
  minPrice?: Baisa
  maxPrice?: Baisa
  /** Animals of that gender, no supplies. */
  gender?: Gender
  /** Only vaccinated animals, no supplies. */
  vaccinated?: boolean
  inStock?: boolean
  /** Must equal the Arabic value of the item. */
  breed?: string
  color?: string
  age?: AgeGroup
  limit?: number
  /** `nextCursor` of the previous page, for the same sort order; an invalid one is ignored. */
  cursor?: string
  /** The offset; only for numbered pages, since its cost grows with the number. */
  offset?: number
}

/** Products that shoppers may see: active, and their category too, if they have one. */
export const isShown: SQL = sql`${products.isActive} AND (${products.categoryId} IS NULL OR ${products.categoryId} IN (
  SELECT id FROM categories WHERE is_active
))`

export const isAnimal = sql`${products.itemType} = 'animal'`

type FilterName =
  | 'category'
  | 'type'
  | 'price'
  | 'gender'
  | 'vaccinated'
  | 'inStock'
  | 'breed'
  | 'color'
  | 'age'
  | 'region'

/** Everything but the search. */
export function filterOf(query: CatalogueQuery): SQL {
  return and(isShown, ...Object.values(filterParts(query))) as SQL
}

export function filterParts(query: CatalogueQuery): Partial<Record<FilterName, SQL>> {
  const { category, type, minPrice, maxPrice, gender, vaccinated, inStock, breed, color, age, region } = query
  const price = and(
    minPrice === undefined ? undefined : gte(products.askedPrice, minPrice),
    maxPrice === undefined ? undefined : lte(products.askedPrice, maxPrice),
  )
  return {
    ...(category !== undefined && { category: eq(products.categoryId, category) }),
    ...(type && { type: eq(products.itemType, type) }),
    ...(price && { price }),
    // Facts shown for animals only (toProduct) filter animals only.
    ...(gender && { gender: sql`${products.gender} = ${gender} AND ${isAnimal}` }),
    ...(vaccinated && { vaccinated: sql`${products.vaccinated} AND ${isAnimal}` }),
    ...(inStock && { inStock: sql`${products.isInStock}` }),
    ...(breed && { breed: sql`${products.breedArabic} = ${breed} AND ${isAnimal}` }),
    ...(color && { color: sql`${products.colorArabic} = ${color}` }),
    ...(age && { age: sql`${ageGroup} = ${age}` }),
    ...(region !== undefined && { region: reaches(region) }),
  }
}

function reaches(region: number): SQL {
  // A subquery evaluated per product: for an EXISTS, PostgreSQL would first read all products of the governorate.
  const served = sql`(
    SELECT true FROM product_regions r WHERE r.product_id = ${products.id} AND r.region_id = ${region}::int
  )`
  return and(or(products.deliveryEverywhere, served), mayTravelTo(region)) as SQL
}

/** Whole months of an animal: since its birth, else as its owner wrote its age («4 أشهر»، «سنة ونصف»). */
const ageInMonths = sql`CASE
  WHEN ${products.birthDate} IS NOT NULL THEN (
    SELECT extract(year FROM lived) * 12 + extract(month FROM lived)
    FROM age((now() AT TIME ZONE 'Asia/Muscat')::date, ${products.birthDate}) AS lived
  )
  WHEN ${products.age} ~ 'سنت|عامان|عامين' THEN 24
  WHEN ${products.age} ~ 'سن|عام' THEN 12 * coalesce(substring(${products.age} FROM '([0-9]{1,3}) *(?:سن|عام)')::int, 1)
  WHEN ${products.age} ~ 'شهر|شهور' THEN coalesce(substring(${products.age} FROM '[0-9]{1,3}')::int, 1)
  WHEN ${products.age} ~ 'سبوع|سابيع|يوم|أيام' THEN 0
END`

/** One of AGE_GROUPS; null for supplies and unknown ages. */
export const ageGroup: SQL = sql`CASE WHEN ${isAnimal} THEN CASE
  ${sql.join(
    AGE_GROUPS.map(
      ({ name, below }) => sql`WHEN ${ageInMonths} < ${sql.raw(String(below))} THEN ${sql.raw(`'${name}'`)}`,
    ),
    sql` `,
  )}
END END`

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

/** The cache key of the filter. */
export function filterKey(query: CatalogueQuery): string {
  const { category, type, region, minPrice, maxPrice, gender, vaccinated, breed, color, age } = query
  return JSON.stringify([category, type, region, minPrice, maxPrice, gender, vaccinated, breed, color, age])
}
