// The owner corrects the stock by a difference, never to a number, so that concurrent orders count.
import { eq } from 'drizzle-orm'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import type { AdjustRequest } from '#contract/admin/stock-request.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { MAX_QUANTITY } from '#domain/catalog/item-rules.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { problemOfUnits } from '#server/animals/sale-rule.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { ADJUST_TEXT } from '#text/admin/inventory.ts'
import { formatNumber } from '#text/format-number.ts'
import { findInventoryItem } from './inventory-queries.ts'
import { takeStock } from './take-stock.ts'

type AdjustRefusal =
  | RefusalOf<'not-found' | 'invalid-request' | 'insufficient-stock'>
  | ChangedMeanwhile<InventoryItem>

/** `change` in units. Refused where fewer would be left than none, more than
 * an item may have, or than the `quantity` that was read suggests. */
export async function adjustStock(
  context: Context,
  admin: Granted<'stock:write'>,
  productId: number,
  { change, reason, quantity }: AdjustRequest,
): Promise<Result<InventoryItem, AdjustRefusal>> {
  const at = context.now()
  const adjusted = await inTransaction(context.db, async (tx) => {
    const isItem = eq(products.id, productId)
    await tx.select({ id: products.id }).from(products).where(isItem).for('no key update')
    const before = await findInventoryItem(tx, productId)
    if (!before) return refuse({ code: 'not-found' })
    if (quantity !== undefined && quantity !== before.quantity)
      return refuse({ code: 'changed-meanwhile', current: before })
    if (before.quantity + change > MAX_QUANTITY) {
      const tooMany = ADJUST_TEXT.errors.tooMany(formatNumber(MAX_QUANTITY))
      return refuseField('change', tooMany)
    }
    const papers = await problemOfUnits(tx, productId, change, at)
    if (papers) return refuseField('change', papers)
    const taken = await takeStock(tx, [{ productId, change }], {
      reason: 'adjustment',
      orderId: null,
      actorId: admin.id,
      note: reason,
    })
    if (!taken) return refuse({ code: 'insufficient-stock', available: before.quantity })
    // An item whose stock was corrected is no longer demo data (L-04).
    await tx.update(products).set({ isDemo: false }).where(isItem)
    await followRecords(tx, [productId], at)
    await noteAction({ tx, admin, at }, 'stock.edited', productId, {
      before: { quantity: before.quantity },
      after: { quantity: before.quantity + change, reason },
    })
    return ok(must(await findInventoryItem(tx, productId), `products ${productId}`))
  })
  if (adjusted.ok) context.changes.announceStock([productId])
  return adjusted
}
