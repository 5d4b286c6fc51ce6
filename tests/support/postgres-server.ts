// A PostgreSQL server for one run, and databases on it that are copied from a template.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '#platform/database/connect.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/process/log.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'

export const TEMPLATE = 'template_shop'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

export type PostgresServer = {
  /** Of its maintenance database; the migrated one is `TEMPLATE`. */
  url: string
  stop(): Promise<void>
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's server, at its maintenance database. */
    postgresUrl: string
  }
}

/** Before the tests: one server for the whole run. */
export async function setup(project: TestProject) {
  const server = await startPostgresServer()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}

/** Starts a server with a migrated database, which has the tables of the job queue too. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const dataDir = mkdtempSync(join(folderOfData(), 'aleef-tests-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog('warn'),
    // Nothing here outlives the run, so nothing waits for the disk.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  const url = urlOf(server.url, 'postgres')
  await runStatement(url, `CREATE DATABASE ${TEMPLATE}`)
  const template = urlOf(url, TEMPLATE)
  await migrate(template)
  await createQueueTables(template)
  return {
    url,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** In memory where there is room: a database is some 1,500 files, and a disk takes ten times as long to copy them. */
function folderOfData(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
}

/**
 * A fresh database on a server.
 * @param template the database to copy, such as `template0` for an empty one
 */
export async function createDatabase(
  serverUrl: string,
  template = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = maintenanceOf(serverUrl)
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: urlOf(serverUrl, name),
    drop: async () => void (await server.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

const maintenance = new Map<string, pg.Pool>()

/** One connection of this process to each server: to open two for each database costs as much as the copy. */
function maintenanceOf(serverUrl: string): pg.Pool {
  const known = maintenance.get(serverUrl)
  if (known) return known
  const pool = new pg.Pool({
    connectionString: serverUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // The server may stop before this process ends.
  pool.on('error', () => {})
  maintenance.set(serverUrl, pool)
  return pool
}

/** They take longer to make than all migrations, and every shop needs them. */
async function createQueueTables(url: string): Promise<void> {
  const log = createLog('error')
  const db = connect({ url, log, poolSize: 1 })
  const queue = await openJobQueue(db, log, { works: false })
  await queue.stop()
  await db.$client.end()
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
