// An order of the person a hold is for takes what was kept for them, in its own transaction (S2-12).
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import type { LockedLine } from '#server/cart/cart-queries.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'

/** The same lines; what is on hold for this person counts as available to them. Their products are locked. */
export async function addHolds(
  tx: Transaction,
  email: string,
  lines: readonly LockedLine[],
): Promise<LockedLine[]> {
  const kept = await lockHolds(tx, email, lines)
  return lines.map((line) => {
    const onHold = kept
      .filter(({ productId }) => productId === line.product.id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...line, onHold, product: { ...line.product, available: line.product.available + onHold } }
  })
}

/** Moves the ordered units from the hold back to the stock, from which the order takes them; the rest stays on hold. */
export async function consumeHolds(
  tx: Transaction,
  email: string,
  lines: readonly LockedLine[],
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  const uses = lines
    .map(({ product, wanted, held, onHold }) => ({
      productId: product.id,
      change: Math.max(0, Math.min(onHold, wanted - held)),
    }))
    .filter(({ change }) => change > 0)
  if (uses.length === 0) return
  const kept = await lockHolds(tx, email, lines)
  for (const { productId, change } of uses) {
    let missing = change
    for (const hold of kept.filter((one) => one.productId === productId)) {
      const used = Math.min(missing, hold.quantity)
      if (used > 0) await takeFromHold(tx, hold.id, used, at)
      missing -= used
    }
  }
  if (!(await takeStock(tx, uses, { reason: 'hold-used', orderId: null, actorId })))
    throw new Error(`holds ${kept.map(({ id }) => id)}: their units did not go back into the stock`)
}

type KeptUnits = { id: number; productId: number; quantity: number }

/** Holds that end first are used first. */
function lockHolds(tx: Transaction, email: string, lines: readonly LockedLine[]): Promise<KeptUnits[]> {
  const productIds = lines.map(({ product }) => product.id)
  return selectHolds(tx, email.toLowerCase(), productIds)
}

const selectHolds = statement<[email: string, productIds: number[]], KeptUnits>(
  'lock_holds',
  `SELECT id, product_id AS "productId", quantity FROM holds
   WHERE email = $1 AND product_id = ANY ($2::int[]) AND ended_at IS NULL ORDER BY until, id FOR UPDATE`,
)

const takeFromHold = statement<[id: number, units: number, at: Date], never>(
  'take_from_hold',
  `UPDATE holds SET quantity = quantity - $2,
     ended_at = CASE WHEN quantity = $2 THEN $3::timestamptz END, ended = CASE WHEN quantity = $2 THEN 'ordered' END
   WHERE id = $1`,
)
