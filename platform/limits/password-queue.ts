// Calls that hash a password: a few at once, a bounded number waiting, and the rest is told to come back (503) instead
// of taking the whole shop down with it. How many of them really hash at a time: hash-password.ts.
import pLimit from 'p-limit'
import { ok, type Result, refuse } from '#platform/result.ts'

export type PasswordQueue = {
  run<T>(work: () => Promise<T>): Promise<Result<T, { code: 'overloaded' }>>
}

export function createPasswordQueue({ atOnce = 3, waiting = 200 } = {}): PasswordQueue {
  const limit = pLimit(atOnce)
  return {
    async run(work) {
      if (limit.pendingCount >= waiting) return refuse({ code: 'overloaded' })
      return ok(await limit(work))
    },
  }
}
