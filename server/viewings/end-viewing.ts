// Ends a visit that is cancelled, has an outcome, or whose animal is gone. Its hold is released (H-08).
import { eq } from 'drizzle-orm'
import type { ViewingEnder } from '#domain/viewings/viewing-plan.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { viewings } from '#server/database/tables/viewings.ts'
import { endHold } from '#server/holds/end-hold.ts'
import type { Viewing } from './lock-viewing.ts'
import { SLOTS_RECORD } from './slot-queries.ts'

type ViewingEnd =
  | { state: 'cancelled'; by: ViewingEnder; note?: string | undefined }
  /** A customer who came may still buy the animal while the visit lasts. */
  | { state: 'attended' | 'missed' }

/** Returns the products to announce after the commit. The visit is locked. */
export async function endViewing(
  tx: Transaction,
  { id, holdId, sequence }: Viewing,
  { at, actorId = null, ...end }: ViewingEnd & { at: Date; actorId?: string | null },
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
