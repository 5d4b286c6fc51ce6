// The owner teaches search words that mean the same.

import type { Synonym, SynonymRequest } from '#contract/admin/synonyms.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { searchSynonyms } from '#server/database/tables/search.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { validationSentences } from '#text/validation.ts'

/** Pages and processes hear of it from the database. */
export async function createSynonym(
  { db, now }: Pick<Context, 'db' | 'now'>,
  admin: Granted<'products:write'>,
  request: SynonymRequest,
): Promise<Result<Synonym, RefusalOf<'invalid-request'>>> {
  const words = readWords(request)
  if (!words.ok) return words
  const at = now()
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(searchSynonyms)
      .values({ words: words.value, createdAt: at, updatedAt: at })
      .returning()
    if (!row) throw new Error('the synonym was not made')
    const data = { after: row.words }
    await noteAction(tx, admin, at, 'synonym.created', row.id, data)
    return ok(isoTimes(row))
  })
}

/** Two that search can tell apart, and none of only punctuation. */
export function readWords({ words }: SynonymRequest): Result<string[], RefusalOf<'invalid-request'>> {
  const byFolded = new Map(words.map((word) => [foldArabic(word), word]))
  if (byFolded.has(''))
    return refuse({ code: 'invalid-request', errors: { words: [validationSentences.notValid] } })
  if (byFolded.size < 2)
    return refuse({ code: 'invalid-request', errors: { words: [validationSentences.twoWords] } })
  return ok([...byFolded.values()])
}
