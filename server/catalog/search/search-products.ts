// Search (S-CATB-07, S2-06): which products fit, and the best of them first. PostgreSQL cannot guess how many products
// have a word; so they are counted first, and whether to sort the few matches or scan the index in order is decided
// here.
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '#domain/product.ts'
import { readTerms, type Term } from '#domain/search/read-terms.ts'
import { type SearchQueries, searchQueries } from '#domain/search/search-query.ts'
import type { Position, RelevancePosition } from '#server/catalog/listing/catalogue-cursor.ts'
import { type Audience, comesAfter, orderOf } from '#server/catalog/listing/catalogue-order.ts'
import { countUpTo } from '#server/catalog/listing/count-products.ts'
import type { Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { findCorrections } from './find-corrections.ts'
import { readLexicon } from './read-lexicon.ts'
import { isOfWords, matches, type Rank, ranksOf, startsName } from './search-ranks.ts'
import { readFamilies, readSynonyms } from './synonym-queries.ts'

export type Finds = {
  /** Folded. */
  search: string
  terms: readonly Term[]
  queries: SearchQueries
  /** Counted up to MAX_COUNTED and one. */
  total: number
  /** Names that begin with what was typed, counted as far. */
  begun: number
  /** Finds of the first rank that there can be behind those, counted as far. */
  first: number
  /** True if a product has all words as typed. */
  hasTyped: boolean
  /** True if a match has the preferred type. */
  hasWanted: boolean
  /** Nothing has all that was typed: the terms are those that must be there. */
  isLess: boolean
}

/** With fewer matches than this, corrections are searched for too. */
const ENOUGH_FOUND = 10
/** Up to this many are counted and sorted; more are read in the order of an index, as far as the page goes. */
export const MAX_COUNTED = 1000

/** Results are cached by a key of the filter until products change, sales apart. Null: not cached. */
export function findProducts(
  context: Reader,
  filter: SQL,
  search: string,
  key: string | null,
): Promise<Finds> {
  const find = async (): Promise<Finds> => {
    const [synonyms, families] = await Promise.all([readSynonyms(context), readFamilies(context)])
    const read = (terms: readonly Term[]) => findTerms(context, filter, search, terms)
    const typed = await read(readTerms(search, synonyms, families))
    if (typed.total >= ENOUGH_FOUND) return typed
    const corrected = await findCorrections(context, typed.terms, {
      synonyms,
      families,
      isNowhere: typed.total === 0,
    })
    const isSame = corrected.every((term, i) => term === typed.terms[i])
    const found = isSame ? typed : await read(corrected)
    const needed = found.terms.filter(({ isOptional }) => !isOptional)
    if (found.hasWanted || needed.length === 0 || needed.length === found.terms.length) return found
    const less = await read(needed)
    return less.hasWanted ? { ...less, isLess: true } : found
  }
  return key === null ? find() : context.changes.cached(`finds ${search} ${key}`, find)
}

async function findTerms(
  context: Reader,
  filter: SQL,
  search: string,
  terms: readonly Term[],
): Promise<Finds> {
  const queries = searchQueries(terms, await readLexicon(context, terms))
  const counts = await countFinds(context, filter, search, queries)
  return { search, terms, queries, isLess: false, ...counts }
}

/**
 * Where the first rank alone has more than anybody counts, nothing else is asked for. Materialized, so that the index
 * of the words is asked for all that fits and no table is read in the hope of an early find.
 */
async function countFinds(
  context: Reader,
  filter: SQL,
  search: string,
  queries: SearchQueries,
): Promise<Pick<Finds, 'total' | 'begun' | 'first' | 'hasTyped' | 'hasWanted'>> {
  const { typed, likely, wanted } = queries
  if (likely === null) return { total: 0, begun: 0, first: 0, hasTyped: false, hasWanted: false }
  const first = ranksOf({ search, queries }).find(isOfWords)
  // The first rank has all words as they were typed, unless nothing has.
  const isTyped = typed === null ? sql`false` : sql`((SELECT count FROM first) > 0 OR ${matches(typed)})`
  const upTo = sql`LIMIT ${MAX_COUNTED + 1}`
  const { rows } = await context.db.execute<{
    begun: number
    first: number
    total: number
    typed: boolean
    wanted: boolean
  }>(sql`
    WITH beginning AS MATERIALIZED (SELECT FROM products WHERE ${and(filter, startsName(search))}),
      first_ones AS MATERIALIZED (SELECT FROM products WHERE ${and(filter, first?.fits)}),
      first AS (SELECT count(*)::int AS count FROM (SELECT FROM first_ones ${upTo}) AS counted),
      fitting AS MATERIALIZED (
        SELECT ${isTyped} AS typed, ${wanted === null ? sql`true` : matches(wanted)} AS wanted FROM products
        WHERE ${and(filter, matches(likely))} AND (SELECT count FROM first) <= ${MAX_COUNTED}
      )
    SELECT (SELECT count(*)::int FROM (SELECT FROM beginning ${upTo}) AS counted) AS begun,
      (SELECT count FROM first) AS first, count(*)::int AS total, coalesce(bool_or(typed), false) AS typed,
      coalesce(bool_or(wanted), false) AS wanted
    FROM (SELECT typed, wanted FROM fitting ${upTo}) AS counted`)
  const {
    typed: isAnyTyped = false,
    wanted: hasWanted = false,
    ...counts
  } = rows[0] ?? { total: 0, begun: 0, first: 0 }
  if (counts.first > MAX_COUNTED) {
    return { ...counts, total: counts.first, hasTyped: typed !== null, hasWanted: true }
  }
  const hasTyped =
    isAnyTyped ||
    (counts.total > MAX_COUNTED && (await countUpTo(context, 1, and(filter, matches(typed)))) > 0)
  return { ...counts, hasTyped, hasWanted }
}

/** Where more than MAX_COUNTED were found. */
export function countAllFinds({ db }: Reader, filter: SQL, { queries }: Finds): Promise<number> {
  return db.$count(products, and(filter, matches(queries.likely)))
}

/** `rank` is how well it fits, 0 the best. */
export type Find = { id: number; rank: number }

export type FindsPage = {
  sort: ProductSort
  after: Position | null
  limit: number
  audience: Audience
  /** More finds than these are walked rank by rank. */
  maxSorted?: number
}

export function selectFinds(
  context: Reader,
  filter: SQL,
  finds: Finds,
  { sort, after, limit, audience, maxSorted = MAX_COUNTED }: FindsPage,
): Promise<Find[]> {
  const isFew = finds.total <= maxSorted
  const where = and(filter, matches(finds.queries.likely))
  if (sort !== 'relevance') {
    const later = after ? comesAfter(after, audience) : undefined
    return selectIds(context, { where, rank: ANY_RANK, later, order: orderOf(sort, audience), limit, isFew })
  }
  const ranks = ranksOf(finds)
  const place = after?.[0] === 'relevance' ? after : null
  if (!isFew) return walkRanks(context, filter, { finds, ranks }, { place, limit, audience, maxSorted })
  const cases = ranks.map(({ rank, fits }) => sql`WHEN ${fits} THEN ${sql.raw(String(rank))}`)
  const rank = sql`CASE ${sql.join(cases, sql` `)} END`
  const order =
    audience === 'shoppers' ? sql`${inStockFirst}, rank, ${byKeys}` : sql`rank, ${inStockFirst}, ${byKeys}`
  return selectIds(context, {
    where,
    rank,
    later: place ? laterThan(place, audience) : undefined,
    order,
    limit,
    isFew,
  })
}

/** In stock before sold out: for shoppers whatever the rank, in the office within each. */
const inStockFirst = sql`${products.isInStock} DESC NULLS LAST`
const byKeys = orderOf('relevance', 'office')

function laterThan(place: RelevancePosition, audience: Audience): SQL {
  const [, rank, inStock] = place
  return audience === 'shoppers'
    ? sql`(${products.isInStock} < ${inStock} OR (${products.isInStock} = ${inStock}
        AND (rank > ${rank} OR (rank = ${rank} AND ${comesAfter(place, 'office')}))))`
    : sql`(rank > ${rank} OR (rank = ${rank} AND ${comesAfter(place)}))`
}

const ANY_RANK = sql`0`

type Walk = { place: RelevancePosition | null; limit: number; audience: Audience; maxSorted: number }

/** One rank after the other, as far as the page goes; for shoppers first through what is in stock. */
async function walkRanks(
  context: Reader,
  filter: SQL,
  { finds, ranks }: { finds: Finds; ranks: readonly Rank[] },
  { place, limit, audience, maxSorted }: Walk,
): Promise<Find[]> {
  const found: Find[] = []
  const first = ranks.find(isOfWords)?.rank
  const stocks = audience === 'shoppers' ? [true, false] : [null]
  for (const inStock of stocks) {
    for (const each of ranks) {
      const { rank, fits, butNot } = each
      if (found.length >= limit) return found
      if (place && isBefore(place, inStock, rank)) continue
      if (!isOfWords(each) && finds.begun === 0) continue
      const stock = inStock === null ? undefined : sql`${products.isInStock} = ${inStock}`
      const where = and(filter, fits, ...butNot.map(not), stock)
      const isCounted = rank === first && finds.begun === 0
      const count = isCounted ? finds.first : await countUpTo(context, maxSorted + 1, where)
      if (count === 0) continue
      const isHere = place?.[1] === rank && (inStock === null || place[2] === inStock)
      const later = isHere && place ? comesAfter(place) : undefined
      const order = orderOf('relevance')
      const rest = { limit: limit - found.length, isFew: count <= maxSorted }
      found.push(...(await selectIds(context, { where, rank: sql.raw(String(rank)), later, order, ...rest })))
    }
  }
  return found
}

function isBefore(
  [, lastRank, wasInStock]: RelevancePosition,
  inStock: boolean | null,
  rank: number,
): boolean {
  if (inStock === null || inStock === wasInStock) return rank < lastRank
  return inStock
}

type FindsSelection = {
  where: SQL | undefined
  rank: SQL
  /** After the page before. */
  later: SQL | undefined
  order: SQL
  limit: number
  isFew: boolean
}

async function selectIds({ db }: Reader, selection: FindsSelection): Promise<Find[]> {
  const { where, rank, later, order, limit, isFew } = selection
  const fitting = sql`SELECT id, is_in_stock, is_featured, created_at, asked_price, name_key, ${rank} AS rank FROM products
    WHERE ${where}`
  // A few matches are selected by the word index first; many are dense in the index of the sort order.
  const from = isFew
    ? sql`WITH fitting AS MATERIALIZED (${fitting}) SELECT id, rank FROM fitting AS products`
    : sql`SELECT id, rank FROM (${fitting}) AS products`
  const { rows } = await db.execute<Find>(
    sql`${from} WHERE ${later ?? sql`true`} ORDER BY ${order} LIMIT ${limit}`,
  )
  return rows
}
