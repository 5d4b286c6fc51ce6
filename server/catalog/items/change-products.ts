// An administrator changes many items at once: price, stock, shown, featured. Each is checked separately; one that
// is refused stays unchanged and gets the reason.
import { eq, inArray } from 'drizzle-orm'
import type { BulkChange } from '#contract/admin/bulk-request.ts'
import type { ChangedProducts } from '#contract/admin/products.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { findItemFaults, MAX_QUANTITY, readTypedAmount } from '#domain/catalog/item-rules.ts'
import { priceLessPercent } from '#domain/catalog/sale.ts'
import { type Baisa, baisa, toRials } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { readSaleRule, type SaleRule } from '#server/animals/sale-rule.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { itemFaultText } from '#text/admin/item-fields.ts'
import { bulkProblemText, chooseChange, STOCK_NOTES } from '#text/admin/products.ts'
import { type AnyProductRow, asRequest, selectAnyProducts } from './all-products-rows.ts'

export async function changeProducts(
  context: Context,
  admin: Granted<'products:write'>,
  { ids, change }: { ids: readonly number[]; change: BulkChange },
): Promise<Result<ChangedProducts, RefusalOf<'invalid-request'>>> {
  if (Object.keys(change).length !== 1) return refuseField('change', chooseChange)
  const wanted = [...new Set(ids)]
  const at = context.now()
  const { items, changed, hasMoved } = await inTransaction(context.db, async (tx) => {
    const locked = inArray(products.id, wanted)
    await tx
      .select({ id: products.id })
      .from(products)
      .where(locked)
      .orderBy(products.id)
      .for('no key update')
    const rows = new Map((await selectAnyProducts(tx).where(locked)).map((row) => [row.id, row]))
    const rule = await readSaleRule(tx, wanted, at)
    const items = wanted.map((id) => checkOne(id, rows.get(id), change, { rule, today: muscatDay(at) }))
    const stock = change.quantityChange ?? 0
    const moved = items.filter(({ ok }) => ok).map(({ id }) => ({ productId: id, change: stock }))
    await takeStock(tx, moved, {
      reason: 'adjustment',
      orderId: null,
      actorId: admin.id,
      note: STOCK_NOTES.bulk,
    })
    for (const { productId: id } of moved) {
      const row = rows.get(id)
      if (!row) continue
      const values = changedValues(row, change)
      const version = timeOfChange(at, row.updatedAt)
      await tx
        .update(products)
        .set({ ...values, isDemo: false, updatedAt: version })
        .where(eq(products.id, id))
      const before = Object.fromEntries(
        Object.keys(values).map((field) => [field, row[field as keyof typeof row]]),
      )
      const data = {
        before: { ...before, ...(stock !== 0 && { quantity: row.quantity }) },
        after: { ...values, ...(stock !== 0 && { quantity: row.quantity + stock }) },
      }
      await noteAction({ tx, admin, at: version }, 'product.edited', id, data)
    }
    const movedIds = moved.map(({ productId }) => productId)
    if (stock !== 0) await followRecords(tx, movedIds, at)
    return { items, changed: moved.length, hasMoved: stock !== 0 }
  })
  if (hasMoved) context.changes.announceStock(items.filter((item) => item.ok).map(({ id }) => id))
  return ok({ items, changed })
}

type CheckedChange = ChangedProducts['items'][number]

function checkOne(id: number, row: AnyProductRow | undefined, change: BulkChange, by: Judged): CheckedChange {
  if (!row) return { id, ok: false, nameArabic: null, problem: bulkProblemText.gone }
  const problem = problemOf(row, change, by)
  return { id, ok: problem === null, nameArabic: row.nameArabic, problem }
}

type Judged = { rule: SaleRule; today: string }

function problemOf(row: AnyProductRow, change: BulkChange, { rule, today }: Judged): string | null {
  if (row.archivedAt) return bulkProblemText.archived
  const quantity = row.quantity + (change.quantityChange ?? 0)
  if (quantity < 0) return bulkProblemText.quantity(row.quantity)
  if (quantity > MAX_QUANTITY) return bulkProblemText.quantityTooHigh
  const values = changedValues(row, change)
  const { price = row.price, isActive = row.isActive } = values
  if (price <= 0) return bulkProblemText.price
  const before = { ...row, type: row.itemType }
  const papers = rule.problemOf(row.id, before, { ...before, isActive, quantity })
  if (papers) return papers
  const sale =
    'salePrice' in values ? { ...values, salePrice: values.salePrice && toRials(values.salePrice) } : {}
  const faults = findItemFaults(
    { ...asRequest(row), ...sale, isActive, price: toRials(price), quantity },
    today,
  )
  // Errors that an item already had do not prevent hiding or featuring it.
  if (faults.availableRegions && change.isActive) return bulkProblemText.noRegion
  if (faults.price && price !== row.price) return bulkProblemText.price
  const saleField = SALE_FIELDS.find((field) => faults[field])
  if (saleField && faults[saleField] && (change.sale || price !== row.price))
    return itemFaultText(saleField, faults[saleField])
  return faults.quantity && change.isActive === undefined ? bulkProblemText.quantityTooHigh : null
}

const SALE_FIELDS = ['salePrice', 'saleFrom', 'saleUntil', 'salePermit'] as const

type SaleColumns = Pick<AnyProductRow, (typeof SALE_FIELDS)[number]>
type ChangedValues = { price?: Baisa; isActive?: boolean; isFeatured?: boolean } & Partial<SaleColumns>

function changedValues(row: AnyProductRow, change: BulkChange): ChangedValues {
  const { price, pricePercent, isActive, isFeatured, sale } = change
  if (sale !== undefined) return saleOf(row, sale)
  if (price !== undefined) return { price: readTypedAmount(price) ?? row.price }
  if (pricePercent !== undefined) return { price: baisa(priceLessPercent(row.price, -pricePercent)) }
  if (isActive !== undefined) return { isActive }
  return isFeatured === undefined ? {} : { isFeatured }
}

function saleOf({ price }: AnyProductRow, sale: BulkChange['sale']): SaleColumns {
  if (!sale) return { salePrice: null, saleFrom: null, saleUntil: null, salePermit: null }
  const { percent, from, until, permit = null } = sale
  const salePrice = baisa(priceLessPercent(price, percent))
  return { salePrice, saleFrom: from, saleUntil: until, salePermit: permit }
}
