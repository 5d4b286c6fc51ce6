import type { FeedBatch, FeedEvent, OrderNewsEvent } from '#contract/admin/order-events.ts'
import { liveText } from '#text/admin/live.ts'
import type { Toast } from '#ui/toast.tsx'

const SHOWN_MS = 8000

/** One toast for simultaneous events: payments first, then orders, then sold-out items. Null if there is no news. */
export function toToast({ events, more }: FeedBatch, open: (to: string) => void): Toast | null {
  const reported = events.filter(isOrder('reported'))
  if (reported.length > 0) {
    return {
      title: liveText.reported(reported.length),
      ...about(reported),
      durationMs: SHOWN_MS,
      action: { label: liveText.openTransfers, onClick: () => open('/admin/transfers') },
    }
  }
  const placed = events.filter(isOrder('placed'))
  if (placed.length > 0) {
    return {
      // `more` counts events that are not listed; they are taken for orders.
      title: liveText.placed(placed.length + more),
      ...about(placed),
      durationMs: SHOWN_MS,
      action: { label: liveText.openOrders, onClick: () => open('/admin/orders') },
    }
  }
  const soldOut = events.find((event) => event.kind === 'low-stock' && event.quantity === 0)
  return soldOut?.kind === 'low-stock' ? { title: liveText.soldOut(soldOut.nameArabic) } : null
}

function isOrder(kind: OrderNewsEvent['kind']) {
  return (event: FeedEvent): event is OrderNewsEvent => event.kind === kind
}

function about(orders: readonly OrderNewsEvent[]): { description?: string } {
  const [only, second] = orders
  return only && !second ? { description: liveText.order(only.orderNumber, only.finalAmount) } : {}
}
