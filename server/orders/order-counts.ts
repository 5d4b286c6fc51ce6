// How many orders there are of each status and payment and what they come to, as the triggers keep it
// (insights/fold-counts.ts): exact, and read from a few rows however many there are (P-11).
import { type Baisa, parseTotal, toRials } from '#domain/money.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import { statement } from '#platform/database/statement.ts'

export type OrderCount = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  count: number
  /** A sum in rials. */
  amount: string
}

export const readOrderCounts = statement<[], OrderCount>(
  'order_counts',
  `SELECT status, payment_status AS "paymentStatus", sum(change)::int AS count, sum(amount)::numeric(15, 3) AS amount
   FROM order_counts GROUP BY 1, 2`,
)

/** Of those that are counted in; of all without. */
export function totalOf(
  counts: readonly OrderCount[],
  isOfThem: (count: OrderCount) => boolean = () => true,
): { count: number; amount: string } {
  const wanted = counts.filter(isOfThem)
  const amount = wanted.reduce((sum, count) => sum + (parseTotal(count.amount) ?? Number.NaN), 0)
  return { count: wanted.reduce((sum, { count }) => sum + count, 0), amount: toRials(amount as Baisa) }
}
