// `npm run restore -- FILE`: restores a shop from a backup into an empty DATA_DIR or the empty database of DATABASE_URL.
import { resolve } from 'node:path'
import { BackupError } from '#platform/backup/backup-error.ts'
import { checkBackup } from '#platform/backup/check-backup.ts'
import { createLog } from '#platform/process/log.ts'
import { type Restored, restore } from '#server/backup/restore.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'

const [given] = process.argv.slice(2)
if (given) await main(resolve(process.env.INIT_CWD ?? '.', given))
else {
  console.error('npm run restore -- FILE')
  process.exitCode = 2
}

async function main(file: string): Promise<void> {
  try {
    // Checked before reading the environment, which creates the data folder, so that a damaged file leaves nothing
    // behind.
    const backup = await checkBackup(file)
    const environment = readEnvironment(process.env)
    const log = createLog('warn')
    const database = await openDatabase(environment, log)
    try {
      const disk = await openMediaDisk(environment)
      const restored = await restore(backup, { url: database.url, disk, now: () => new Date(), log })
      console.log(summarise(backup.manifest.createdAt, restored))
      if (restored.breaches.length > 0) process.exitCode = 1
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function summarise(createdAt: string, { rows, mails, pictures, breaches }: Restored): string {
  return [
    `Restored the shop as it was at ${createdAt}: ${rows} rows, ${pictures} picture files. Every table is as it was backed up.`,
    `  ${mails} waiting mails are queued again; one that was sent after the backup arrives twice.`,
    '  AUTH_SECRET is not in the file. Everybody signs in anew; with another AUTH_SECRET than before, links in older mails',
    '  (activation, new password) no longer work either: people ask for new ones. Nor do codes of authenticator apps: who has',
    '  a second factor signs in by a recovery code, or you run npm run second-factor:remove -- --email E.',
    breaches.length === 0
      ? '  npm run verify: every invariant holds.'
      : `  These invariants were broken in the backup already: ${breaches.map(({ name }) => name).join(', ')}. See npm run verify.`,
  ].join('\n')
}
