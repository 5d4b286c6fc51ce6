// A fresh database for a test file: a copy of the migrated one, gone when the file is done.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { TEMPLATE } from './postgres-for-tests.ts'

export type TestDatabase = {
  db: Database
  pool: pg.Pool
  url: string
  /** Closes the pool and removes the database. */
  drop(): Promise<void>
}

/** @param template a database to copy instead of the migrated one, such as `template0` for an empty one */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const maintenance = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  const db = connect({ url: url.href, log: createLog('error'), name: 'aleef tests' })
  return {
    db,
    pool: db.$client,
    url: url.href,
    async drop() {
      await db.$client.end()
      await run(maintenance, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
