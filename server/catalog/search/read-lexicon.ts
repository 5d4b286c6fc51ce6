// Finds which lexemes of a search occur in the shop: searching for others, or for all with a common prefix, takes most
// of the time of a search (P-06).
import type { Term } from '#domain/search/read-terms.ts'
import { type Lexicon, lexemesAsked } from '#domain/search/search-query.ts'
import { statement } from '#platform/database/statement.ts'
import type { Reader } from '#server/context.ts'

/** With more words than these behind it, what was typed so far is looked for as a beginning. */
const MAX_LEXEMES = 40

export async function readLexicon({ db }: Reader, terms: readonly Term[]): Promise<Lexicon> {
  const { lexemes, beginnings } = lexemesAsked(terms)
  const rows = await selectLexemes(db, lexemes, beginnings, MAX_LEXEMES + 1)
  const known = new Set(rows.filter((row) => row.beginning === null).map((row) => row.lexeme))
  const begun = Map.groupBy(rows, (row) => row.beginning)
  return {
    has: (lexeme) => known.has(lexeme),
    beginningWith(beginning) {
      const found = begun.get(beginning) ?? []
      return found.length > MAX_LEXEMES ? null : found.map((row) => row.lexeme)
    },
  }
}

/** The last code point sorts behind every word with this prefix. */
const selectLexemes = statement<
  [lexemes: string[], beginnings: string[], most: number],
  { beginning: string | null; lexeme: string }
>(
  'search_lexemes',
  `SELECT NULL AS beginning, word AS lexeme FROM search_words WHERE word = ANY ($1::text[])
   UNION ALL
   SELECT beginning, begun.lexeme FROM unnest($2::text[]) AS beginning CROSS JOIN LATERAL (
     SELECT word AS lexeme FROM search_words
     WHERE word >= beginning COLLATE "C" AND word < (beginning || U&'\\+10FFFF') COLLATE "C"
     ORDER BY word LIMIT $3
   ) AS begun`,
)
