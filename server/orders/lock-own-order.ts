// A customer's own order, locked: nobody else changes it until the transaction ends.
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import { orders } from '#server/database/tables/orders.ts'

export type LockedOwnOrder = NonNullable<Awaited<ReturnType<typeof lockOwnOrder>>>

/** Null when it is not theirs, or was taken out of the books. */
export async function lockOwnOrder(tx: Transaction, { id: userId }: Customer, orderId: number) {
  const { id, status, paymentStatus, cartId, updatedAt } = orders
  const [order] = await tx
    .select({ id, status, paymentStatus, cartId, updatedAt })
    .from(orders)
    .where(and(eq(id, orderId), eq(orders.userId, userId), isNull(orders.deletedAt)))
    .for('update')
  return order ?? null
}
