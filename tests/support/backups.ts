// Backups of test shops, and places to restore them to.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll } from 'vitest'
import { checkBackup } from '#platform/backup/check-backup.ts'
import { digestOfTable } from '#platform/backup/digest-of-table.ts'
import { MANIFEST, type Manifest, type TableInBackup } from '#platform/backup/manifest.ts'
import { readArchive } from '#platform/backup/read-archive.ts'
import { createArchive } from '#platform/backup/write-archive.ts'
import { createLog } from '#platform/process/log.ts'
import { folderDisk } from '#platform/storage/disk.ts'
import { backUp } from '#server/backup/back-up.ts'
import { type Restored, restore } from '#server/backup/restore.ts'
import type { TestDatabase } from './test-database.ts'
import type { TestShop } from './test-shop.ts'

const now = () => new Date()

/** A folder that goes when the test file is done. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aleef-backup-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function backUpShop(shop: Pick<TestShop, 'db' | 'mediaFolder'>, file: string): Promise<Manifest> {
  return backUp({ db: shop.db, disk: folderDisk(shop.mediaFolder), now, file })
}

/** @param media the folder that gets the pictures */
export async function restoreTo(
  { url }: Pick<TestDatabase, 'url'>,
  file: string,
  media: string,
): Promise<Restored> {
  return restore(await checkBackup(file), { url, disk: folderDisk(media), now, log: createLog('error') })
}

/** What the tables of a manifest hold in a database, by the same columns. */
export async function digestsIn({ pool }: Pick<TestDatabase, 'pool'>, tables: readonly TableInBackup[]) {
  const client = await pool.connect()
  try {
    await client.query(`SET datestyle = 'ISO, YMD'; SET timezone = 'UTC'`)
    const found: TableInBackup[] = []
    for (const { name, columns } of tables)
      found.push({ name, columns, ...(await digestOfTable(client, { name, columns })) })
    return found
  } finally {
    client.release(true)
  }
}

/** The same backup with another manifest, whole and sealed: what another program might have made. */
export async function withManifest(
  file: string,
  target: string,
  change: (manifest: Manifest) => unknown,
): Promise<void> {
  const archive = createArchive(target)
  await readArchive(file, async (name, content) => {
    const bytes = Buffer.concat(await content.toArray())
    const written =
      name === MANIFEST ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString())))) : bytes
    await archive.add(name, Readable.from([written]), written.length)
  })
  await archive.seal()
}
