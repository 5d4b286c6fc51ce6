// What the clock of the database says, which may be another machine's.
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** In milliseconds since 1970, as `Date.now()`. */
export async function readDatabaseClock(db: Database): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
  )
  return rows[0]?.now ?? 0
}
