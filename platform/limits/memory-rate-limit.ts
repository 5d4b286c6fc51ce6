// A flood of changes by one signed-in person, or of questions from one address, is stopped before it reaches the
// database. Counted in this process only, so that an ordinary call costs no extra write; what guards passwords and mail
// is counted in PostgreSQL.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Far above what a person can do. */
export const WRITES_PER_MINUTE = 600
/** Chatbot questions from one address, which a whole family may share. */
export const QUESTIONS_PER_MINUTE = 30

export type WriteLimit = {
  /** Counts one call; returns the seconds to wait if the limit is exceeded, else null. */
  take(caller: string): Promise<number | null>
}

export function createWriteLimit(scale: number, perMinute: number): WriteLimit {
  if (scale === 0) return { take: async () => null }
  const limiter = new RateLimiterMemory({
    points: Math.max(1, Math.round(perMinute * scale)),
    duration: 60,
  })
  return {
    async take(caller) {
      try {
        await limiter.consume(caller)
        return null
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected
        return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
      }
    },
  }
}
