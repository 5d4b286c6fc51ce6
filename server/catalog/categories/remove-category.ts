// An administrator deletes a category. For one with items, the request must say where they go (A-CAT-04, X-60).
import { eq, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { categoryFieldText } from '#text/admin/categories.ts'

/** Archived items silently lose their category, since they are not shown in any. */
export function removeCategory(
  { db, now }: Context,
  admin: Granted<'products:write'>,
  id: number,
  moveTo: number | 'none' | undefined,
): Promise<Result<null, RefusalOf<'not-found' | 'category-in-use' | 'invalid-request'>>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
    if (!row) return refuse({ code: 'not-found' })
    const target = moveTo === 'none' ? null : moveTo
    if (target !== undefined && target !== null) {
      const there = await tx.select().from(categories).where(eq(categories.id, target)).for('key share')
      if (target === id || there.length === 0) return refuseField('moveTo', categoryFieldText.moveToUnknown)
    }
    const inIt = eq(products.categoryId, id)
    const count = await tx.$count(products, sql`${inIt} AND archived_at IS NULL`)
    if (count > 0 && target === undefined) return refuse({ code: 'category-in-use', products: count })
    const at = now()
    // In id order, as orders lock them.
    await tx.select({ id: products.id }).from(products).where(inIt).orderBy(products.id).for('no key update')
    await tx
      .update(products)
      .set({
        categoryId: target ?? null,
        updatedAt: sql`greatest(${at.toISOString()}::timestamptz, updated_at + interval '1 ms')`,
      })
      .where(inIt)
    await tx.delete(categories).where(eq(categories.id, id))
    const { name, nameArabic, emoji } = row
    await noteAction({ tx, admin, at }, 'category.removed', id, {
      before: { name, nameArabic, emoji },
      after: { products: count, moveTo: target ?? null },
    })
    return ok(null)
  })
}
