// What search knows besides the products: words that mean the same, and the words there are (decision 0006).
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'

/** Words and short phrases that find each other; they came with migration 0004. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    words: text('words').array().notNull(),
    ...timestamps,
  },
  (t) => [check('search_synonyms_words', sql`cardinality(${t.words}) BETWEEN 2 AND 50`)],
)

/** Words that a slip may be corrected to: none with a =, no numbers. A query that says so uses the index of letters. */
export const IS_CORRECTION = `word !~ '^(=|[0-9]+$)'`

/**
 * Every lexeme of products.search_vector, kept by triggers; ordered by code points, so that beginnings are ranges.
 * Those of the names stand there with a = too. A word of what is gone stays and finds nothing.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_letters_idx')
    .using('gin', sql`${t.word} gin_trgm_ops`)
    .with({ fastupdate: false })
    .where(sql.raw(IS_CORRECTION)),
])
