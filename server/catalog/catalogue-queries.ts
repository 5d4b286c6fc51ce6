// The catalogue: active products by search, category, type and governorate, in five orders (S-CATB-01..08).
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Product, ProductList } from '#contract/catalog.ts'
import { moneyOf } from '#contract/primitives.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Baisa } from '#domain/money.ts'
import type { Gender, ProductSort, ProductType } from '#domain/product.ts'
import type { Context } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'
import { type Position, readCursor, writeCursor } from './catalogue-cursor.ts'
import { type ProductRow, productColumns, toProduct } from './product-rows.ts'

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
}

type Reader = Pick<Context, 'db' | 'changes'>
type ListedRow = ProductRow & { nameKey: string | null }

const PAGE = 20
/** Words that a search looks for; the rest of a longer one is not looked at. */
const MOST_WORDS = 12

/** One page, how many there are in all, and where the next begins. */
export async function listProducts(context: Reader, query: CatalogueQuery = {}): Promise<ProductList> {
  const search = foldArabic(query.search ?? '')
  // Something was searched for that no product can contain (only punctuation): found nothing, rather than everything.
  if (!search && query.search?.trim()) return { items: [], nextCursor: null, total: 0 }

  const sort = query.sort ?? 'featured'
  const limit = query.limit ?? PAGE
  const after = query.cursor ? readCursor(sort, query.cursor) : null
  const filter = filterOf(query, search)
  const [settings, rows, total] = await Promise.all([
    readSettings(context),
    selectPage(context, filter, search, sort, after, limit + 1),
    countProducts(context, query, search, filter),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  context.changes.noteRead(page.map((row) => row.id))
  return {
    items: page.map((row) => toProduct(row, deliveryFees(settings))),
    nextCursor: last ? writeCursor(positionOf(sort, last, search)) : null,
    total,
  }
}

const NEWLY_ARRIVED = 6

/** The cards of the home page (X-45): featured first, then newest; `isNew` within the shop's number of days. */
export async function newlyArrived(
  context: Pick<Context, 'db' | 'changes' | 'now'>,
): Promise<(Product & { isNew: boolean })[]> {
  const [settings, { items }] = await Promise.all([
    readSettings(context),
    listProducts(context, { limit: NEWLY_ARRIVED }),
  ])
  const since = context.now().getTime() - settings.newBadgeDays * 24 * 60 * 60 * 1000
  return items.map((product) => ({ ...product, isNew: Date.parse(product.createdAt) >= since }))
}

/** Products that shoppers may see: active, and their category too, if they have one. */
export const isShown: SQL = sql`${products.isActive} AND (${products.categoryId} IS NULL OR ${products.categoryId} IN (
  SELECT id FROM categories WHERE is_active
))`

const isAnimal = sql`${products.itemType} = 'animal'`

function filterOf(query: CatalogueQuery, search: string): SQL {
  const conditions = [isShown]
  if (query.category !== undefined) conditions.push(eq(products.categoryId, query.category))
  if (query.type) conditions.push(eq(products.itemType, query.type))
  if (query.minPrice !== undefined) conditions.push(gte(products.price, query.minPrice))
  if (query.maxPrice !== undefined) conditions.push(lte(products.price, query.maxPrice))
  // What only an animal is told of (toProduct), only animals are found by.
  if (query.gender) conditions.push(sql`${products.gender} = ${query.gender} AND ${isAnimal}`)
  if (query.vaccinated) conditions.push(sql`${products.vaccinated} AND ${isAnimal}`)
  if (query.inStock) conditions.push(sql`${products.quantity} > 0`)
  if (query.region !== undefined) {
    const served = sql`EXISTS (
      SELECT FROM product_regions r WHERE r.product_id = ${products.id} AND r.region_id = ${query.region}
    )`
    conditions.push(or(products.deliveryEverywhere, served) as SQL)
  }
  for (const word of wordsOf(search)) {
    // Folded text holds letters, digits and spaces only: no wildcard can hide in it.
    conditions.push(sql`${products.searchText} LIKE ${`%${word}%`}`)
  }
  return and(...conditions) as SQL
}

function wordsOf(search: string): string[] {
  return [...new Set(search.split(' '))].filter(Boolean).slice(0, MOST_WORDS)
}

function selectPage(
  { db }: Reader,
  filter: SQL,
  search: string,
  sort: ProductSort,
  after: Position | null,
  limit: number,
): Promise<ListedRow[]> {
  return db
    .select({ ...productColumns, nameKey: products.nameKey })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(after ? and(filter, comesAfter(after, search)) : filter)
    .orderBy(orderOf(sort, search))
    .limit(limit)
}

/** NULLS LAST, as the indexes are made: otherwise none of them serves the order. */
function orderOf(sort: ProductSort, search: string): SQL {
  const { isFeatured, createdAt, price, nameKey, id } = products
  switch (sort) {
    case 'featured': {
      const newest = sql`${isFeatured} DESC NULLS LAST, ${createdAt} DESC NULLS LAST, ${id} DESC NULLS LAST`
      return search ? sql`${rankSql(search)}, ${newest}` : newest
    }
    case 'newest':
      return sql`${createdAt} DESC NULLS LAST, ${id} DESC NULLS LAST`
    case 'price-asc':
      return sql`${price}, ${id}`
    case 'price-desc':
      return sql`${price} DESC, ${id} DESC`
    case 'name':
      return sql`${nameKey} COLLATE "C", ${id}`
  }
}

function comesAfter(position: Position, search: string): SQL {
  const { isFeatured, createdAt, price, nameKey, id } = products
  switch (position[0]) {
    case 'featured': {
      const [, rank, featured, created, lastId] = position
      const later = sql`(${isFeatured}, ${createdAt}, ${id}) < (${featured}, ${created}::timestamptz, ${lastId})`
      if (!search) return later
      return sql`(${rankSql(search)} > ${rank} OR (${rankSql(search)} = ${rank} AND ${later}))`
    }
    case 'newest':
      return sql`(${createdAt}, ${id}) < (${position[1]}::timestamptz, ${position[2]})`
    case 'price-asc':
      return sql`(${price}, ${id}) > (${position[1]}::numeric, ${position[2]})`
    case 'price-desc':
      return sql`(${price}, ${id}) < (${position[1]}::numeric, ${position[2]})`
    case 'name':
      return sql`(${nameKey} COLLATE "C", ${id}) > (${position[1]}, ${position[2]})`
  }
}

function positionOf(sort: ProductSort, row: ListedRow, search: string): Position {
  const created = row.createdAt.toISOString()
  switch (sort) {
    case 'featured':
      return ['featured', search ? rankOf(search, row.nameKey ?? '') : 0, row.isFeatured, created, row.id]
    case 'newest':
      return ['newest', created, row.id]
    case 'price-asc':
    case 'price-desc':
      return [sort, moneyOf(row.price), row.id]
    case 'name':
      return ['name', row.nameKey ?? '', row.id]
  }
}

/** A name that is what was searched for comes first, then one that begins so, then the rest. */
function rankSql(search: string): SQL {
  return sql`CASE WHEN ${products.nameKey} = ${search} THEN 0 WHEN ${products.nameKey} LIKE ${`${search}%`} THEN 1 ELSE 2 END`
}

function rankOf(search: string, nameKey: string): number {
  if (nameKey === search) return 0
  return nameKey.startsWith(search) ? 1 : 2
}

/** Counting reads every product that fits, so the number is kept until products change; selling changes none. */
function countProducts(
  { db, changes }: Reader,
  query: CatalogueQuery,
  search: string,
  filter: SQL,
): Promise<number> {
  // Awaited here: what the query builder gives would run again for everyone who awaits it.
  const count = async () => await db.$count(products, filter)
  if (query.inStock) return count()
  const { category, type, region, minPrice, maxPrice, gender, vaccinated } = query
  const asked = [wordsOf(search), category, type, region, minPrice, maxPrice, gender, vaccinated]
  return changes.keep(`count ${JSON.stringify(asked)}`, count)
}
