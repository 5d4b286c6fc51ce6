// An order came back or starts again (H-07): its hand-over records stay, but no longer count.
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { handovers } from '#server/database/tables/handovers.ts'

/** The order is locked. */
export async function voidHandovers(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx
    .update(handovers)
    .set({ setAsideAt: at })
    .where(and(eq(handovers.orderId, orderId), isNull(handovers.setAsideAt)))
}
