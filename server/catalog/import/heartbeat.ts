// Tells while a file is worked on how far the work is, and that somebody is still at it. On a connection of its own: what
// a transaction says is heard only when it ends.
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { productImports } from '#server/database/tables/imports.ts'

const LOOK_MS = 400
/** Well within what counts as abandoned (leave-imports.ts). */
const SAY_MS = 5000

export function keepAlive({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>, id: number) {
  let percent = 0
  let said = { percent: 0, at: Date.now() }
  let saying: Promise<unknown> = Promise.resolve()

  async function say(): Promise<void> {
    said = { percent, at: Date.now() }
    try {
      await db
        .update(productImports)
        .set({ progress: percent, aliveAt: now() })
        .where(and(eq(productImports.id, id), inArray(productImports.state, ['checking', 'writing'])))
    } catch (error) {
      // The work itself will say whether it could be done.
      log.warn({ error }, 'the progress of an import could not be told')
    }
  }

  const timer = setInterval(() => {
    if (percent === said.percent && Date.now() - said.at < SAY_MS) return
    saying = saying.then(say)
  }, LOOK_MS)
  timer.unref()

  return {
    /** @param share from 0 to 1 */
    progress: (share: number) => {
      percent = Math.min(99, Math.floor(share * 100))
    },
    async end(): Promise<void> {
      clearInterval(timer)
      await saying
    },
  }
}
