import type { ReactNode } from 'react'
import type { Order, OrderMoment } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'

/** the shop did not find the transfer: its note, and what to do next. */
export function NotFoundNotice({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <Notice tone="danger" title={myOrdersText.rejectedTitle}>
      <p>{myOrdersText.rejected}</p>
      <ShopNote order={order} />
      {children}
    </Notice>
  )
}

/** The shop's note, with its line breaks. */
export function ShopNote({ order }: { order: Order }) {
  const note = currentNote(order)
  if (!note) return null
  return (
    <p className="mt-2 whitespace-pre-line">
      {myOrdersText.shopNote} <bdi>«{note}»</bdi>
    </p>
  )
}

/** The shop's note on the order's current status; only when one order is read by its number. */
function currentNote({ history = [], ...order }: Order): string | undefined {
  const hasCurrentState = (moment: OrderMoment) =>
    order.status === 'cancelled'
      ? moment.status === 'cancelled'
      : moment.paymentStatus === order.paymentStatus
  return history[history.findLastIndex((moment) => !hasCurrentState(moment)) + 1]?.note
}
