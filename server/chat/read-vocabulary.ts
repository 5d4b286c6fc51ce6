// The vocabulary of this shop: its active categories and product names, cached until they change.
import { sql } from 'drizzle-orm'
import { createVocabulary, type Vocabulary } from '#domain/chat/vocabulary.ts'
import { activeCategories } from '#server/catalog/categories/category-queries.ts'
import type { Reader } from '#server/context.ts'

export function readVocabulary(context: Reader): Promise<Vocabulary> {
  return context.changes.cached('chat vocabulary', async () => {
    const [categories, words] = await Promise.all([
      activeCategories(context),
      context.db.execute<{ word: string }>(NAME_WORDS),
    ])
    return createVocabulary(
      categories.map(({ id, name, nameArabic }) => ({ id, names: [nameArabic, name] })),
      words.rows.map(({ word }) => word),
    )
  })
}

/** A = marks lexemes of names (search_words). A word of a removed product finds nothing, as any unknown word. */
const NAME_WORDS = sql`SELECT substr(word, 2) AS word FROM search_words WHERE word > '=' AND word < '>'`
