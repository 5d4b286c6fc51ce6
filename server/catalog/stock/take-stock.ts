// Takes units out of the stock and puts them back, each change with its row in the ledger. Quantities
// change only here, in one guarded statement, so that nothing is ever sold twice.
import type { StockReason } from '#domain/stock.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'

/** `change` in units: negative takes, positive returns. */
export type StockChange = { productId: number; change: number }

/**
 * Applies the changes, at most one a product. False when one of the products is gone or has fewer units than are to be
 * taken: then the caller refuses, and its transaction takes the other changes back.
 */
export async function takeStock(
  tx: Transaction,
  changes: readonly StockChange[],
  cause: { reason: StockReason; orderId: number | null; actorId: string | null; note?: string },
): Promise<boolean> {
  const real = changes.filter(({ change }) => change !== 0)
  if (real.length === 0) return true
  const ids = real.map(({ productId }) => productId)
  const units = real.map(({ change }) => change)
  const { reason, orderId, actorId, note = null } = cause
  const applied = await changeQuantities(tx, ids, units, reason, orderId, actorId, note)
  return applied.length === real.length
}

/** Products are locked in id order before any of them changes, so that two orders never wait for each other. */
const changeQuantities = statement<
  [
    productIds: number[],
    changes: number[],
    reason: StockReason,
    orderId: number | null,
    actorId: string | null,
    note: string | null,
  ],
  { id: number }
>(
  'take_stock',
  `WITH locked AS (
     SELECT id FROM products WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
   ), changed AS (
     UPDATE products p SET quantity = p.quantity + c.change
     FROM locked JOIN unnest($1::int[], $2::int[]) AS c (id, change) ON c.id = locked.id
     WHERE p.id = locked.id AND p.quantity + c.change >= 0
     RETURNING p.id, c.change, p.quantity
   )
   INSERT INTO stock_movements (product_id, change, quantity_after, reason, order_id, actor_id, note)
   SELECT id, change, quantity, $3, $4, $5, $6 FROM changed
   RETURNING product_id AS id`,
)
