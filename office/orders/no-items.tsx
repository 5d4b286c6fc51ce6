import { ordersText } from '#text/admin/orders.ts'
import { Notice } from '#ui/notice.tsx'

/** A-ORD-06: an order that lost its items is a fault that must be seen. */
export function NoItems() {
  return <Notice tone="danger">{ordersText.noItems}</Notice>
}
