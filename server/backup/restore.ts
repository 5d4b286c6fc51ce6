// `npm run restore` (L-08): restores a backup into an empty database and data folder. A shop started meanwhile waits.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Disk } from 'flydrive'
import type pg from 'pg'
import { BackupError } from '#platform/backup/backup-error.ts'
import type { CheckedBackup } from '#platform/backup/check-backup.ts'
import { loadTables } from '#platform/backup/load-tables.ts'
import { MAILS_PART, MEDIA_FOLDER } from '#platform/backup/manifest.ts'
import { readArchive } from '#platform/backup/read-archive.ts'
import { connect } from '#platform/database/connect.ts'
import { countTables, emptyDatabase } from '#platform/database/empty-database.ts'
import { migrateOn, underMigrationLock } from '#platform/database/migrate.ts'
import { holdOffSweeps } from '#platform/media/sweep-lock.ts'
import type { Log } from '#platform/process/log.ts'
import { putOnce } from '#platform/storage/files.ts'
import { type Finding, hasBreach, verify } from '#server/verify/verify.ts'
import { queueCarriedMails } from './carried-mails.ts'

export type RestoreOptions = {
  /** True if the database has no tables. */
  url: string
  disk: Disk
  now: () => Date
  log: Log
}

export type Restored = { rows: number; mails: number; pictures: number; breaches: Finding[] }

/** @param backup a file that was checked as a whole just before */
export async function restore(backup: CheckedBackup, options: RestoreOptions): Promise<Restored> {
  return underMigrationLock(options.url, async (client) => {
    const tables = await countTables(client)
    if (tables > 0)
      throw new BackupError(
        `The database is not empty (${tables} tables). Nothing was written: a backup is restored into a new DATA_DIR ` +
          'or a new database, never over another shop.',
      )
    await holdOffSweeps(client)
    try {
      return await fill(client, backup, options)
    } catch (error) {
      // It was empty, so all that is there is ours.
      await emptyDatabase(client)
      throw error
    }
  })
}

async function fill(client: pg.Client, backup: CheckedBackup, options: RestoreOptions): Promise<Restored> {
  const { manifest, schema } = backup
  await migrateOn(client, { upTo: schema })
  await loadTables(client, backup)
  await migrateOn(client)
  const db = connect({ url: options.url, log: options.log, name: 'aleef restore', poolSize: 2 })
  try {
    let mails = 0
    await readArchive(backup.file, async (name, content, size) => {
      if (name === MAILS_PART)
        mails = await pipeline(content, createGunzip(), (lines) =>
          queueCarriedMails(db, options.log, Readable.from(lines)),
        )
      else if (name.startsWith(MEDIA_FOLDER))
        await putOnce(options.disk, name.slice(MEDIA_FOLDER.length), size, content)
    })
    await stopIssues(client)
    const findings = await verify(db, options.now())
    return {
      rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      mails,
      pictures: manifest.media.files,
      breaches: findings.filter((finding) => hasBreach([finding])),
    }
  } finally {
    await db.$client.end()
  }
}

/** Who got the newsletter that was being sent is known only as far as the backup goes: nobody gets it twice (W-11). */
async function stopIssues(client: pg.Client): Promise<void> {
  await client.query(
    'UPDATE newsletter_issues SET stopped_at = now() WHERE sent_at IS NOT NULL AND stopped_at IS NULL AND finished_at IS NULL',
  )
}
