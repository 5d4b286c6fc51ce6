// The catalogue: active products by search and filters, in their orders (S-CATB-01..08, S2-08).
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Product, ProductList } from '#contract/catalog.ts'
import { DAY_MS } from '#domain/duration.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { MAX_SEARCH_LENGTH, type ProductSort, sortFor } from '#domain/product.ts'
import { searchedFor } from '#domain/search/search-query.ts'
import { writeCursor } from '#platform/database/cursor.ts'
import { type Position, readPosition } from '#server/catalog/listing/catalogue-cursor.ts'
import { type CatalogueQuery, filterKey, filterOf } from '#server/catalog/listing/catalogue-filter.ts'
import { comesAfter, type ListedRow, orderOf, positionOf } from '#server/catalog/listing/catalogue-order.ts'
import { countProducts, maxCounted } from '#server/catalog/listing/count-products.ts'
import { productColumns, toProduct } from '#server/catalog/listing/product-rows.ts'
import { withReservations } from '#server/catalog/listing/reservations.ts'
import { type Finds, findProducts, MAX_COUNTED, selectFinds } from '#server/catalog/search/search-products.ts'
import type { Context, Reader } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'

const PAGE = 20

/** One page, the total, and the cursor of the next page. */
export async function listProducts(context: Reader, query: CatalogueQuery = {}): Promise<ProductList> {
  return (await searchCatalogue(context, query)).list
}

/** The same, with the families that the words name or are close to (S2-06), the closest first. */
export async function searchCatalogue(
  context: Reader,
  query: CatalogueQuery,
): Promise<{ list: ProductList; near: number[] }> {
  const none = { items: [], nextCursor: null, total: 0 }
  const search = foldArabic((query.search ?? '').slice(0, MAX_SEARCH_LENGTH))
  // A search of only punctuation matches nothing, rather than everything.
  if (!search && query.search?.trim()) return { list: none, near: [] }

  const filter = filterOf(query)
  // Not cached: the stock changes with every sale.
  const key = query.inStock ? null : filterKey(query)
  const finds = search ? await findProducts(context, filter, search, key) : null
  const near = [...new Set(finds?.terms.flatMap((term) => term.near))]
  return { list: finds?.total === 0 ? none : await readList(context, query, filter, finds), near }
}

async function readList(
  context: Reader,
  query: CatalogueQuery,
  filter: SQL,
  finds: Finds | null,
): Promise<ProductList> {
  const sort = sortFor(finds?.search ?? '', query.sort)
  const limit = query.limit ?? PAGE
  const after = query.cursor ? readPosition(sort, query.cursor) : null
  const [settings, rows, total] = await Promise.all([
    readSettings(context),
    selectPage(context, filter, finds, { sort, after, limit: limit + 1, offset: query.offset ?? 0 }),
    finds?.total ?? countProducts(context, query, filter),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  context.changes.noteRead(page.map((row) => row.id))
  const instead = finds && !after && page[0] ? whatWasFound(finds, page[0]) : null
  const most = finds ? MAX_COUNTED : maxCounted(query)
  return {
    items: await withReservations(
      context,
      page.map((row) => toProduct(row, deliveryFees(settings), context.now())),
    ),
    nextCursor: last ? writeCursor(positionOf(sort, last)) : null,
    ...(total > most ? { total: most, moreThanTotal: true } : { total }),
    ...(instead && { searchedFor: instead }),
  }
}

const NEWLY_ARRIVED = 6

/**
 * The cards of the home page: featured first, then newest; `isNew` within the shop's number of days. Sold-out
 * products are included only if fewer than six are available.
 */
export async function newlyArrived(context: Reader): Promise<(Product & { isNew: boolean })[]> {
  const [settings, toBuy] = await Promise.all([
    readSettings(context),
    firstProducts(context, { inStock: true }, NEWLY_ARRIVED),
  ])
  const items = [...toBuy]
  if (items.length < NEWLY_ARRIVED) {
    const all = await firstProducts(context, {}, NEWLY_ARRIVED)
    const soldOut = all.filter(({ quantity }) => quantity === 0).slice(0, NEWLY_ARRIVED - items.length)
    items.push(...(await withReservations(context, soldOut)))
  }
  const since = context.now().getTime() - settings.newBadgeDays * DAY_MS
  return items.map((product) => ({ ...product, isNew: Date.parse(product.createdAt) >= since }))
}

/** The first products of a list, without the total. */
async function firstProducts(context: Reader, query: CatalogueQuery, limit: number): Promise<Product[]> {
  const [settings, rows] = await Promise.all([
    readSettings(context),
    selectPage(context, filterOf(query), null, { sort: 'featured', after: null, limit, offset: 0 }),
  ])
  context.changes.noteRead(rows.map((row) => row.id))
  return rows.map((row) => toProduct(row, deliveryFees(settings), context.now()))
}

/** The picture of the first product of a family. */
export async function firstPictureOf(context: Reader, category: number): Promise<string | undefined> {
  const [first] = await firstProducts(context, { category }, 1)
  return first?.images[0]?.url
}

async function selectPage(
  context: Reader,
  filter: SQL,
  finds: Finds | null,
  page: { sort: ProductSort; after: Position | null; limit: number; offset: number },
): Promise<ListedRow[]> {
  const { sort, after, limit, offset } = page
  if (!finds) {
    const where = and(filter, after ? comesAfter(after) : undefined)
    const rows = await listed(context).where(where).orderBy(orderOf(sort)).limit(limit).offset(offset)
    return rows.map((row) => ({ ...row, rank: 0 }))
  }
  const upTo = await selectFinds(context, filter, finds, {
    sort,
    after,
    limit: offset + limit,
    audience: 'shoppers',
  })
  const found = upTo.slice(offset)
  const ids = found.map(({ id }) => id)
  const rows = new Map((await readListed(context, ids)).map((row) => [row.id, row]))
  return found.flatMap(({ id, rank }) => {
    const row = rows.get(id)
    return row ? [{ ...row, rank }] : []
  })
}

function listed({ db }: Reader) {
  return db
    .select({ ...productColumns, nameKey: products.nameKey, isInStock: products.isInStock })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
}

/** Prepared once per pool: generating the SQL of all columns takes longer than the query (P-06). */
function readListed(context: Reader, ids: readonly number[]): Promise<Omit<ListedRow, 'rank'>[]> {
  const { db } = context
  const prepared = preparedListed.get(db) ?? prepareListed(context)
  preparedListed.set(db, prepared)
  return prepared.execute({ ids })
}

function prepareListed(context: Reader) {
  return listed(context)
    .where(sql`${products.id} = ANY(${sql.placeholder('ids')}::int[])`)
    .prepare('listed_products')
}

const preparedListed = new WeakMap<Context['db'], ReturnType<typeof prepareListed>>()

function whatWasFound({ terms, hasTyped, isLess }: Finds, row: ListedRow): string | null {
  const typed =
    isLess || terms.some(({ shown }) => shown !== null)
      ? terms.map(({ shown, words }) => shown ?? words.join(' ')).join(' ')
      : null
  if (hasTyped) return typed
  const fields = [
    row.nameArabic,
    row.name,
    row.breedArabic,
    row.breed,
    row.brandArabic,
    row.brand,
    row.descriptionArabic,
  ]
  return searchedFor(terms, fields.filter(Boolean).join(' ')) ?? typed
}
