// An administrator changes an item. A save of a stale form is refused (changed-meanwhile). The quantity changes by the
// typed difference, so that units sold meanwhile do not come back (A-ITEM-11, A-ITEM-13, X-34).
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { AdminProduct, EditProductRequest } from '#contract/admin/products.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import type { ItemValues } from '#domain/catalog/item-fields.ts'
import { deliveryDefaults, readQuantity } from '#domain/catalog/item-rules.ts'
import { REGIONS } from '#domain/regions.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import { type Transaction, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { mustRow } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import type { Context } from '#server/context.ts'
import { productRegions, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'
import { itemFieldText, STOCK_NOTES } from '#text/admin/products.ts'
import {
  type AnyProductRow,
  asRequest,
  ownImages,
  selectAnyProducts,
  toAdminProduct,
} from './all-products-rows.ts'
import { type CheckedItem, checkItem, type FoundImage, readImages } from './check-item.ts'
import { writeRegions } from './create-product.ts'

type EditProductRefusal = RefusalOf<'not-found' | 'invalid-request'> | ChangedMeanwhile<AdminProduct>

export async function editProduct(
  context: Context,
  admin: Granted<'products:write'>,
  id: number,
  request: EditProductRequest,
): Promise<Result<AdminProduct, EditProductRefusal>> {
  const given = request.images && (await readImages(context, request.images))
  const fees = deliveryFees(await readSettings(context))
  const edited = await inTransaction(
    context.db,
    async (tx) => {
      const before = await lockProduct(tx, id)
      if (!before) return refuse({ code: 'not-found' })
      const at = timeOfChange(context.now(), before.updatedAt)
      if (isStale(request.updatedAt, before.updatedAt))
        return refuse({ code: 'changed-meanwhile', current: toAdminProduct(before, fees, at) })

      const whole = withChanges(before, request)
      const isArchived = before.archivedAt !== null && request.isArchived !== false
      const quantity = before.quantity + quantityChange(before, request)
      const checked = await checkItem(tx, whole, {
        images: imagesOf(before, given),
        now: at,
        before,
        quantity,
      })
      const errors = {
        ...(checked.ok ? {} : checked.refusal.errors),
        ...(isArchived && whole.isActive && { isActive: [itemFieldText.archived] }),
      }
      if (!checked.ok || Object.keys(errors).length > 0) return refuse({ code: 'invalid-request', errors })

      const change = quantityChange(before, request)
      const left = before.quantity
      if (left + change < 0) return refuseField('quantity', itemFieldText.soldMeanwhile(left))
      const row = { ...checked.value.row, archivedAt: isArchived ? before.archivedAt : null }
      const difference = differenceOf(before, row, checked.value.regionIds, change)
      if (difference === null) return ok({ product: toAdminProduct(before, fees, at), change })

      const { regionIds } = checked.value
      const stored = await writeItem(tx, admin, { id, row, regionIds, change, difference, at })
      return ok({ product: toAdminProduct(stored, fees, at), change })
    },
    { alsoAfter: [UNIQUE_VIOLATION] },
  )
  if (!edited.ok) return edited
  if (edited.value.change !== 0) context.changes.announceStock([id])
  return ok(edited.value.product)
}

type Edit = {
  id: number
  row: CheckedItem['row'] & { archivedAt: Date | null }
  regionIds: readonly number[]
  /** Units that came or went. */
  change: number
  difference: Difference
  at: Date
}

/** Writes its stock, row and governorates, and the audit log. */
async function writeItem(
  tx: Transaction,
  admin: Granted<'products:write'>,
  { id, row, regionIds, change, difference, at }: Edit,
): Promise<AnyProductRow> {
  await takeStock(tx, [{ productId: id, change }], {
    reason: 'adjustment',
    orderId: null,
    actorId: admin.id,
    note: STOCK_NOTES.form,
  })
  const changed = Object.fromEntries(Object.entries(row).filter(([field]) => field in difference.after))
  await tx
    .update(products)
    // An edited item is no longer demo data (L-04).
    .set({ ...changed, isDemo: false, updatedAt: at })
    .where(eq(products.id, id))
  if ('regionIds' in difference.after) {
    await tx.delete(productRegions).where(eq(productRegions.productId, id))
    await writeRegions(tx, id, regionIds)
  }
  if (change !== 0) await followRecords(tx, [id], at)
  await noteAction({ tx, admin, at }, 'product.edited', id, difference)
  return mustRow(await selectAnyProducts(tx).where(eq(products.id, id)), `products ${id}`)
}

/** Locked against other changes and against orders until the end of the transaction. */
async function lockProduct(tx: Transaction, id: number): Promise<AnyProductRow | undefined> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update')
  const [row] = await selectAnyProducts(tx).where(eq(products.id, id))
  return row
}

/** A-ITEM-08: a new type resets the delivery to its defaults. Named governorates turn «everywhere» off. */
export function withChanges(before: AnyProductRow, request: EditProductRequest): ItemValues {
  const { updatedAt, quantityRead, isArchived, ...changes } = request
  const typeChanged = changes.type !== undefined && changes.type !== before.itemType
  const regionsLimited =
    changes.availableRegions !== undefined && changes.availableRegions.length < REGIONS.length
  return {
    ...asRequest(before),
    ...(typeChanged && deliveryDefaults(changes.type ?? before.itemType)),
    ...(regionsLimited && { deliveryEverywhere: false }),
    ...changes,
  }
}

/** A written alternative text stays with its picture in any position; derived ones follow the name. */
export function imagesOf(before: AnyProductRow, given: FoundImage[] | null | undefined): FoundImage[] | null {
  if (given === null) return null
  const written = new Map(ownImages(before).map((image) => [image.url, image.alt]))
  return (given ?? before.images).map((image) => ({
    ...image,
    alt: given === undefined || image.alt === undefined ? written.get(image.url) : image.alt,
  }))
}

/** Units that came or went: against what the form showed, where it says so. */
function quantityChange(
  before: AnyProductRow,
  { quantity, quantityRead = before.quantity }: EditProductRequest,
): number {
  return quantity === undefined ? 0 : (readQuantity(quantity) ?? 0) - quantityRead
}

export type Difference = { before: Record<string, unknown>; after: Record<string, unknown> }

/** The changed fields, before and after, for the row and for the log; null if nothing changed. */
export function differenceOf(
  before: AnyProductRow,
  row: CheckedItem['row'] & { archivedAt: Date | null },
  regionIds: readonly number[],
  change: number,
): Difference | null {
  const was: Record<string, unknown> = before
  const is: Record<string, unknown> = { ...row, regionIds }
  const fields = Object.keys(is).filter((field) => !isSame(was[field], is[field]))
  if (fields.length === 0 && change === 0) return null
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]))
  const stock = change === 0 ? {} : { quantity: before.quantity }
  return {
    before: { ...pick(was), ...stock },
    after: { ...pick(is), ...(change !== 0 && { quantity: before.quantity + change }) },
  }
}

/** Compares pictures independent of the order of their JSON keys. */
function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a ?? null, b ?? null)
}
