// A visit ends: cancelled, answered for, or because its animal is gone. What it held is for sale again (H-08).
import { eq } from 'drizzle-orm'
import type { ViewingEnder } from '#domain/viewings/viewing-plan.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { endHold } from '#server/holds/end-hold.ts'
import type { Viewing } from './lock-viewing.ts'
import { SLOTS_RECORD } from './viewing-queries.ts'

type End =
  | { state: 'cancelled'; by: ViewingEnder; note?: string | undefined }
  /** Who came may still buy it while their visit lasts. */
  | { state: 'attended' | 'missed' }

/** What changed, to be announced after the commit. The visit is locked. */
export async function endViewing(
  tx: Transaction,
  { id, holdId, sequence }: Viewing,
  { at, actorId = null, ...end }: End & { at: Date; actorId?: string | null },
): Promise<number[]> {
  const isCancelled = end.state === 'cancelled'
  await tx
    .update(viewings)
    .set({
      state: end.state,
      cancelledBy: isCancelled ? end.by : null,
      note: (isCancelled && end.note) || null,
      sequence: isCancelled ? sequence + 1 : sequence,
      changedAt: at,
    })
    .where(eq(viewings.id, id))
  const productId =
    holdId === null || end.state === 'attended'
      ? null
      : await endHold(tx, holdId, { ended: 'released', actorId, at })
  return productId === null ? [SLOTS_RECORD] : [SLOTS_RECORD, productId]
}
