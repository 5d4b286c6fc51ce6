// Ends a hold that expired or that the shop releases. Its units return to the stock, once.
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { HoldEnd } from '#domain/holds.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { putBack } from '#server/catalog/stock/put-back.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { holds } from '#server/database/tables/holds.ts'

/** The product whose stock came back, to be announced after the commit; null for a hold that is over. */
export async function endHold(
  tx: Transaction,
  id: number,
  { ended, actorId, at }: { ended: Exclude<HoldEnd, 'ordered'>; actorId: string | null; at: Date },
): Promise<number | null> {
  const [hold] = await tx.select({ productId: holds.productId }).from(holds).where(eq(holds.id, id))
  if (!hold) return null
  // The product before its holds, as an order locks them.
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, hold.productId))
    .for('no key update')
  const [row] = await tx
    .update(holds)
    .set({ ended, endedAt: at })
    .where(and(eq(holds.id, id), isNull(holds.endedAt)))
    .returning({ productId: holds.productId, change: holds.quantity })
  if (!row) return null
  if (!(await putBack(tx, [row], { reason: 'hold-ended', orderId: null, actorId }, at)))
    throw new Error(`holds ${id}: its units did not go back into the stock`)
  return row.productId
}

/** How many ended. Any number of sweeps may run at once: each hold ends once. */
export async function expireHolds(context: Context): Promise<number> {
  const at = context.now()
  const overdue = await context.db
    .select({ id: holds.id })
    .from(holds)
    .where(and(isNull(holds.endedAt), lte(holds.until, at)))
    .orderBy(holds.until)
  const returned: number[] = []
  for (const { id } of overdue) {
    const ended = await inTransaction(context.db, (tx) =>
      endHold(tx, id, { ended: 'expired', actorId: null, at }),
    )
    if (ended !== null) returned.push(ended)
  }
  context.changes.announceStock(returned)
  return returned.length
}
