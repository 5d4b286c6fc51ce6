import type { ReactNode } from 'react'
import type { Order, OrderMoment } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'

/** the shop looked for the transfer and did not find it, what it said of it, and what to do now. */
export function NotFoundNotice({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <Notice tone="danger" title={myOrdersText.rejectedTitle}>
      <p>{myOrdersText.rejected}</p>
      <ShopNote order={order} />
      {children}
    </Notice>
  )
}

/** As the shop wrote it, with its lines. */
export function ShopNote({ order }: { order: Order }) {
  const note = saidByShop(order)
  if (!note) return null
  return (
    <p className="mt-2 whitespace-pre-line">
      {myOrdersText.shopNote} <bdi>«{note}»</bdi>
    </p>
  )
}

/** The shop's note on the order's current status; only when one order is read by its number. */
function saidByShop({ history = [], ...order }: Order): string | undefined {
  const stands = (moment: OrderMoment) =>
    order.status === 'cancelled'
      ? moment.status === 'cancelled'
      : moment.paymentStatus === order.paymentStatus
  return history[history.findLastIndex((moment) => !stands(moment)) + 1]?.note
}
