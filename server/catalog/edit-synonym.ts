// The owner changes which words mean the same.

import { eq } from 'drizzle-orm'
import type { Synonym, SynonymRequest } from '#contract/admin/synonyms.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { searchSynonyms } from '#server/database/tables/search.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { readWords } from './create-synonym.ts'

/** @param request all words of the group as they are from now on */
export async function editSynonym(
  { db, now }: Pick<Context, 'db' | 'now'>,
  admin: Granted<'products:write'>,
  id: number,
  request: SynonymRequest,
): Promise<Result<Synonym, RefusalOf<'invalid-request' | 'not-found'>>> {
  const words = readWords(request)
  if (!words.ok) return words
  const at = now()
  return inTransaction(db, async (tx) => {
    const ofId = eq(searchSynonyms.id, id)
    const [before] = await tx.select().from(searchSynonyms).where(ofId).for('update')
    const [row] = await tx
      .update(searchSynonyms)
      .set({ words: words.value, updatedAt: at })
      .where(ofId)
      .returning()
    if (!before || !row) return refuse({ code: 'not-found' })
    const data = { before: before.words, after: row.words }
    await noteAction(tx, admin, at, 'synonym.edited', id, data)
    return ok(isoTimes(row))
  })
}
