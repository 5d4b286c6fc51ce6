import type { Order, OrderMoment } from '#contract/orders.ts'

/** What the shop told the customer when the order came to where it stands; with one order by its number only. */
export function saidByShop({ history = [], ...order }: Order): string | undefined {
  const stands = (moment: OrderMoment) =>
    order.status === 'cancelled'
      ? moment.status === 'cancelled'
      : moment.paymentStatus === order.paymentStatus
  return history[history.findLastIndex((moment) => !stands(moment)) + 1]?.note
}
