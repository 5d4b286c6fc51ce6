// Words that mean the same, as search looks them up.
import { asc } from 'drizzle-orm'
import { createFamilies, type Families } from '#domain/search/families.ts'
import { createSynonyms, type Synonyms } from '#domain/search/synonyms.ts'
import { activeCategories } from '#server/catalog/categories/category-queries.ts'
import type { Reader } from '#server/context.ts'
import { searchSynonyms } from '#server/database/tables/search.ts'

/** Cached until they or the catalogue change; the database announces both. */
export function readSynonyms({ db, changes }: Reader): Promise<Synonyms> {
  return changes.cached('synonyms', async () => {
    const rows = await db
      .select({ words: searchSynonyms.words })
      .from(searchSynonyms)
      .orderBy(asc(searchSynonyms.id))
    return synonymsOf(rows.map((row) => row.words))
  })
}

let latest: { groups: string; synonyms: Synonyms } | undefined

/** Reused if unchanged: every change of the catalogue reloads them, but few affect them. */
function synonymsOf(words: readonly (readonly string[])[]): Synonyms {
  const groups = JSON.stringify(words)
  if (latest?.groups !== groups) latest = { groups, synonyms: createSynonyms(words) }
  return latest.synonyms
}

/** The families that have something, as searches name them. */
export function readFamilies(context: Reader): Promise<Families> {
  return context.changes.cached('families', async () => {
    const [categories, synonyms] = await Promise.all([activeCategories(context), readSynonyms(context)])
    const filled = categories.filter(({ productCount }) => productCount > 0)
    return createFamilies(filled, synonyms)
  })
}
