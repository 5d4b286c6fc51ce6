// A fresh database for a test file: a copy of the migrated one, gone when the file is done.
import type pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '#platform/database/connect.ts'
import { createLog } from '#platform/process/log.ts'
import { createDatabase } from './postgres-server.ts'

export type TestDatabase = {
  db: Database
  pool: pg.Pool
  url: string
  /** Closes the pool and removes the database. */
  drop(): Promise<void>
}

/** @param template a database to copy instead of the migrated one, such as `template0` for an empty one */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const database = await createDatabase(inject('postgresUrl'), template)
  const db = connect({ url: database.url, log: createLog('error'), name: 'aleef tests' })
  return {
    db,
    pool: db.$client,
    url: database.url,
    async drop() {
      await db.$client.end()
      await database.drop()
    },
  }
}

/** How many statements in this database wait for a lock that another one holds. */
export async function countLockWaits({ pool }: Pick<TestDatabase, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ waits: number }>(
    `SELECT count(*)::int AS waits FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.waits ?? 0
}
