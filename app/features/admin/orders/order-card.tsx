import { Link } from 'react-router'
import { NoItems } from '#app/features/admin/orders/no-items.tsx'
import { OrderActions } from '#app/features/admin/orders/order-actions.tsx'
import { StatusSelect } from '#app/features/admin/orders/status-select.tsx'
import { PaymentStatusBadge } from '#app/features/orders/order-badges.tsx'
import { linesOfOrder } from '#app/features/orders/summary-line.ts'
import { Thumbs } from '#app/features/orders/thumbs.tsx'
import { Price } from '#app/features/price/price.tsx'
import { Card } from '#app/ui/card.tsx'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { CHANNEL_LABELS, orderPageText } from '#text/admin/orders.ts'
import { formatAgo } from '#text/format-ago.ts'

/** An order on a phone: number and amount on one line, then who and where, then what one can do. */
export function OrderCard({
  order,
  now,
  onMove,
}: {
  order: AdminOrder
  now: number
  onMove: (order: AdminOrder, to: OrderStatus) => void
}) {
  const lines = linesOfOrder(order)
  return (
    <Card as="article" className="flex flex-col gap-3">
      <Link to={`/admin/orders/${order.id}`} className="flex flex-col gap-3 text-ink no-underline">
        <span className="flex items-center justify-between gap-3">
          <bdi dir="ltr" className="tabular font-semibold">
            {order.orderNumber}
          </bdi>
          <Price amount={order.finalAmount} className="text-lead font-bold" />
        </span>
        <span className="flex items-center gap-3">
          {lines.length > 0 ? <Thumbs lines={lines} /> : null}
          <span className="min-w-0 flex-1">
            <bdi className="line-clamp-1 font-semibold">{order.customerName || orderPageText.anonymous}</bdi>
            <span className="line-clamp-1 text-sm text-ink-3">
              <bdi>{order.deliveryLocation}</bdi>
              {order.channel === 'site' ? null : ` · ${CHANNEL_LABELS[order.channel]}`}
            </span>
          </span>
        </span>
        <span className="flex items-center justify-between gap-3">
          <PaymentStatusBadge status={order.paymentStatus} />
          <span className="text-sm text-ink-3">{formatAgo(order.createdAt, now)}</span>
        </span>
      </Link>
      {lines.length === 0 ? <NoItems /> : null}
      <div className="flex items-center gap-2 border-t border-line pt-3">
        <StatusSelect order={order} onChoose={(to) => onMove(order, to)} className="flex-1" />
        <OrderActions order={order} />
      </div>
    </Card>
  )
}
