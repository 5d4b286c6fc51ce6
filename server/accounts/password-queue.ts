// Hashing costs 19 MiB and a core: at most a few at once, a bounded number waiting, and the rest is told to come back
// (503) instead of taking the whole shop down with it.
import { ok, type Result, refuse } from '#domain/result.ts'

export type PasswordQueue = {
  run<T>(work: () => Promise<T>): Promise<Result<T, { code: 'overloaded' }>>
}

export function createPasswordQueue({ atOnce = 3, waiting = 200 } = {}): PasswordQueue {
  const queue: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) running++
    else await new Promise<void>((enterNow) => queue.push(enterNow))
  }

  /** Hands the place on to who has waited longest. */
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return {
    async run(work) {
      if (queue.length >= waiting) return refuse({ code: 'overloaded' })
      await enter()
      try {
        return ok(await work())
      } finally {
        leave()
      }
    },
  }
}
