// The orders that money is due for, as the lines of a statement are held against them (F-05).
import { and, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type Baisa, baisa } from '#domain/money.ts'
import { muscatDate } from '#domain/muscat-day.ts'
import { startsOfNumbers } from '#domain/statements/order-numbers-in-text.ts'
import type { OpenOrder } from '#domain/statements/weigh-order.ts'
import type { Database } from '#platform/database/connect.ts'
import { orders } from '#server/database/tables/orders.ts'

export type OpenOrderOfShop = OpenOrder & { customerName: string }

export async function selectOpenOrders(db: Database): Promise<OpenOrderOfShop[]> {
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      finalAmount: orders.finalAmount,
      paymentAmount: orders.paymentAmount,
      customerName: orders.customerName,
      senderName: orders.paymentSenderName,
      customer: sql<string>`coalesce(${orders.userId}, nullif(${orders.customerPhone}, ''), ${orders.id}::text)`,
      reference: orders.paymentReference,
      createdAt: orders.createdAt,
      reportedAt: orders.paymentReportedAt,
    })
    .from(orders)
    .where(
      and(
        isNull(orders.deletedAt),
        ne(orders.status, 'cancelled'),
        gt(orders.finalAmount, orders.paymentAmount),
      ),
    )
  return rows.map(({ finalAmount, paymentAmount, senderName, createdAt, reportedAt, ...order }) => ({
    ...order,
    due: dueOf(finalAmount, paymentAmount),
    names: [order.customerName, senderName ?? ''],
    placedOn: muscatDate(createdAt),
    reportedOn: reportedAt && muscatDate(reportedAt),
  }))
}

function dueOf(finalAmount: Baisa, paymentAmount: Baisa): Baisa {
  return baisa(finalAmount - paymentAmount)
}

/** Numbers that these texts may name and that are no open order's. */
export async function selectClosedNumbers(
  db: Database,
  texts: readonly string[],
  open: ReadonlySet<string>,
): Promise<string[]> {
  const starts = [...new Set(texts.flatMap(startsOfNumbers))]
  if (starts.length === 0) return []
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(sql`substr(${orders.orderNumber}, 4, 6)`, starts))
  return rows.map(({ orderNumber }) => orderNumber).filter((number) => !open.has(number))
}
