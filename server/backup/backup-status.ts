// How the last backups went: for the office's first screen, /metrics and the doctor (L-08).
import { LATE_BACKUP_MS } from '#domain/backups.ts'
import { type Database, sqlState } from '#platform/database/connect.ts'
import { mustRow } from '#platform/must.ts'
import { backupStatus } from '#server/database/tables/shop.ts'

export type BackupStatus = typeof backupStatus.$inferSelect

export async function readBackupStatus(db: Database): Promise<BackupStatus> {
  return mustRow(await db.select().from(backupStatus), 'backup_status')
}

/** Since when there has been no good backup: the last one, or the shop's beginning. */
export function backedUpAt({ lastGoodAt, since }: BackupStatus): Date {
  return lastGoodAt ?? since
}

export function isBackupLate(status: BackupStatus, now: Date): boolean {
  return now.getTime() - backedUpAt(status).getTime() > LATE_BACKUP_MS
}

export function noteGoodBackup(
  db: Database,
  backup: { at: Date; file: string; bytes: number },
): Promise<void> {
  return note(db, {
    lastGoodAt: backup.at,
    lastGoodFile: backup.file,
    lastGoodBytes: backup.bytes,
    lastFailedAt: null,
    lastError: null,
  })
}

export function noteFailedBackup(db: Database, at: Date, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  return note(db, { lastFailedAt: at, lastError: reason.slice(0, REASON_MAX) })
}

const REASON_MAX = 500
const UNDEFINED_TABLE = '42P01'

async function note(db: Database, values: Partial<BackupStatus>): Promise<void> {
  try {
    await db.update(backupStatus).set(values)
  } catch (error) {
    // Before an upgrade one backs up with the new program what still has the old tables.
    if (sqlState(error) !== UNDEFINED_TABLE) throw error
  }
}
