// `npm run backup` (also `-- FILE`): backs the shop up while it may run. Without a file as every night: into BACKUP_DIR or the
// bucket, where older ones are thinned out.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Manifest } from '#platform/backup/manifest.ts'
import { backUp } from '#server/backup/back-up.ts'
import { openBackupPlace } from '#server/backup/backup-place.ts'
import { noteGoodBackup } from '#server/backup/backup-status.ts'
import { keepBackup } from '#server/backup/run-daily-backup.ts'
import { openMediaDisk } from '#server/media/media-disk.ts'
import { openShopDatabase, runCommand } from './command.ts'

const [given] = process.argv.slice(2)
await runCommand(async () => {
  await using shop = await openShopDatabase('aleef backup')
  const { db, environment } = shop
  const now = () => new Date()
  const disk = await openMediaDisk(environment)
  if (!given) {
    const kept = await keepBackup({ db, now }, { disk, place: await openBackupPlace(environment) })
    console.log(summarise(kept.file, kept.bytes, kept.manifest))
    return 0
  }
  // npm runs this in the project's folder, whatever folder the person is in.
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const manifest = await backUp({ db, disk, now, file })
  const { size: bytes } = await stat(file)
  await noteGoodBackup(db, { at: new Date(manifest.createdAt), file, bytes })
  console.log(summarise(file, bytes, manifest))
  return 0
})

function summarise(file: string, bytes: number, { schema, tables, media, mails }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Backed up to ${file} (${(bytes / 1_000_000).toFixed(1)} MB, readable by you alone)`,
    `  ${rows} rows of ${tables.length} tables at schema ${schema.name}, ${media.files} picture files, ${mails.carried} waiting mails`,
    '  Not in it: AUTH_SECRET and the other variables, sessions, codes and links that open something.',
  ].join('\n')
}
