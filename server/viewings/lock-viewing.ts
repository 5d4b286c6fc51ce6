// A change of a visit locks its product first, as orders lock products before holds.
import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { products } from '#server/database/tables/catalog.ts'
import { viewings } from '#server/database/tables/viewings.ts'

export type Viewing = typeof viewings.$inferSelect

/** Null when it does not exist; `whose` limits it to a customer. */
export async function lockViewing(tx: Transaction, id: number, whose?: SQL): Promise<Viewing | null> {
  const [found] = await tx
    .select({ productId: viewings.productId })
    .from(viewings)
    .where(and(eq(viewings.id, id), whose))
  if (!found) return null
  if (found.productId !== null) await lockProduct(tx, found.productId)
  const [row] = await tx.select().from(viewings).where(eq(viewings.id, id)).for('update')
  return row && row.state !== 'blocked' ? row : null
}

/** The facts that decide whether it can be visited; undefined when it is deleted. */
export async function lockProduct(tx: Transaction, id: number) {
  const { itemType, isActive, quantity, nameArabic } = products
  const [row] = await tx
    .select({ id: products.id, itemType, isActive, quantity, nameArabic })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update')
  return row
}
