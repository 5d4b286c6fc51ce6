// `npm run backup` and the daily job (L-08): every table from one moment, the pictures, and a manifest, in one file,
// while the shop goes on selling.
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Disk } from 'flydrive'
import type pg from 'pg'
import * as copy from 'pg-copy-streams'
import { BackupError } from '#platform/backup/backup-error.ts'
import { readCarriedTables, readSequences, TRANSFER_SETTINGS } from '#platform/backup/carried-tables.ts'
import { copyColumns, digestOfTable } from '#platform/backup/digest-of-table.ts'
import {
  BACKUP_FORMAT,
  MAILS_PART,
  MANIFEST,
  type Manifest,
  MEDIA_FOLDER,
  type TableInBackup,
  tablePart,
} from '#platform/backup/manifest.ts'
import { type ArchiveWriter, createArchive } from '#platform/backup/write-archive.ts'
import { allowSilence, type Database } from '#platform/database/connect.ts'
import { readSchemaVersion } from '#platform/database/migrate.ts'
import { holdOffSweeps } from '#platform/media/sweep-lock.ts'
import { listFiles } from '#platform/storage/files.ts'
import { readWaitingMails } from './carried-mails.ts'
import { describeLeftOut, LEFT_OUT_COLUMNS, LEFT_OUT_MEDIA, LEFT_OUT_TABLES } from './left-out.ts'

export type BackUpOptions = {
  db: Database
  disk: Disk
  now: () => Date
  /** Where the file goes; one that is there is replaced once the new one is whole. */
  file: string
}

export async function backUp({ db, disk, now, file }: BackUpOptions): Promise<Manifest> {
  const draft = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  const client = await db.$client.connect()
  allowSilence(client)
  try {
    await holdOffSweeps(client)
    const archive = createArchive(draft)
    const manifest = await writeParts(client, archive, { disk, now })
    await archive.seal()
    await rename(draft, file)
    await flushFolder(dirname(file))
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true)
  }
}

async function writeParts(
  client: pg.PoolClient,
  archive: ArchiveWriter,
  { disk, now }: Pick<BackUpOptions, 'disk' | 'now'>,
): Promise<Manifest> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(TRANSFER_SETTINGS)
  const schema = await readSchemaVersion(client)
  if (!schema)
    throw new BackupError(
      'The database holds no shop, or one of a newer program: there is nothing to back up.',
    )
  const createdAt = now().toISOString()
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  )
  const tables = await writeTables(client, archive)
  const mails = await readWaitingMails(client)
  const sequences = await readSequences(client)
  await client.query('COMMIT')

  const lines = mails.carried.map((mail) => `${JSON.stringify(mail)}\n`)
  await archive.addUnmeasured(MAILS_PART, Readable.from(lines, { objectMode: false }), createGzip())
  const manifest: Omit<Manifest, 'parts'> = {
    format: BACKUP_FORMAT,
    createdAt,
    schema,
    postgres: rows[0]?.version ?? '',
    tables,
    sequences,
    mails: { carried: mails.carried.length, leftOut: mails.leftOut },
    media: await writeMedia(disk, archive),
    leftOut: describeLeftOut(),
  }
  const whole = { ...manifest, parts: [...archive.parts] }
  const text = Buffer.from(JSON.stringify(whole, null, 1))
  await archive.add(MANIFEST, Readable.from([text]), text.length)
  return whole
}

const LEFT_OUT = { tables: Object.keys(LEFT_OUT_TABLES), columns: LEFT_OUT_COLUMNS }

async function writeTables(client: pg.PoolClient, archive: ArchiveWriter): Promise<TableInBackup[]> {
  const tables: TableInBackup[] = []
  for (const table of await readCarriedTables(client, LEFT_OUT)) {
    const rows = client.query(copy.to(`COPY ${copyColumns(table)} TO STDOUT`))
    await archive.addUnmeasured(tablePart(table.name), rows, createGzip())
    tables.push({ ...table, ...(await digestOfTable(client, table)) })
  }
  return tables
}

/** After the tables, as pictures are stored before the rows that name them. Missing ones are not needed. */
async function writeMedia(disk: Disk, archive: ArchiveWriter): Promise<Manifest['media']> {
  const media = { files: 0, bytes: 0 }
  for await (const name of listFiles(disk, { recursive: true })) {
    if (name.startsWith(LEFT_OUT_MEDIA)) continue
    const opened = await openMedia(disk, name)
    if (!opened) continue
    await archive.add(`${MEDIA_FOLDER}${name}`, opened.content, opened.bytes)
    media.files += 1
    media.bytes += opened.bytes
  }
  return media
}

async function openMedia(disk: Disk, name: string): Promise<{ content: Readable; bytes: number } | null> {
  try {
    const { contentLength } = await disk.getMetaData(name)
    return { content: await disk.getStream(name), bytes: contentLength }
  } catch (error) {
    if (await disk.exists(name)) throw error
    return null
  }
}

/** So that the new name is there after a power cut too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
