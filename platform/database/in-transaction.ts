// All or nothing: what a verb writes stands as a whole, or a refusal or an error leaves everything as it was.
import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Result } from '#platform/result.ts'
import { type Database, sqlState, type Transaction } from './connect.ts'

const TRIES = 5
/** Serialization failure and deadlock: PostgreSQL took our transaction back so that another could end. */
const TRY_AGAIN = ['40001', '40P01']

/**
 * Runs `work` in a transaction. A refusal rolls back and comes out as a value. `work` runs again from its
 * start after a deadlock or an error with an SQL state in `alsoAfter`, so it must do nothing outside the
 * transaction.
 */
export async function inTransaction<T, R>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T, R>>,
  { alsoAfter = [] }: { alsoAfter?: readonly string[] } = {},
): Promise<Result<T, R>> {
  const tryAgain = [...TRY_AGAIN, ...alsoAfter]
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      if (attempt === TRIES || !tryAgain.includes(sqlState(error) ?? '')) throw error
      await delay(Math.random() * 10 * 2 ** attempt)
    }
  }
}

class Refused<R> extends Error {
  readonly result: { ok: false; refusal: R }
  constructor(result: { ok: false; refusal: R }) {
    super('refused')
    this.result = result
  }
}

/**
 * The connection is taken and given back here, not by the query builder: its own pooled transaction loses the
 * connection for good when BEGIN fails, and hides the first error behind the one of ROLLBACK.
 */
async function runOnce<T, R>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  const client = await db.$client.connect()
  let failure: unknown
  let broken = true
  try {
    const result = await drizzle({ client }).transaction(async (tx) => {
      try {
        const outcome = await work(Object.assign(tx, { $client: client }))
        if (!outcome.ok) throw new Refused(outcome)
        return outcome
      } catch (error) {
        failure = error
        throw error
      }
    })
    broken = false
    return result
  } catch (error) {
    // Rolled back cleanly: the connection is as good as before.
    broken = error !== failure
    if (failure instanceof Refused) return failure.result
    throw failure ?? error
  } finally {
    client.release(broken)
  }
}
