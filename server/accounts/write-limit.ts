// A flood of changes by one signed-in person is stopped before it reaches the database. Counted in this process only,
// so that an ordinary change costs no extra write; what guards passwords and mail is counted in PostgreSQL.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Far above what a person can do. */
const WRITES_PER_MINUTE = 600

export type WriteLimit = {
  /** Counts one change; gives the seconds to wait when there were too many, else null. */
  take(customerId: string): Promise<number | null>
}

export function createWriteLimit(scale: number): WriteLimit {
  if (scale === 0) return { take: async () => null }
  const limiter = new RateLimiterMemory({
    points: Math.max(1, Math.round(WRITES_PER_MINUTE * scale)),
    duration: 60,
  })
  return {
    async take(customerId) {
      try {
        await limiter.consume(customerId)
        return null
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected
        return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
      }
    },
  }
}
