// Returns units to the stock when an order is cancelled, expires, is deleted or edited, or a hold ends. This never
// fails; an item of which nothing unfit was on sale is hidden rather than sold against the rule of its species (H-01),
// and its ledger says why.
import { eq, inArray } from 'drizzle-orm'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { readSaleRule } from '#server/animals/sale-rule.ts'
import { products } from '#server/database/tables/catalog.ts'
import { STOCK_NOTES } from '#text/admin/products.ts'
import { type StockChange, takeStock } from './take-stock.ts'

/** As `takeStock`; of the changes, those that raise a quantity follow the rule. */
export async function putBack(
  tx: Transaction,
  changes: readonly StockChange[],
  cause: Parameters<typeof takeStock>[2],
  now: Date,
): Promise<boolean> {
  const notes = await hideUnfit(tx, changes, now)
  const others = changes.filter(({ productId }) => !notes.has(productId))
  if (!(await takeStock(tx, others, cause))) return false
  for (const change of changes) {
    const note = notes.get(change.productId)
    if (note !== undefined && !(await takeStock(tx, [change], { ...cause, note }))) return false
  }
  const raised = changes.flatMap(({ productId, change }) => (change > 0 ? productId : []))
  await followRecords(tx, raised, now)
  return true
}

/** The ledger reason for each item that is hidden. An item already on sale against the rule stays on sale. */
async function hideUnfit(
  tx: Transaction,
  changes: readonly StockChange[],
  now: Date,
): Promise<Map<number, string>> {
  const raised = new Map(changes.map(({ productId, change }) => [productId, Math.max(change, 0)]))
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...raised.keys()]))
    .orderBy(products.id)
    .for('no key update')
  const shown = rows.filter((row) => row.isActive && row.speciesId !== null && raised.get(row.id))
  if (shown.length === 0) return new Map()
  const shownIds = shown.map(({ id }) => id)
  const rule = await readSaleRule(tx, shownIds, now)
  const notes = new Map<number, string>()
  for (const row of shown) {
    const offer = { ...row, type: row.itemType }
    const quantity = row.quantity + (raised.get(row.id) ?? 0)
    const problem = rule.problemOf(row.id, null, { ...offer, quantity })
    const isKept = row.quantity > 0 && rule.problemOf(row.id, null, offer) !== null
    if (problem === null || isKept) continue
    notes.set(row.id, STOCK_NOTES.hidden(problem))
    const hidden = { isActive: false, updatedAt: timeOfChange(now, row.updatedAt) }
    await tx.update(products).set(hidden).where(eq(products.id, row.id))
  }
  return notes
}
