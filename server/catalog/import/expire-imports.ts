// Ends abandoned imports: those of a process that died, and previews that nobody committed.
import { and, eq, inArray, lt } from 'drizzle-orm'
import { daysBefore } from '#domain/duration.ts'
import type { Context } from '#server/context.ts'
import { productImports } from '#server/database/tables/imports.ts'
import { fileProblemText } from '#text/admin/product-import.ts'

/** A running import has a heartbeat far more often (heartbeat.ts). */
const ABANDONED_MS = 60_000
/** Reports are kept for a month, those of committed imports for a year; the audit log lasts longer. */
const UNWRITTEN = { states: ['refused', 'failed', 'discarded'], days: 30 } as const
const WRITTEN = { states: ['done'], days: 365 } as const

/** Its transaction was rolled back, so a previewed file can be committed again. */
export const BROKE_OFF = {
  checking: { state: 'failed', problem: fileProblemText.brokeOff, file: null },
  writing: { state: 'ready', problem: fileProblemText.brokeOff },
} as const

export async function failAbandonedImports({ db, now }: Context): Promise<void> {
  const at = now()
  const since = new Date(at.getTime() - ABANDONED_MS)
  for (const state of ['checking', 'writing'] as const) {
    await db
      .update(productImports)
      .set({ ...BROKE_OFF[state], ...(state === 'checking' && { finishedAt: at }) })
      .where(and(eq(productImports.state, state), lt(productImports.aliveAt, since)))
  }
}

/** After a day a preview is stale, and its file is deleted; its report is deleted later. */
export async function expireImports(context: Context): Promise<void> {
  await failAbandonedImports(context)
  const at = context.now()
  await context.db
    .update(productImports)
    .set({ state: 'discarded', file: null, finishedAt: at })
    .where(and(eq(productImports.state, 'ready'), lt(productImports.createdAt, daysBefore(at, 1))))
  for (const { states, days } of [UNWRITTEN, WRITTEN]) {
    const old = await context.db
      .select({ id: productImports.id })
      .from(productImports)
      .where(and(inArray(productImports.state, states), lt(productImports.createdAt, daysBefore(at, days))))
    // One at a time: each may have tens of thousands of changes.
    for (const { id } of old) await context.db.delete(productImports).where(eq(productImports.id, id))
  }
}
