import { PaymentStatusBadge } from '#browser/orders/order-badges.tsx'
import { linesOfOrder } from '#browser/orders/summary-line.ts'
import { Thumbs } from '#browser/orders/thumbs.tsx'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { SelectBox } from '#office/list/select-box.tsx'
import { CHANNEL_LABELS, orderPageText } from '#text/admin/orders.ts'
import { adminListText } from '#text/admin/shell.ts'
import { formatAgo } from '#text/format-ago.ts'
import { orderedItemsText } from '#text/ordered-items.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { NextStepButton } from './next-step-button.tsx'
import { NoItems } from './no-items.tsx'
import { OrderActions } from './order-actions.tsx'
import { StatusSelect } from './status-select.tsx'

type OrderCardProps = {
  order: AdminOrder
  now: number
  selected: boolean
  onToggle: (through: boolean) => void
  onMove: (order: AdminOrder, to: OrderStatus) => void
}

/** An order on a phone: items and total (A-ORD-01), customer and address, actions. */
export function OrderCard({ order, now, selected, onToggle, onMove }: OrderCardProps) {
  const lines = linesOfOrder(order)
  return (
    <Card
      as="article"
      className={classNames('relative flex flex-col gap-3', selected && 'outline-2 outline-brand')}
    >
      <span className="absolute start-4 top-4 z-10">
        <SelectBox label={adminListText.select(order.orderNumber)} checked={selected} onToggle={onToggle} />
      </span>
      <Link to={`/admin/orders/${order.id}`} className="flex flex-col gap-3 text-ink no-underline">
        <span className="flex items-start gap-3 ps-9 max-[18rem]:flex-wrap">
          {lines.length > 0 ? <Thumbs lines={lines.slice(0, 2)} /> : null}
          <span className="min-w-0 flex-1 font-semibold">
            {lines.length > 0 ? orderedItemsText(lines) : <NoItems />}
          </span>
          <Price amount={order.finalAmount} className="text-lead font-bold" />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <bdi className="line-clamp-1 font-medium">{order.customerName || orderPageText.anonymous}</bdi>
          <span className="text-ink-3">
            <bdi>{order.deliveryLocation}</bdi>
            {order.channel === 'site' ? null : ` · ${CHANNEL_LABELS[order.channel]}`}
          </span>
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <PaymentStatusBadge order={order} />
          <span className="ms-auto text-end text-sm text-ink-3">
            <NumberText>{order.orderNumber}</NumberText>
            <span className="block">{formatAgo(order.createdAt, now)}</span>
          </span>
        </span>
      </Link>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <NextStepButton order={order} onMove={onMove} className="basis-full" />
        <StatusSelect order={order} onChoose={(to) => onMove(order, to)} className="min-w-0 flex-1" />
        <OrderActions order={order} />
      </div>
    </Card>
  )
}
