// Probes whether the database responds, on a connection of its own. The result is there at once,
// however busy or silent the database is.
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from './connect.ts'

/** A caller waits at most this long for a new result, then gets the previous one. */
const WAIT_MS = 50
/** No response within this time counts as down. */
const SILENT_MS = 2000

export type Probe = () => Promise<boolean>

/**
 * @param db with a pool of one connection
 * @param statement must succeed
 */
export function createProbe(db: Database, statement: string): Probe {
  let result: boolean | undefined
  let askedAt = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    askedAt = performance.now()
    try {
      await db.$client.query(statement)
      result = true
    } catch {
      result = false
    } finally {
      asking = undefined
    }
  }

  return async () => {
    asking ??= ask()
    await Promise.race([asking, delay(result === undefined ? SILENT_MS : WAIT_MS)])
    return result === true && (asking === undefined || performance.now() - askedAt < SILENT_MS)
  }
}
