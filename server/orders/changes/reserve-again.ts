// Reopens a cancelled order by taking its stock again; if some is gone, it stays cancelled.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { takeVoucherUseAgain } from '#server/vouchers/use-voucher.ts'

/** The products whose stock was taken. The caller holds the order's lock; a refusal names all that is missing. */
export async function reserveAgain(
  tx: Transaction,
  orderId: number,
  adminId: string,
): Promise<Result<number[], RefusalOf<'cannot-reserve'>>> {
  const ofOrder = eq(orderItems.orderId, orderId)
  // In id order, as every order takes its products.
  const locked = await tx
    .select({ id: products.id, quantity: products.quantity })
    .from(products)
    .where(inArray(products.id, tx.select({ id: orderItems.productId }).from(orderItems).where(ofOrder)))
    .orderBy(products.id)
    .for('no key update')
  const stock = new Map(locked.map(({ id, quantity }) => [id, quantity]))
  const { productId, productNameArabic: nameArabic } = orderItems
  // Returned units stay with the shop (F-03).
  const quantity = sql<number>`${orderItems.quantity} - ${orderItems.returned}`
  const items = await tx
    .select({ productId, nameArabic, quantity })
    .from(orderItems)
    .where(ofOrder)
    .orderBy(orderItems.id)
  const missing = items
    .map(({ productId, nameArabic, quantity }) => ({
      // The id of a deleted product is null.
      productId: productId ?? 0,
      nameArabic,
      requested: quantity,
      available: (productId !== null && stock.get(productId)) || 0,
    }))
    .filter(({ requested, available }) => requested > available)
  // Last, because a later refusal would leave the use counted if the caller continues without the order.
  if (missing.length === 0) missing.push(...(await takeVoucherUseAgain(tx, orderId)))
  if (missing.length > 0) return refuse({ code: 'cannot-reserve', items: missing })

  // H-10: lost animals are replaced by others.
  const ofLines = tx.select({ id: orderItems.id }).from(orderItems).where(ofOrder)
  const isReturned = inArray(
    returnItems.returnId,
    tx.select({ id: returns.id }).from(returns).where(eq(returns.state, 'over')),
  )
  await tx
    .update(returnItems)
    .set({ isReplaced: true })
    .where(and(inArray(returnItems.orderItemId, ofLines), isReturned))
  const changes = items.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, change: -quantity }],
  )
  if (!(await takeStock(tx, changes, { reason: 'order', orderId, actorId: adminId })))
    throw new Error(`orders ${orderId}: units that were locked and counted are gone`)
  return ok(changes.map(({ productId }) => productId))
}
