// An administrator removes an item: deletes it, or archives it if orders refer to it (A-ITEM-14, X-60)
// or an animal of it is in quarantine (H-10).
import { and, eq, isNull, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { RefusalOf } from '#contract/refusals.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { quarantines } from '#server/database/tables/quarantines.ts'

/** Idempotent for what is archived; what was deleted is not found. */
export function removeProduct(
  { db, now }: Context,
  admin: Granted<'products:write'>,
  id: number,
): Promise<Result<{ outcome: 'deleted' | 'archived' }, RefusalOf<'not-found'>>> {
  return inTransaction(db, async (tx) => {
    // Also locks out orders: one being placed has its row already, or finds the product gone.
    const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
    if (!row) return refuse({ code: 'not-found' })
    if (row.archivedAt) return ok({ outcome: 'archived' })
    const at = timeOfChange(now(), row.updatedAt)
    const outcome = (await isKept(tx, id)) ? 'archived' : 'deleted'
    if (outcome === 'archived') {
      const archived = { isActive: false, isFeatured: false, isDemo: false, archivedAt: at, updatedAt: at }
      await tx.update(products).set(archived).where(eq(products.id, id))
    } else {
      await tx.delete(products).where(eq(products.id, id))
    }
    const { nameArabic, itemType, price, quantity, isActive } = row
    await noteAction({ tx, admin, at }, 'product.removed', id, {
      before: { nameArabic, type: itemType, price, quantity, isActive },
      after: { outcome },
    })
    return ok({ outcome })
  })
}

/** Whether an order, also a deleted one, names it, or animals of it are in quarantine (H-10). */
export async function isKept(db: Queryable, productId: number): Promise<boolean> {
  const isIll = and(eq(quarantines.productId, productId), isNull(quarantines.endedAt))
  const one = sql<1>`1`
  const named = db.select({ one }).from(orderItems).where(eq(orderItems.productId, productId))
  const [row] = await union(named, db.select({ one }).from(quarantines).where(isIll)).limit(1)
  return row !== undefined
}
