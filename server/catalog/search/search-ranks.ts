// How well a product fits a search: fixed ranks instead of weights (decision 0006).
import { type SQL, sql } from 'drizzle-orm'
import type { SearchQueries } from '#domain/search/search-query.ts'
import { products } from '#server/database/tables/catalog.ts'

type Searched = { search: string; queries: SearchQueries }

export type Rank = {
  rank: number
  /** Products of this rank or of a better one. */
  fits: SQL
  /** The better ones among them. */
  butNot: SQL[]
}

const STARTS_NAME = 1
/** Products of the other type come after all others. */
const RANKS_OF_TYPE = 10

export function isOfWords({ rank }: Rank): boolean {
  return rank % RANKS_OF_TYPE > STARTS_NAME
}

/** Live animals before their supplies where the words name an animal, else the other way round (S2-06). */
export function ranksOf(finds: Searched): Rank[] {
  const { wanted, other } = finds.queries
  const ranks = ranksOfWords(finds)
  if (wanted === null) return ranks
  return [wanted, other].flatMap((type, position) =>
    ranks.map(({ rank, fits, butNot }) => ({
      rank: position * RANKS_OF_TYPE + rank,
      fits: sql`(${fits} AND ${matches(type)})`,
      butNot,
    })),
  )
}

/**
 * Exact name, beginning of the name, words of the name, beginnings of its words, any field; then synonyms in the name,
 * kinds of it in the name and both anywhere, corrections in the name and anywhere. Without those that nothing can have.
 */
function ranksOfWords({ search, queries }: Searched): Rank[] {
  const { nameWords, nameBeginnings, typed, nameKnown, nameKinds, known, nameLikely, likely } = queries
  const isName = sql`${products.nameKey} COLLATE "C" = ${search}`
  const isBegun = startsName(search)
  const rankOf = (rank: number, query: string | null, narrower: string | null, butNot: SQL[]): Rank[] =>
    query === null || query === narrower ? [] : [{ rank, fits: matches(query), butNot }]
  return [
    { rank: 0, fits: isName, butNot: [] },
    { rank: STARTS_NAME, fits: isBegun, butNot: [isName] },
    ...rankOf(2, nameWords, null, [isBegun]),
    ...rankOf(3, nameBeginnings, nameWords, [isBegun, matches(nameWords)]),
    ...rankOf(4, typed, null, [matches(nameBeginnings)]),
    ...rankOf(5, nameKnown, nameBeginnings, [matches(typed)]),
    ...rankOf(6, nameKinds, nameKnown, [matches(typed), matches(nameKnown)]),
    ...rankOf(7, known, typed, [matches(typed), matches(nameKinds)]),
    ...rankOf(8, nameLikely, nameKinds, [matches(known)]),
    ...rankOf(9, likely, known, [matches(known), matches(nameLikely)]),
  ]
}

export function startsName(search: string): SQL {
  // Folded text holds letters, digits and spaces only: no wildcard can hide in it.
  return sql`${products.nameKey} COLLATE "C" LIKE ${`${search}%`}`
}

export function matches(query: string | null): SQL {
  return query === null ? sql`false` : sql`${products.searchVector} @@ ${query}::tsquery`
}
