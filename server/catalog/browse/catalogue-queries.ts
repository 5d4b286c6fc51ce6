// The catalogue: active products by search and filters, in their orders (S-CATB-01..08, S2-08).
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Product, ProductList } from '#contract/catalog.ts'
import { DAY_MS } from '#domain/duration.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { MAX_SEARCH_LENGTH, type ProductSort, sortFor } from '#domain/product.ts'
import { searchedFor } from '#domain/search/search-query.ts'
import { writeCursor } from '#platform/database/cursor.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type Position, readPosition } from '#server/catalog/listing/catalogue-cursor.ts'
import { type CatalogueQuery, filterKey, filterOf } from '#server/catalog/listing/catalogue-filter.ts'
import {
  comesAfter,
  type ListedKeys,
  ORDER_KEYS,
  orderOf,
  positionOf,
} from '#server/catalog/listing/catalogue-order.ts'
import { countProducts, maxCounted } from '#server/catalog/listing/count-products.ts'
import { productColumns, toProduct } from '#server/catalog/listing/product-rows.ts'
import { withReservations } from '#server/catalog/listing/reservations.ts'
import { type Finds, findProducts, MAX_COUNTED, selectFinds } from '#server/catalog/search/search-products.ts'
import type { Reader } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'
import { readCachedProducts, versionColumns } from './cached-products.ts'

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
  const part = { sort, after, limit: limit + 1, offset: query.offset ?? 0 }
  const [listed, total] = await Promise.all([
    finds ? selectFound(context, filter, finds, part) : selectListed(context, filter, part),
    finds?.total ?? countProducts(context, query, filter),
  ])
  const page = listed.slice(0, limit)
  const last = listed.length > limit ? page.at(-1) : undefined
  const items = page.map(({ product }) => product)
  context.changes.noteRead(items.map(({ id }) => id))
  const instead = finds && !after && items[0] ? whatWasFound(finds, items[0]) : null
  const most = finds ? MAX_COUNTED : maxCounted(query)
  return {
    items,
    nextCursor: last ? writeCursor(positionOf(sort, last.keys)) : null,
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
    const soldOut = all.filter(({ quantity }) => quantity === 0)
    items.push(...soldOut.slice(0, NEWLY_ARRIVED - items.length))
  }
  const since = context.now().getTime() - settings.newBadgeDays * DAY_MS
  return items.map((product) => ({ ...product, isNew: Date.parse(product.createdAt) >= since }))
}

/** The first products of a list, without the total. */
async function firstProducts(context: Reader, query: CatalogueQuery, limit: number): Promise<Product[]> {
  const page = { sort: 'featured', after: null, limit, offset: 0 } as const
  const listed = await selectListed(context, filterOf(query), page)
  context.changes.noteRead(listed.map(({ product }) => product.id))
  return listed.map(({ product }) => product)
}

export async function findFirstPicture(context: Reader, category: number): Promise<string | undefined> {
  const [first] = await firstProducts(context, { category }, 1)
  return first?.images[0]?.url
}

type ListPart = { sort: ProductSort; after: Position | null; limit: number; offset: number }

type Listed = { product: Product; keys: ListedKeys }

async function selectListed(
  context: Reader,
  filter: SQL,
  { sort, after, limit, offset }: ListPart,
): Promise<Listed[]> {
  const rows = await context.db
    .select({ ...versionColumns, ...ORDER_KEYS })
    .from(products)
    .where(and(filter, after ? comesAfter(after) : undefined))
    .orderBy(orderOf(sort))
    .limit(limit)
    .offset(offset)
  const shown = await readCachedProducts(context, rows)
  return rows.flatMap((row) => {
    const product = shown.get(row.id)
    return product ? [{ product, keys: { ...row, rank: 0 } }] : []
  })
}

/** Read whole and not as copies: what many searches find would drive everything else from the cache (P-06). */
async function selectFound(
  context: Reader,
  filter: SQL,
  finds: Finds,
  { sort, after, limit, offset }: ListPart,
): Promise<Listed[]> {
  const upTo = await selectFinds(context, filter, finds, {
    sort,
    after,
    limit: offset + limit,
    audience: 'shoppers',
  })
  const found = upTo.slice(offset)
  const [settings, rows] = await Promise.all([
    readSettings(context),
    selectWhole(context.db).execute({ ids: found.map(({ id }) => id) }),
  ])
  const fees = deliveryFees(settings)
  const shown = await withReservations(
    context,
    rows.map((row) => toProduct(row, fees, context.now())),
  )
  const byId = new Map(rows.map((keys, i) => [keys.id, { product: shown[i], keys }]))
  return found.flatMap(({ id, rank }) => {
    const { product, keys } = byId.get(id) ?? {}
    return product && keys ? [{ product, keys: { ...keys, rank } }] : []
  })
}

const selectWhole = prepared((db) =>
  db
    .select({ ...productColumns, ...ORDER_KEYS })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.id} = ANY(${sql.placeholder('ids')}::int[])`)
    .prepare('found_products'),
)

function whatWasFound({ terms, hasTyped, isLess }: Finds, product: Product): string | null {
  const typed =
    isLess || terms.some(({ shown }) => shown !== null)
      ? terms.map(({ shown, words }) => shown ?? words.join(' ')).join(' ')
      : null
  if (hasTyped) return typed
  const fields = [
    product.nameArabic,
    product.name,
    product.breedArabic,
    product.breed,
    product.brandArabic,
    product.brand,
    product.descriptionArabic,
  ]
  return searchedFor(terms, fields.filter(Boolean).join(' ')) ?? typed
}
