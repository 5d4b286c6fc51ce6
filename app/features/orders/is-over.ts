import type { Order } from '#contract/orders.ts'

/** cancelled, or past its deadline though the job that cancels it has not come by yet. */
export function isOver(order: Order, now: number): boolean {
  return (
    order.status === 'cancelled' || (order.status === 'pending' && Date.parse(order.payment.expiresAt) <= now)
  )
}
