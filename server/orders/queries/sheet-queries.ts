// Orders printed together (W-03), with the shelves of their items.
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { OrderSheets } from '#contract/admin/order-list.ts'
import type { Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orders } from '#server/database/tables/orders.ts'
import { draftInvoice } from '#server/invoices/draft-invoice.ts'
import { readInvoicesOf } from '#server/invoices/invoice-queries.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { selectShopOrders, toAdminOrder } from './shop-order-facts.ts'

/** In the order of the ids; missing orders are left out. */
export async function readSheets(context: Reader, ids: readonly number[]): Promise<OrderSheets> {
  const { db } = context
  const settings = await readSettings(context)
  const rows = await selectShopOrders(db).where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)))
  const productIds = rows.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []))
  const shelved = await db
    .select({ id: products.id, shelf: products.shelf })
    .from(products)
    .where(and(inArray(products.id, productIds), isNotNull(products.shelf)))
  const places = new Map(ids.map((id, place) => [id, place]))
  const printed = await Promise.all(
    rows.map(async (row) => ({
      ...toAdminOrder(row),
      invoice: await draftInvoice(db, settings, row.id),
      issued: await readInvoicesOf(db, row.id),
    })),
  )
  return {
    items: printed.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
    shelves: Object.fromEntries(shelved.map(({ id, shelf }) => [String(id), shelf ?? ''])),
  }
}
