import type { Order } from '#contract/orders.ts'

/** cancelled, or past its deadline and about to be cancelled by the job. */
export function hasLapsed(order: Order, now: number): boolean {
  return (
    order.status === 'cancelled' || (order.status === 'pending' && Date.parse(order.payment.expiresAt) <= now)
  )
}

/** cancelled because nobody reported a transfer in time. */
export function hasExpired({ paymentStatus, history, payment }: Order): boolean {
  const ended = history?.findLast(({ status }) => status === 'cancelled')
  return paymentStatus === 'awaiting' && ended !== undefined && ended.at >= payment.expiresAt
}

/** the shop did not find the transfer. While the order is open, it can be reported again. */
export function wasNotFound({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return paymentStatus === 'rejected' && status !== 'cancelled'
}
