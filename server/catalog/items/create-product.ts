// An administrator adds an item with its governorates and initial stock, in one transaction (A-ITEM-12, X-32, X-34).
import { eq } from 'drizzle-orm'
import type { AdminProduct, CreateProductRequest } from '#contract/admin/products.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { ItemValues } from '#domain/catalog/item-fields.ts'
import { itemDefaults } from '#domain/catalog/item-rules.ts'
import { type Transaction, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must, mustRow } from '#platform/must.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { productRegions, products } from '#server/database/tables/catalog.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'
import { selectAnyProducts, toAdminProduct } from './all-products-rows.ts'
import { checkItem, readImages } from './check-item.ts'

export async function createProduct(
  context: Context,
  admin: Granted<'products:write'>,
  request: CreateProductRequest,
): Promise<Result<AdminProduct, RefusalOf<'invalid-request'>>> {
  const item = newItem(request)
  const images = await readImages(context, item.images)
  const settings = await readSettings(context)
  const at = context.now()
  return inTransaction(context.db, addItem, { alsoAfter: [UNIQUE_VIOLATION] })

  async function addItem(tx: Transaction): Promise<Result<AdminProduct, RefusalOf<'invalid-request'>>> {
    const checked = await checkItem(tx, item, { images, now: at })
    if (!checked.ok) return checked
    const { row, quantity, regionIds } = checked.value
    const [made] = await tx
      .insert(products)
      .values({ ...row, quantity, createdAt: at, updatedAt: at })
      .returning({ id: products.id })
    const { id } = must(made, 'inserted row of products')
    await writeRegions(tx, id, regionIds)
    if (quantity > 0) {
      const first = { change: quantity, quantityAfter: quantity, reason: 'initial' as const }
      await tx.insert(stockMovements).values({ ...first, productId: id, actorId: admin.id, createdAt: at })
    }
    const stored = mustRow(await selectAnyProducts(tx).where(eq(products.id, id)), `products ${id}`)
    const after = { nameArabic: row.nameArabic, type: row.itemType, price: row.price, quantity }
    const data = { after }
    await noteAction({ tx, admin, at }, 'product.created', id, data)
    return ok(toAdminProduct(stored, deliveryFees(settings), at))
  }
}

/** A supply with named governorates is delivered only there, unless it is marked as delivered everywhere. */
export function newItem(request: CreateProductRequest): ItemValues {
  const defaults = itemDefaults(request.type ?? 'animal')
  const deliveryEverywhere = defaults.deliveryEverywhere && request.availableRegions === undefined
  return { ...defaults, deliveryEverywhere, ...request }
}

export async function writeRegions(
  tx: Transaction,
  productId: number,
  regionIds: readonly number[],
): Promise<void> {
  if (regionIds.length === 0) return
  await tx.insert(productRegions).values(regionIds.map((regionId) => ({ productId, regionId })))
}
