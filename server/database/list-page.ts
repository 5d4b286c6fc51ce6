import type { RefusalOf } from '#contract/refusals.ts'
import type { Database } from '#platform/database/connect.ts'
import { type List, type ListPage, selectListPage } from '#platform/database/list-page.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { validationSentences } from '#text/validation.ts'

/** Refused when the cursor is not one of a list in this order. */
export async function readListPage<Id extends number | string, Kind extends object = object>(
  db: Database,
  list: List<Kind>,
): Promise<Result<ListPage<Id, Kind>, RefusalOf<'invalid-request'>>> {
  const page = await selectListPage<Id, Kind>(db, list)
  return page
    ? ok(page)
    : refuse({ code: 'invalid-request', errors: { cursor: [validationSentences.notValid] } })
}
