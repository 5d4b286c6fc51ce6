// Orders that are not closed yet: an account cannot end while the shop still owes its customer something, or they it.
import type { Database, Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'

/** Their numbers, newest first. */
export async function openOrdersOf(on: Database | Transaction, userId: string): Promise<string[]> {
  return (await selectOpenOrders(on, userId)).map(({ orderNumber }) => orderNumber)
}

const selectOpenOrders = statement<[userId: string], { orderNumber: string }>(
  'open_orders',
  `SELECT order_number AS "orderNumber" FROM orders
   WHERE user_id = $1 AND deleted_at IS NULL AND status NOT IN ('delivered', 'cancelled') ORDER BY id DESC`,
)
