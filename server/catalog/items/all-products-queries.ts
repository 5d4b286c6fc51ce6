// All items, shown in the shop or not, for administrators (A-ITEM-01, A-ITEM-02, A-ITEM-15). Read by key and, but for
// the page itself, from the indexes alone (P-11).
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AdminProductList, AdminProductQuery, OpenedProduct } from '#contract/admin/products.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { toRials } from '#domain/money.ts'
import type { ProductSort } from '#domain/product.ts'
import type { Database } from '#platform/database/connect.ts'
import { writeCursor } from '#platform/database/cursor.ts'
import { must } from '#platform/must.ts'
import { lastActionId } from '#server/audit/note-action.ts'
import { readPosition } from '#server/catalog/listing/catalogue-cursor.ts'
import { comesAfter, orderOf, positionOf } from '#server/catalog/listing/catalogue-order.ts'
import { hasCode } from '#server/catalog/listing/item-codes.ts'
import {
  countAllFinds,
  type Finds,
  type FindsPage,
  findProducts,
  MAX_COUNTED,
  selectFinds,
} from '#server/catalog/search/search-products.ts'
import type { Reader } from '#server/context.ts'
import { priceHistory, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'
import { type AnyProductRow, selectAnyProducts, toAdminProduct } from './all-products-rows.ts'
import { HIDDEN_BY_RULE, LACKS_SPECIES } from './item-needs.ts'
import { isKept } from './remove-product.ts'

/** The best matches of a search first; otherwise the newest. */
export async function listAllProducts(context: Reader, query: AdminProductQuery): Promise<AdminProductList> {
  const filter = filterOf(query)
  const [counts, settings, finds] = await Promise.all([
    countItems(context.db),
    readSettings(context),
    findItems(context, query, filter),
  ])
  const sort = sortOf(query, finds)
  const after = query.cursor === undefined ? null : readPosition(sort, query.cursor)
  const page = { sort, after, limit: query.limit + 1, audience: 'office' } as const
  const [rows, total] = await Promise.all([
    selectPage(context, filter, finds, page),
    finds?.total ?? context.db.$count(products, filter),
  ])
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  const fees = deliveryFees(settings)
  return {
    items: items.map((row) => toAdminProduct(row, fees, context.now())),
    nextCursor: last ? writeCursor(positionOf(sort, last)) : null,
    counts,
    total,
  }
}

/** One item with the data that its form needs; null if it does not exist. */
export async function openProduct(context: Reader, id: number): Promise<OpenedProduct | null> {
  const [settings, [row], kept, history] = await Promise.all([
    readSettings(context),
    selectAnyProducts(context.db).where(eq(products.id, id)),
    isKept(context.db, id),
    readPriceHistory(context.db, id),
  ])
  if (!row) return null
  const item = toAdminProduct(row, deliveryFees(settings), context.now())
  return { ...item, isKept: kept, priceHistory: history }
}

const MAX_PRICES = 20

async function readPriceHistory(db: Database, productId: number): Promise<OpenedProduct['priceHistory']> {
  const { price, since, id } = priceHistory
  const rows = await db
    .select({ price, since })
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(desc(id))
    .limit(MAX_PRICES)
  return rows.map((row) => ({ price: row.price && toRials(row.price), since: row.since.toISOString() }))
}

/** True for a cursor of another sort order than the requested one. */
export function isForeignCursor(query: AdminProductQuery): boolean {
  if (query.cursor === undefined) return false
  const sorts: ProductSort[] = query.sort ? [query.sort] : ['relevance', 'newest']
  return sorts.every((sort) => readPosition(sort, query.cursor ?? '') === null)
}

function filterOf({ search, type, category, active, featured, archived, needs }: AdminProductQuery): SQL {
  const isArchived = archived ?? (search?.trim() ? null : false)
  // Archived items are hidden, so this condition selects the right index.
  const archive = sql`archived_at IS NOT NULL AND NOT is_active`
  const conditions = [isArchived === null ? sql`true` : isArchived ? archive : sql`archived_at IS NULL`]
  const isNamed = namedBy(search)
  if (isNamed) conditions.push(isNamed)
  if (type) conditions.push(eq(products.itemType, type))
  if (category !== undefined) conditions.push(eq(products.categoryId, category))
  if (active !== undefined) conditions.push(active ? sql`is_active` : sql`NOT is_active`)
  if (featured !== undefined) conditions.push(featured ? sql`is_featured` : sql`NOT is_featured`)
  if (needs) conditions.push(needs === 'species' ? LACKS_SPECIES : HIDDEN_BY_RULE)
  return and(...conditions) as SQL
}

/** Null where nothing is searched for, or one item by its number or code. */
async function findItems(context: Reader, query: AdminProductQuery, filter: SQL): Promise<Finds | null> {
  const { search = '' } = query
  if (!search.trim() || namedBy(search)) return null
  const folded = foldArabic(search)
  if (!folded) return NOTHING_FOUND
  // Matches are cached until the next action in the office.
  const key = `${await lastActionId(context.db)} ${JSON.stringify({ ...query, cursor: '', limit: 0 })}`
  const finds = await findProducts(context, filter, folded, key)
  if (finds.total <= MAX_COUNTED) return finds
  return {
    ...finds,
    total: await context.changes.cached(`all ${key}`, () => countAllFinds(context, filter, finds)),
  }
}

/** «#12»: an item by its number. */
const NUMBER = /^\s*#\s*(\d{1,9})\s*$/

/** Looks an item up directly by its number or a code. Undefined for words. */
function namedBy(search = ''): SQL | undefined {
  const number = NUMBER.exec(search)?.[1]
  return number ? eq(products.id, Number(number)) : hasCode(search)
}

const NOTHING_FOUND = { total: 0 } as Finds

/** Too many matches are not ranked: the newest come first. */
function sortOf({ sort, cursor }: AdminProductQuery, finds: Finds | null): ProductSort {
  if (sort) return sort
  if (!finds) return 'newest'
  // A list keeps the order it began with, even if items were added meanwhile.
  if (cursor !== undefined) return readPosition('relevance', cursor) ? 'relevance' : 'newest'
  return finds.total > MAX_COUNTED ? 'newest' : 'relevance'
}

type KeyedRow = AnyProductRow & { nameKey: string | null; isInStock: boolean; rank: number }

async function selectPage(
  context: Reader,
  filter: SQL,
  finds: Finds | null,
  page: FindsPage,
): Promise<KeyedRow[]> {
  if (finds?.total === 0) return []
  const found = finds
    ? await selectFinds(context, filter, finds, page)
    : await selectIds(context, filter, page)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectAnyProducts(context.db).where(inArray(products.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id, rank }) => {
    const row = byId.get(id)
    if (!row) return []
    return [{ ...row, rank, nameKey: foldArabic(row.nameArabic), isInStock: row.quantity > 0 }]
  })
}

/** Reads an index only; full rows are read for the shown page. */
async function selectIds(
  { db }: Reader,
  filter: SQL,
  { sort, after, limit, audience }: FindsPage,
): Promise<{ id: number; rank: number }[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(filter, after ? comesAfter(after, audience) : undefined))
    .orderBy(orderOf(sort, audience))
    .limit(limit)
  return rows.map(({ id }) => ({ id, rank: 0 }))
}

async function countItems(db: Database): Promise<AdminProductList['counts']> {
  const [counts] = await db
    .select({
      all: count(),
      animals: countIf(eq(products.itemType, 'animal')),
      products: countIf(eq(products.itemType, 'product')),
      active: countIf(eq(products.isActive, true)),
      featured: countIf(eq(products.isFeatured, true)),
    })
    .from(products)
    .where(isNull(products.archivedAt))
  return must(counts, 'counts of products')
}

function countIf(condition: SQL) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
}
