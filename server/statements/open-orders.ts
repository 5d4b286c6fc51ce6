// The unpaid orders that lines of a statement are matched to (F-05).
import { sql } from 'drizzle-orm'
import { baisa } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { startsOfNumbers } from '#domain/statements/order-numbers-in-text.ts'
import type { OpenOrder } from '#domain/statements/weigh-order.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { orders } from '#server/database/tables/orders.ts'

export type OpenOrderOfShop = OpenOrder & { customerName: string }

export async function selectOpenOrders(db: Queryable): Promise<OpenOrderOfShop[]> {
  const rows = await db
    .select({
      ...pick(orders, 'id', 'orderNumber', 'finalAmount', 'paymentAmount', 'customerName'),
      senderName: orders.paymentSenderName,
      customer: sql<string>`coalesce(${orders.userId}, nullif(${orders.customerPhone}, ''), ${orders.id}::text)`,
      reference: orders.paymentReference,
      createdAt: orders.createdAt,
      reportedAt: orders.paymentReportedAt,
    })
    .from(orders)
    .where(IS_OPEN)
  return rows.map(({ finalAmount, paymentAmount, senderName, createdAt, reportedAt, ...order }) => ({
    ...order,
    due: baisa(finalAmount - paymentAmount),
    names: [order.customerName, senderName ?? ''],
    placedOn: muscatDay(createdAt),
    reportedOn: reportedAt && muscatDay(reportedAt),
  }))
}

/** Same condition as orders_open_idx. */
const IS_OPEN = sql`${orders.deletedAt} IS NULL AND ${orders.status} <> 'cancelled' AND ${orders.finalAmount} > ${orders.paymentAmount}`

/** Numbers of other orders that these texts may name, found in the index of numbers by their first digits. */
export async function selectClosedNumbers(
  db: Queryable,
  texts: readonly string[],
  open: ReadonlySet<string>,
): Promise<string[]> {
  const starts = [...new Set(texts.flatMap(startsOfNumbers))]
  if (starts.length === 0) return []
  const { rows } = await db.execute<{ order_number: string }>(sql`
    SELECT o.order_number FROM unnest(${sql.param(starts)}::text[]) AS start
    JOIN orders o ON o.order_number BETWEEN 'ALF' || start AND 'ALF' || start || 'ZZZZZZ'`)
  return rows.map((row) => row.order_number).filter((number) => !open.has(number))
}
