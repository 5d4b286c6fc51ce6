// Words that mean the same, as search looks them up and as their owner reads them.
import { asc } from 'drizzle-orm'
import type { Synonym } from '#contract/admin/synonyms.ts'
import { createSynonyms, type Synonyms } from '#domain/search-query.ts'
import type { Context } from '#server/context.ts'
import { searchSynonyms } from '#server/database/tables/search.ts'

/** Kept until they or the catalogue change; the database announces both. */
export function readSynonyms({ db, changes }: Pick<Context, 'db' | 'changes'>): Promise<Synonyms> {
  return changes.keep('synonyms', async () => {
    const rows = await db
      .select({ words: searchSynonyms.words })
      .from(searchSynonyms)
      .orderBy(asc(searchSynonyms.id))
    return createSynonyms(rows.map((row) => row.words))
  })
}

/** All groups, the oldest first. */
export async function listSynonyms({ db }: Pick<Context, 'db'>): Promise<Synonym[]> {
  const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id))
  return rows.map(toSynonym)
}

export function toSynonym(row: typeof searchSynonyms.$inferSelect): Synonym {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
