import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'
import { saidByShop } from './said-by-shop.ts'

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
