// A cancelled order comes back to life: what it had given back is taken once more, or it stays cancelled.
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { takeStock } from '#server/catalog/take-stock.ts'

/** The products whose stock was taken. The caller holds the order's lock; a refusal names all that is missing. */
export async function reserveAgain(
  tx: Transaction,
  orderId: number,
  adminId: string,
): Promise<Result<number[], RefusalOf<'cannot-reserve'>>> {
  const stock = new Map((await lockStock(tx, orderId)).map(({ id, quantity }) => [id, quantity]))
  const items = await selectItems(tx, orderId)
  const missing = items
    .map(({ productId, nameArabic, quantity }) => ({
      // A product that has left the books has no number any more.
      productId: productId ?? 0,
      nameArabic,
      requested: quantity,
      available: (productId !== null && stock.get(productId)) || 0,
    }))
    .filter(({ requested, available }) => requested > available)
  if (missing.length > 0) return refuse({ code: 'cannot-reserve', items: missing })

  const changes = items.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, change: -quantity }],
  )
  if (!(await takeStock(tx, changes, { reason: 'order', orderId, actorId: adminId })))
    throw new Error('stock that was locked and counted is not there')
  return ok(changes.map(({ productId }) => productId))
}

/** In id order, as every order takes its products. */
const lockStock = statement<[orderId: number], { id: number; quantity: number }>(
  'lock_stock_of_order',
  `SELECT id, quantity FROM products WHERE id IN (SELECT product_id FROM order_items WHERE order_id = $1)
   ORDER BY id FOR NO KEY UPDATE`,
)

const selectItems = statement<
  [orderId: number],
  { productId: number | null; nameArabic: string; quantity: number }
>(
  'items_to_reserve',
  `SELECT product_id AS "productId", product_name_arabic AS "nameArabic", quantity FROM order_items
   WHERE order_id = $1 ORDER BY id`,
)
