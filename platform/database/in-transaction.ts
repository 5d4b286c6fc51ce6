// All or nothing: a verb's writes are committed together, or rolled back on a refusal or an error.
import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Database, sqlState, type Transaction } from './connect.ts'

const TRIES = 5
/** Serialization failure and deadlock: PostgreSQL took our transaction back so that another could end. */
const TRY_AGAIN = ['40001', '40P01']

/**
 * Runs `work` in a transaction and returns what it does. A refusal rolls back. `work` runs again from its start
 * after a deadlock or an error with an SQL state in `alsoAfter`, so it must do nothing outside the transaction.
 */
export async function inTransaction<Outcome>(
  db: Database,
  work: (tx: Transaction) => Promise<Outcome>,
  { alsoAfter = [] }: { alsoAfter?: readonly string[] } = {},
): Promise<Outcome> {
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

/** Carries a refusal through the query builder, which rolls back only if something is thrown. */
class RefusedTransaction extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

function isRefusal(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'refusal' in outcome
}

/**
 * The connection is taken and given back here, not by the query builder: its own pooled transaction loses the
 * connection for good when BEGIN fails, and hides the first error behind the one of ROLLBACK.
 */
async function runOnce<Outcome>(db: Database, work: (tx: Transaction) => Promise<Outcome>): Promise<Outcome> {
  const client = await db.$client.connect()
  let failure: unknown
  let broken = true
  try {
    const result = await drizzle({ client }).transaction(async (tx) => {
      try {
        const outcome = await work(Object.assign(tx, { $client: client }))
        if (isRefusal(outcome)) throw new RefusedTransaction(outcome)
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
    if (failure instanceof RefusedTransaction) return failure.outcome as Outcome
    throw failure ?? error
  } finally {
    client.release(broken)
  }
}
