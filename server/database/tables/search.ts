// What search knows besides the products: words that mean the same, and the words there are.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Words and short phrases that find each other, as their owner wrote them; the defaults came with migration 0004. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    words: text('words').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [check('search_synonyms_words', sql`cardinality(${t.words}) BETWEEN 2 AND 50`)],
)

/** Every form of every word of a product (domain/search-words.ts), kept by triggers: what a slip is corrected to. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** As it is written, for «نتائج …». */
    shown: text('shown').notNull(),
    /** The word and what is left without any one of its letters (domain/one-edit.ts). */
    deletions: text('deletions').array().notNull().generatedAlwaysAs(sql`word_deletions(word)`),
  },
  (t) => [
    index('search_words_deletions_idx').using('gin', t.deletions).with({ fastupdate: false }),
    index('search_words_part_idx').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
)

/** Every lexeme of products.search_vector, kept by triggers; ordered by code points, so that beginnings are ranges. */
export const searchLexemes = pgTable('search_lexemes', { lexeme: text('lexeme').primaryKey() })
