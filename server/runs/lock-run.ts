// A delivery run, locked: nobody else changes its stops or its link until the transaction ends.
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { deliveryRuns } from '#server/database/tables/runs.ts'

export async function lockRun(
  tx: Transaction,
  runId: number,
): Promise<Result<typeof deliveryRuns.$inferSelect, RefusalOf<'not-found' | 'run-ended'>>> {
  const [run] = await tx.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId)).for('no key update')
  if (!run) return refuse({ code: 'not-found' })
  return run.revokedAt ? refuse({ code: 'run-ended' }) : ok(run)
}
