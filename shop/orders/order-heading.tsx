import type { RefObject } from 'react'
import { OrderStatusBadge, PaymentStatusBadge } from '#browser/orders/order-badges.tsx'
import type { Order } from '#contract/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { NumberText } from '#ui/number-text.tsx'

type OrderHeadingProps = {
  /** For moving the focus to it. */
  ref?: RefObject<HTMLHeadingElement | null>
  order: Order
  over: boolean
  className?: string
}

export function OrderHeading({ ref, order, over, className }: OrderHeadingProps) {
  return (
    <header className={className}>
      <h1 ref={ref} tabIndex={-1} className="font-display text-h1 outline-none">
        <NumberText>{order.orderNumber}</NumberText>
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <OrderStatusBadge status={over ? 'cancelled' : order.status} />
        {over ? null : <PaymentStatusBadge order={order} />}
        <span className="text-sm text-ink-2">{myOrdersText.orderedOn(formatDateTime(order.createdAt))}</span>
      </div>
    </header>
  )
}
