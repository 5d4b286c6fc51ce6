// Refunds that the shop owes (F-02): overpaid orders, the longest waiting first.
import { sql } from 'drizzle-orm'
import type { RefundsDue, RefundsDueQuery } from '#contract/admin/payments.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { must } from '#platform/must.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { readPage } from '#server/database/list-page.ts'
import { orders } from '#server/database/tables/orders.ts'
import { selectShopOrders, toAdminOrder } from './shop-order-facts.ts'

export async function listRefundsDue(
  { db }: Reader,
  page: RefundsDueQuery,
): Promise<Result<RefundsDue, RefusalOf<'invalid-request'>>> {
  const [listed, { amount }] = await Promise.all([
    readPage(db, { table: orders, where: IS_OWED, order: OLDEST_FIRST, ...page }, async (isOnPage, order) => {
      const rows = await selectShopOrders(db).where(isOnPage).orderBy(order)
      return rows.map((row) => ({ ...toAdminOrder(row), isDeleted: row.deletedAt !== null }))
    }),
    sumRefundsDue(db),
  ])
  return listed.ok ? ok({ ...listed.value, sum: amount }) : listed
}

/** `amount` in rials, as the database writes it. */
export async function sumRefundsDue(db: Database): Promise<{ count: number; amount: string }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${orders.paymentAmount} - ${DUE}), 0)::numeric(15, 3)::text`,
    })
    .from(orders)
    .where(IS_OWED)
  return must(row, 'sum of what is owed on orders')
}

const DUE = sql`CASE WHEN ${orders.status} = 'cancelled' OR ${orders.deletedAt} IS NOT NULL AND ${orders.status} <> 'delivered'
  THEN 0 ELSE ${orders.finalAmount} END`
/** Same condition as orders_owed_idx. */
export const IS_OWED = sql`${orders.paymentAmount} > ${DUE}`

const OLDEST_FIRST: ListOrder = { keys: [orders.updatedAt, orders.id], direction: 'ASC' }
