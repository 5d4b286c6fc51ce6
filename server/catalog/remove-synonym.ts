// The owner takes a group of words apart again; one of the defaults does not come back.
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { searchSynonyms } from '#server/database/tables/search.ts'
import { noteAction } from '#server/insights/note-action.ts'

export function removeSynonym(
  { db, now }: Pick<Context, 'db' | 'now'>,
  admin: Granted<'products:write'>,
  id: number,
): Promise<Result<null, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    const [removed] = await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id)).returning()
    if (!removed) return refuse({ code: 'not-found' })
    const data = { before: removed.words }
    await noteAction(tx, admin, now(), 'synonym.removed', id, data)
    return ok(null)
  })
}
