// Reads the ledger of payments (F-01).
import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payment, PaymentList } from '#contract/admin/payments.ts'
import type { Balance } from '#contract/payments.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { type Baisa, pickRials, toRials } from '#domain/money.ts'
import { balanceOf, type MoneyOfOrder } from '#domain/payments/balance.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import { payments } from '#server/database/tables/payments.ts'

/** The refunded amount of a row of `orders`; reversed refunds do not count. */
export const refundedAmount = sql<Baisa>`coalesce((
  SELECT sum(CASE WHEN p.kind = 'refund' THEN p.amount ELSE -p.amount END) FROM payments p
  WHERE p.order_id = orders.id AND (p.kind = 'refund') = (p.reverses_id IS NULL)
), 0)::numeric(12, 3)`.mapWith(orders.paymentAmount)

export function toBalance(order: MoneyOfOrder & { refundedAmount: Baisa }): Balance {
  const { due, owed } = balanceOf(order)
  const { paymentAmount: paid, refundedAmount: refunded } = order
  return pickRials({ paid, due, owed, refunded }, 'paid', 'due', 'owed', 'refunded')
}

export async function listPayments(
  { db }: Reader,
  orderId: number,
): Promise<Result<PaymentList, RefusalOf<'not-found'>>> {
  const [order, rows] = await Promise.all([
    readOrder(db, orderId),
    selectPayments(db).where(eq(payments.orderId, orderId)).orderBy(payments.id),
  ])
  return order ? ok({ items: rows.map(toPayment), order }) : refuse({ code: 'not-found' })
}

/** The latest entry of an order, which its lock keeps the latest. */
export async function readLatestPayment(
  db: Queryable,
  orderId: number,
): Promise<{ payment: Payment; order: PaymentList['order'] }> {
  const [row] = await selectPayments(db)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1)
  const order = await readOrder(db, orderId)
  if (!row || !order) throw new Error(`payments of order ${orderId}: missing after insert`)
  return { payment: toPayment(row), order }
}

async function readOrder(db: Queryable, orderId: number): Promise<PaymentList['order'] | null> {
  const { status, paymentStatus, finalAmount, paymentAmount, updatedAt, deletedAt } = orders
  const [row] = await db
    .select({ status, paymentStatus, finalAmount, paymentAmount, updatedAt, deletedAt, refundedAmount })
    .from(orders)
    .where(eq(orders.id, orderId))
  return row
    ? {
        status: row.status,
        paymentStatus: row.paymentStatus,
        finalAmount: toRials(row.finalAmount),
        balance: toBalance(row),
        updatedAt: row.updatedAt.toISOString(),
      }
    : null
}

function selectPayments(db: Queryable) {
  const counter = alias(payments, 'counter')
  return db
    .select({
      ...pick(payments, 'id', 'kind', 'method', 'amount', 'reference', 'note'),
      date: payments.paidOn,
      reversesId: payments.reversesId,
      isReversed: sql<boolean>`${counter.id} IS NOT NULL`,
      recordedBy: actorName,
      recordedAt: payments.recordedAt,
    })
    .from(payments)
    .leftJoin(counter, eq(counter.reversesId, payments.id))
    .leftJoin(profiles, eq(profiles.id, payments.recordedBy))
    .$dynamic()
}

function toPayment(row: Awaited<ReturnType<typeof selectPayments>>[number]): Payment {
  return { ...row, amount: toRials(row.amount), recordedAt: row.recordedAt.toISOString() }
}
