// Orders that are not closed yet: an account cannot end while the shop still owes its customer something, or they it.
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { orders } from '#server/database/tables/orders.ts'

/** Their numbers, newest first. */
export async function openOrdersOf(on: Database | Transaction, userId: string): Promise<string[]> {
  const rows = await on
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        notInArray(orders.status, ['delivered', 'cancelled']),
      ),
    )
    .orderBy(desc(orders.id))
  return rows.map(({ orderNumber }) => orderNumber)
}
