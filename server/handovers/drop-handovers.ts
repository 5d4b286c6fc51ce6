// A signed hand-over cannot be edited away (H-07): an order keeps the animals that were handed over. A record that no longer counts is
// deleted with its line, and so are its pictures.
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { removeFilesOf } from '#server/media/attach-files.ts'

/** Called with the order locked, before its lines change. False where a line would have fewer animals than were handed over. */
export async function dropHandovers(
  tx: Transaction,
  orderId: number,
  lines: readonly { productId: number; quantity: number }[],
  at: Date,
): Promise<boolean> {
  const { id, count, setAsideAt } = handovers
  const records = await tx
    .select({ id, count, setAsideAt, productId: orderItems.productId })
    .from(handovers)
    .innerJoin(orderItems, eq(orderItems.id, handovers.orderItemId))
    .where(eq(handovers.orderId, orderId))
  const standing = Map.groupBy(
    records.filter((record) => record.setAsideAt === null),
    ({ productId }) => productId,
  )
  const quantityOf = (product: number | null) =>
    lines.find(({ productId }) => productId === product)?.quantity ?? 0
  for (const [productId, own] of standing)
    if (own.reduce((sum, one) => sum + one.count, 0) > quantityOf(productId)) return false
  const gone = records.filter(({ productId }) => quantityOf(productId) === 0)
  for (const record of gone) await removeFilesOf(tx, { use: 'handover', id: record.id }, at)
  return true
}
