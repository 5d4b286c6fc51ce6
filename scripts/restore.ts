// `npm run restore -- FILE`: restores a shop from a backup into an empty DATA_DIR or the empty database of DATABASE_URL.
import { resolve } from 'node:path'
import { checkBackup } from '#platform/backup/check-backup.ts'
import { type Restored, restore } from '#server/backup/restore.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'
import { openShopDatabase, runCommand } from './command.ts'

const [given] = process.argv.slice(2)
await runCommand(async () => {
  if (!given) {
    console.error('npm run restore -- FILE')
    return 2
  }
  // Checked before reading the environment, which creates the data folder, so that a damaged file leaves nothing behind.
  const backup = await checkBackup(resolve(process.env.INIT_CWD ?? '.', given))
  await using shop = await openShopDatabase()
  const { environment, url, log } = shop
  const disk = await openMediaDisk(environment)
  const restored = await restore(backup, { url, disk, now: () => new Date(), log })
  console.log(summarise(backup.manifest.createdAt, restored))
  return restored.breaches.length > 0 ? 1 : 0
})

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
