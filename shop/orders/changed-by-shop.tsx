import type { Order } from '#contract/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'

/** A notice that the shop edited the order, until it has arrived (W-05). */
export function ChangedByShop({ order }: { order: Order }) {
  if (!order.changedByShopAt || order.status === 'delivered') return null
  return <Notice>{myOrdersText.changedByShop(formatDateTime(order.changedByShopAt))}</Notice>
}
