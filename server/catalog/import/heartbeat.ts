// Stores the progress of a running import, and that it is still running. On a connection of its own, because what a
// transaction writes is seen only when it ends.
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { productImports } from '#server/database/tables/imports.ts'

const TICK_MS = 400
/** Well within what counts as abandoned (expire-imports.ts). */
const BEAT_MS = 5000

export function startHeartbeat({ db, now, log }: Context, id: number) {
  let percent = 0
  let stored = { percent: 0, at: Date.now() }
  let storing: Promise<unknown> = Promise.resolve()

  async function store(): Promise<void> {
    stored = { percent, at: Date.now() }
    try {
      await db
        .update(productImports)
        .set({ progress: percent, aliveAt: now() })
        .where(and(eq(productImports.id, id), inArray(productImports.state, ['checking', 'writing'])))
    } catch (error) {
      // The import itself reports whether it could be done.
      log.warn({ error }, 'the progress of an import could not be stored')
    }
  }

  const timer = setInterval(() => {
    if (percent === stored.percent && Date.now() - stored.at < BEAT_MS) return
    storing = storing.then(store)
  }, TICK_MS)
  timer.unref()

  return {
    /** @param share from 0 to 1 */
    progress: (share: number) => {
      percent = Math.min(99, Math.floor(share * 100))
    },
    async end(): Promise<void> {
      clearInterval(timer)
      await storing
    },
  }
}
