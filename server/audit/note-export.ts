// A file that somebody takes out of the shop is in the audit log before it leaves: who, what was chosen, how many rows
// (T-03). What was searched for stays out of it: it may be a customer's phone.
import type { Member } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { noteAction } from './note-action.ts'

export type Export = { fileName: string; rows: number; search?: string | undefined } & Record<string, unknown>

export function noteExport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  by: Member,
  { search, ...file }: Export,
): Promise<void> {
  return noteAction(db, by, now(), 'export.created', file.fileName, {
    after: { ...file, ...(search && { isSearched: true }) },
  })
}
