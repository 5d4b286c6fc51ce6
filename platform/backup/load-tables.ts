// Loads the rows of a backup into freshly migrated tables, in one transaction.
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import * as copy from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { TRANSFER_SETTINGS } from './carried-tables.ts'
import type { CheckedBackup } from './check-backup.ts'
import { copyColumns, digestOfTable, tableName } from './digest-of-table.ts'
import { type Manifest, tablePart } from './manifest.ts'
import { readArchive } from './read-archive.ts'

/** Disables triggers: what they would derive is in the file too. */
export async function loadTables(client: pg.ClientBase, { file, manifest }: CheckedBackup): Promise<void> {
  const names = manifest.tables.map(({ name }) => tableName(name))
  await client.query('BEGIN')
  try {
    await client.query(TRANSFER_SETTINGS)
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    // Rows that the migrations inserted: governorates, synonyms.
    await client.query(`TRUNCATE ${names} RESTART IDENTITY CASCADE`)
    await copyRows(client, file, manifest)
    await compare(client, manifest)
    await setSequences(client, manifest)
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function copyRows(client: pg.ClientBase, file: string, { tables }: Manifest): Promise<void> {
  const byPart = new Map(tables.map((table) => [tablePart(table.name), table]))
  await readArchive(file, async (part: string, content: Readable) => {
    const table = byPart.get(part)
    if (table)
      await pipeline(
        content,
        createGunzip(),
        client.query(copy.from(`COPY ${copyColumns(table)} FROM STDIN`)),
      )
  })
}

/** Checks that each table has the same rows as when it was backed up. */
async function compare(client: pg.ClientBase, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, digest } = await digestOfTable(client, table)
    if (rows !== table.rows || digest !== table.digest)
      throw new BackupError(`The table ${table.name} did not come out as it was backed up.`)
  }
}

async function setSequences(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  for (const { name, value } of sequences) {
    if (value !== null) await client.query('SELECT setval($1, $2)', [tableName(name), value])
  }
}
