// Work that only one process does at a time; the others skip it instead of waiting.
import { allowSilence, type Database } from './connect.ts'

/** Runs `work` if nobody holds this advisory lock, shared or not. */
export async function ifFree(db: Database, lock: number, work: () => Promise<void>): Promise<void> {
  const client = await db.$client.connect()
  let broken = true
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS free', [lock])
    if (rows[0].free) {
      allowSilence(client)
      await work()
      await client.query('SELECT pg_advisory_unlock($1)', [lock])
    }
    broken = false
  } finally {
    client.release(broken)
  }
}
