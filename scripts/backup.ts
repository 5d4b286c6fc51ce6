// `npm run backup` (also `-- FILE`): backs the shop up while it may run. Without a file as every night: into BACKUP_DIR or the
// bucket, where older ones are thinned out.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupError } from '#platform/backup/backup-error.ts'
import type { Manifest } from '#platform/backup/manifest.ts'
import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { backUp } from '#server/backup/back-up.ts'
import { openBackupPlace } from '#server/backup/backup-place.ts'
import { noteGoodBackup } from '#server/backup/backup-status.ts'
import { keepBackup } from '#server/backup/run-daily-backup.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'

const [given] = process.argv.slice(2)
try {
  const { file, bytes, manifest } = await main()
  console.log(summarise(file, bytes, manifest))
} catch (error) {
  if (!(error instanceof BackupError || error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main() {
  const environment = readEnvironment(process.env)
  const log = createLog('warn')
  const now = () => new Date()
  const database = await openDatabase(environment, log)
  const db = connect({ url: database.url, log, name: 'aleef backup', poolSize: 2 })
  try {
    const disk = await openMediaDisk(environment)
    if (!given) return await keepBackup({ db, now }, { disk, place: await openBackupPlace(environment) })
    // npm runs this in the project's folder, whatever folder the person is in.
    const file = resolve(process.env.INIT_CWD ?? '.', given)
    const manifest = await backUp({ db, disk, now, file })
    const { size: bytes } = await stat(file)
    await noteGoodBackup(db, { at: new Date(manifest.createdAt), file, bytes })
    return { file, bytes, manifest }
  } finally {
    await db.$client.end()
    await database.stop()
  }
}

function summarise(file: string, bytes: number, { schema, tables, media, mails }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Backed up to ${file} (${(bytes / 1_000_000).toFixed(1)} MB, readable by you alone)`,
    `  ${rows} rows of ${tables.length} tables at schema ${schema.name}, ${media.files} picture files, ${mails.carried} waiting mails`,
    '  Not in it: AUTH_SECRET and the other variables, sessions, codes and links that open something.',
  ].join('\n')
}
