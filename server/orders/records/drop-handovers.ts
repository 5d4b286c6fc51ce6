// An order keeps the animals that its buyer has: handed over with signatures (H-07), or passed on (H-04). The record of
// a hand-over that no longer counts is deleted with its line, and so are its pictures.
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { UNITS_WITH_BUYER } from '#server/animals/passed-on.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { removeFilesOf } from '#server/media/attach-files.ts'

/** Called before the lines of the locked order change. False: fewer animals than the buyer has. */
export async function dropHandovers(
  tx: Transaction,
  orderId: number,
  lines: readonly { productId: number; quantity: number }[],
  at: Date,
): Promise<boolean> {
  const quantityOf = (product: number | null) =>
    lines.find(({ productId }) => productId === product)?.quantity ?? 0
  const { rows: before } = await tx.execute<{ productId: number | null; withBuyer: number }>(
    sql`SELECT i.product_id AS "productId", ${UNITS_WITH_BUYER} AS "withBuyer" FROM order_items i WHERE i.order_id = ${orderId}`,
  )
  if (before.some(({ productId, withBuyer }) => withBuyer > quantityOf(productId))) return false
  const records = await tx
    .select({ id: handovers.id, productId: orderItems.productId })
    .from(handovers)
    .innerJoin(orderItems, eq(orderItems.id, handovers.orderItemId))
    .where(eq(handovers.orderId, orderId))
  const gone = records.filter(({ productId }) => quantityOf(productId) === 0)
  for (const record of gone) await removeFilesOf(tx, { use: 'handover', id: record.id }, at)
  return true
}
