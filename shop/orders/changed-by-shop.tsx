import type { Order } from '#contract/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'

/** W-05: the shop edited it; it says so as long as it has not arrived. */
export function ChangedByShop({ order }: { order: Order }) {
  if (!order.changedByShopAt || order.status === 'delivered') return null
  return <Notice>{myOrdersText.changedByShop(formatDateTime(order.changedByShopAt))}</Notice>
}
