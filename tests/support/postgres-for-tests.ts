// One PostgreSQL for a whole run of the tests, with a migrated database, the tables of its job queue included, that each
// test file copies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { createLog } from '#server/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's server, at its maintenance database. */
    postgresUrl: string
  }
}

export const TEMPLATE = 'template_shop'

export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-tests-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog('warn'),
    // Nothing here outlives the run, so nothing waits for the disk.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  const maintenance = new URL(server.url)
  maintenance.pathname = '/postgres'
  const template = new URL(server.url)
  template.pathname = `/${TEMPLATE}`
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  await migrate(template.href)
  await createQueueTables(template.href)
  project.provide('postgresUrl', maintenance.href)

  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** They take longer than all migrations, and every shop of a test needs them. */
async function createQueueTables(url: string): Promise<void> {
  const log = createLog('error')
  const db = connect({ url, log, poolSize: 1 })
  const queue = await openJobQueue(db, log, { works: false })
  await queue.stop()
  await db.$client.end()
}
