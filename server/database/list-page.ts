import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Database } from '#platform/database/connect.ts'
import { countOf, type List, type ListPage, orderBy, selectListPage } from '#platform/database/list-page.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { validationSentences } from '#text/validation.ts'

/** Refused when the cursor is not one of a list in this order. */
export async function readListPage<Id extends number | string, Kind extends object = object>(
  db: Database,
  list: List<Kind>,
): Promise<Result<ListPage<Id, Kind>, RefusalOf<'invalid-request'>>> {
  const page = await selectListPage<Id, Kind>(db, list)
  return page ? ok(page) : refuseField('cursor', validationSentences.notValid)
}

export type ReadPage<Item, More = object> = Promise<
  Result<{ items: Item[]; nextCursor: string | null; total: number } & More, RefusalOf<'invalid-request'>>
>

/** A page of a list that is not counted by kind: `rowsOf` reads the rows that are on it. */
export async function readPage<Item>(
  db: Database,
  list: Omit<List<object>, 'kinds' | 'filter'>,
  rowsOf: (isOnPage: SQL, order: SQL) => PromiseLike<Item[]>,
): ReadPage<Item> {
  const page = await readListPage<number>(db, { ...list, kinds: {} })
  if (!page.ok) return page
  const { ids, nextCursor, kinds } = page.value
  const id = list.order.keys.at(-1) as PgColumn
  return ok({
    items: await rowsOf(inArray(id, ids), orderBy(list.order)),
    nextCursor,
    total: countOf(kinds),
  })
}
