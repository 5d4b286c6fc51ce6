// Logs an export before its file is sent: who, which filter, how many rows (T-03). The search text is left out, since
// it may be a customer's phone number.
import type { Member } from '#server/access/current-user.ts'
import type { Reader } from '#server/context.ts'
import { noteAction } from './note-action.ts'

export type Export = { fileName: string; rows: number; search?: string | undefined } & Record<string, unknown>

export function noteExport({ db, now }: Reader, admin: Member, { search, ...file }: Export): Promise<void> {
  return noteAction({ tx: db, admin, at: now() }, 'export.created', file.fileName, {
    after: { ...file, ...(search && { isSearched: true }) },
  })
}
