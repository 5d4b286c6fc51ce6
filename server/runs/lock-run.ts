// Locks a delivery run, so that nobody else changes its stops or its link until the transaction ends.
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { deliveryRuns, runStops } from '#server/database/tables/runs.ts'

export async function lockRun(
  tx: Transaction,
  runId: number,
): Promise<Result<typeof deliveryRuns.$inferSelect, RefusalOf<'not-found' | 'run-ended'>>> {
  const [run] = await tx.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId)).for('no key update')
  if (!run) return refuse({ code: 'not-found' })
  return run.revokedAt ? refuse({ code: 'run-ended' }) : ok(run)
}

/** In id order, for every caller. */
export async function lockOpenStops(tx: Transaction, which: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: runStops.id })
    .from(runStops)
    .where(and(eq(runStops.state, 'open'), which))
    .orderBy(runStops.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Of stops that the caller has locked. */
export async function releaseLocked(tx: Transaction, stopIds: readonly number[]): Promise<void> {
  if (stopIds.length === 0) return
  await tx
    .update(runStops)
    .set({ state: 'released' })
    .where(inArray(runStops.id, [...stopIds]))
}
