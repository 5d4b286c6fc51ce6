// The nightly backup, run by any process that works the queue (L-08).
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk } from 'flydrive'
import { isBackupDue } from '#domain/backups.ts'
import type { Manifest } from '#platform/backup/manifest.ts'
import { ifFree } from '#platform/database/if-free.ts'
import type { Context } from '#server/context.ts'
import { backUp } from './back-up.ts'
import { type BackupPlace, backupName, storeBackup, thinOutBackups } from './backup-place.ts'
import { backedUpAt, noteFailedBackup, noteGoodBackup, readBackupStatus } from './backup-status.ts'

export type Backups = { disk: Disk; place: BackupPlace }

const RUN_LOCK = 0x6461696c

/** Does nothing while none is due, or while another process is at it. */
export async function runDailyBackup(
  context: Pick<Context, 'db' | 'now' | 'log'>,
  backups: Backups,
): Promise<void> {
  const { db, now, log } = context
  await ifFree(db, RUN_LOCK, async () => {
    if (!isBackupDue(backedUpAt(await readBackupStatus(db)), now())) return
    try {
      const { file, bytes } = await keepBackup(context, backups)
      log.info({ file, bytes }, 'the shop was backed up')
    } catch (error) {
      log.error({ error }, 'the shop could not be backed up; the next hour tries again')
    }
  })
}

/** Makes a backup, stores it and thins out the older ones. */
export async function keepBackup(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { disk, place }: Backups,
): Promise<{ file: string; bytes: number; manifest: Manifest }> {
  const at = now()
  try {
    const written = join(place.folder, backupName(at))
    const manifest = await backUp({ db, disk, now, file: written })
    const { size: bytes } = await stat(written)
    const file = await storeBackup(place, written, bytes)
    await noteGoodBackup(db, { at, file, bytes })
    await thinOutBackups(place, at)
    return { file, bytes, manifest }
  } catch (error) {
    await noteFailedBackup(db, at, error)
    throw error
  }
}
