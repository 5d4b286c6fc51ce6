// The office changes a run in progress (W-07): reorders or removes its stops, or ends it.
import { eq } from 'drizzle-orm'
import type { Run } from '#contract/admin/runs.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { deliveryRuns, runStops } from '#server/database/tables/runs.ts'
import { lockOpenStops, lockRun, releaseLocked } from './lock-run.ts'
import { findRun } from './run-queries.ts'

/** Stops that were answered meanwhile stay as they are. @param stopIds the open ones that stay, the first first */
export async function arrangeRun(
  context: Context,
  admin: Granted<'orders:write'>,
  runId: number,
  { stopIds }: { stopIds: readonly number[] },
): Promise<Result<Run, RefusalOf<'not-found' | 'run-ended'>>> {
  const arranged = await inTransaction(context.db, async (tx) => {
    const run = await lockRun(tx, runId)
    if (!run.ok) return run
    const open = await lockOpenStops(tx, eq(runStops.runId, runId))
    const removed = open.filter((id) => !stopIds.includes(id))
    for (const id of open)
      if (!removed.includes(id))
        await tx
          .update(runStops)
          .set({ position: stopIds.indexOf(id) })
          .where(eq(runStops.id, id))
    if (removed.length > 0) {
      await releaseLocked(tx, removed)
      await noteAction({ tx, admin, at: context.now() }, 'run.edited', runId, {
        before: { stops: open.length },
        after: { stops: open.length - removed.length },
      })
    }
    return ok(null)
  })
  return arranged.ok ? findRun(context, runId) : arranged
}

/** Ends the run and invalidates its link. Idempotent. */
export async function endRun(
  { db, now }: Context,
  admin: Granted<'orders:write'>,
  runId: number,
): Promise<Result<{ status: true }, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    const run = await lockRun(tx, runId)
    if (!run.ok)
      return run.refusal.code === 'run-ended'
        ? ok({ status: true })
        : { ok: false, refusal: { code: 'not-found' } }
    const revokedAt = now()
    await tx.update(deliveryRuns).set({ revokedAt }).where(eq(deliveryRuns.id, runId))
    const freed = await lockOpenStops(tx, eq(runStops.runId, runId))
    await releaseLocked(tx, freed)
    await noteAction({ tx, admin, at: revokedAt }, 'run.removed', runId, {
      after: { released: freed.length },
    })
    return ok({ status: true })
  })
}
