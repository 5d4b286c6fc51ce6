import { ordersText } from '#text/admin/orders.ts'
import { Notice } from '#ui/notice.tsx'

/** A-ORD-06: an order without items is a data error that must be visible. */
export function NoItems() {
  return <Notice tone="danger">{ordersText.noItems}</Notice>
}
