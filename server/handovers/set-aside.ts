// What was handed over came back, or its order begins anew (H-07): the records stay and count no longer.
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { handovers } from '#server/database/tables/handovers.ts'

/** With the order locked. */
export async function setHandoversAside(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx
    .update(handovers)
    .set({ setAsideAt: at })
    .where(and(eq(handovers.orderId, orderId), isNull(handovers.setAsideAt)))
}
