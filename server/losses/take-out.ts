// Takes animals that fell ill or died from the stock on sale, or from a hold (H-10).
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Mishap } from '#domain/animals/loss.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { products } from '#server/database/tables/catalog.ts'
import { holds } from '#server/database/tables/holds.ts'

type Units = { productId: number; quantity: number; holdId: number | null }

/** The caller has locked the item. */
export async function takeOut(
  tx: Transaction,
  { productId, quantity, holdId }: Units,
  { mishap, actorId, note, at }: { mishap: Mishap; actorId: string; note: string; at: Date },
): Promise<Result<null, RefusalOf<'not-found' | 'insufficient-stock'>>> {
  const cause = { orderId: null, actorId }
  if (holdId !== null) {
    const released = await takeFromHold(tx, { productId, quantity, holdId }, at)
    if (!released.ok) return released
    if (!(await takeStock(tx, [{ productId, change: quantity }], { ...cause, reason: 'hold-ended' })))
      throw new Error(`holds ${holdId}: its units did not go back into the stock`)
  }
  const reason = mishap === 'died' ? 'died' : 'quarantine'
  const change = { productId, change: -quantity }
  const movement = { ...cause, reason, ...(note !== '' && { note }) } as const
  if (await takeStock(tx, [change], movement)) return ok(null)
  const [left] = await tx
    .select({ available: products.quantity })
    .from(products)
    .where(eq(products.id, productId))
  return refuse({ code: 'insufficient-stock', available: left?.available ?? 0 })
}

async function takeFromHold(
  tx: Transaction,
  { productId, quantity, holdId }: Units & { holdId: number },
  at: Date,
): Promise<Result<null, RefusalOf<'not-found' | 'insufficient-stock'>>> {
  const isOpen = and(eq(holds.id, holdId), eq(holds.productId, productId), isNull(holds.endedAt))
  const [hold] = await tx.select({ held: holds.quantity }).from(holds).where(isOpen).for('update')
  if (!hold) return refuse({ code: 'not-found' })
  if (hold.held < quantity) return refuse({ code: 'insufficient-stock', available: hold.held })
  const isUsedUp = hold.held === quantity
  await tx
    .update(holds)
    .set(isUsedUp ? { ended: 'released', endedAt: at } : { quantity: sql`${holds.quantity} - ${quantity}` })
    .where(eq(holds.id, holdId))
  return ok(null)
}
