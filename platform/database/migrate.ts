// Migrates a database to the schema of this program. One process at a time; a killed run leaves nothing half
// done, because all new migrations run in one transaction.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { projectFolder } from '#platform/process/project-folder.ts'

const MIGRATIONS = join(projectFolder, 'server', 'database', 'migrations')
const MIGRATION_LOCK = 0x6d696772
const OLDEST_POSTGRES = 150_000

/** @param folder where the migrations and their journal are */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  await underMigrationLock(url, (client) => migrateOn(client, { folder }))
}

/** While `work` runs no other process migrates, and a shop that starts on this database waits. */
export async function underMigrationLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'aleef migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    await checkServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The caller holds the lock. @param upTo the last migration to run; default: all */
export async function migrateOn(
  client: pg.Client,
  { folder = MIGRATIONS, upTo }: { folder?: string; upTo?: SchemaVersion } = {},
): Promise<void> {
  await checkJournal(client, folder)
  const cut = upTo && copyUpTo(folder, upTo)
  try {
    await runMigrations(drizzle({ client }), { migrationsFolder: cut ?? folder })
  } finally {
    if (cut) rmSync(cut, { recursive: true })
  }
  await checkSearch(client)
}

/** The last applied migration: its file name, its creation time, and the SHA-256 of its SQL. */
export type SchemaVersion = { name: string; when: number; hash: string }

/** Null for a database that was never migrated, and for one that is newer than this program. */
export async function readSchemaVersion(client: pg.ClientBase): Promise<SchemaVersion | null> {
  const newest = Math.max(...(await readApplied(client)).keys())
  return listSchemaVersions().find(({ when }) => when === newest) ?? null
}

/** The versions that this program can migrate to, oldest first. */
export function listSchemaVersions(): SchemaVersion[] {
  const names = readNames(MIGRATIONS)
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis, hash }) => ({
    name: names.get(folderMillis) ?? '',
    when: folderMillis,
    hash,
  }))
}

/** The query builder runs a whole folder, so stopping at a version needs a folder that ends there. */
function copyUpTo(folder: string, { when }: SchemaVersion): string {
  const journal = readJournal(folder)
  const entries = journal.entries.filter((entry) => entry.when <= when)
  const copy = mkdtempSync(join(tmpdir(), 'aleef-migrations-'))
  mkdirSync(join(copy, 'meta'))
  writeFileSync(join(copy, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(folder, `${tag}.sql`), join(copy, `${tag}.sql`))
  return copy
}

/** The numbers of applied and of known migrations. */
export async function countMigrations(pool: pg.Pool): Promise<{ applied: number; known: number }> {
  return { applied: (await readApplied(pool)).size, known: readNames(MIGRATIONS).size }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`,
  )
  if ((rows[0]?.version ?? 0) < OLDEST_POSTGRES) throw new Error('The shop needs PostgreSQL 15 or later.')
  if (rows[0]?.encoding !== 'UTF8') throw new Error('The database must be made with ENCODING UTF8.')
}

/**
 * The query builder runs only what is newer than the newest applied migration and silently skips an
 * older one; nor does it notice that one was changed after it ran. Both would leave a schema that fits no program.
 */
async function checkJournal(client: pg.Client, folder: string): Promise<void> {
  const applied = await readApplied(client)
  const newest = Math.max(0, ...applied.keys())
  const known = new Map(
    readMigrationFiles({ migrationsFolder: folder }).map((file) => [file.folderMillis, file.hash]),
  )
  const names = readNames(folder)
  for (const when of applied.keys()) {
    if (!known.has(when))
      throw new Error('The database is newer than this program: run the program that made it.')
  }
  for (const [when, hash] of known) {
    if (when > newest) continue
    if (!applied.has(when))
      throw new Error(`Migration ${names.get(when)} is older than one that has already run.`)
    if (applied.get(when) !== hash)
      throw new Error(`Migration ${names.get(when)} was changed after it had run.`)
  }
}

async function readApplied(client: pg.ClientBase | pg.Pool): Promise<Map<number, string>> {
  const { rows: tables } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`)
  if (!tables[0].name) return new Map()
  const { rows } = await client.query<{ created_at: string; hash: string }>(
    'SELECT created_at, hash FROM drizzle.__drizzle_migrations',
  )
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]))
}

function readNames(folder: string): Map<number, string> {
  return new Map(readJournal(folder).entries.map((entry) => [entry.when, entry.tag]))
}

function readJournal(folder: string): { entries: { when: number; tag: string }[] } {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))
}

/** Under a C character type pg_trgm finds no letter in Arabic, and search finds nothing. */
async function checkSearch(client: pg.Client): Promise<void> {
  const { rows: installed } = await client.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`)
  if (!installed.length) return
  const { rows } = await client.query(`SELECT cardinality(show_trgm('قط')) AS trigrams`)
  if (!rows[0].trigrams) throw new Error('The database must be made with a UTF-8 LC_CTYPE, such as C.UTF-8.')
}
