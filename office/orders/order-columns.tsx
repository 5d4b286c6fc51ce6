import { PaymentStatusBadge } from '#browser/orders/order-badges.tsx'
import { linesOfOrder } from '#browser/orders/summary-line.ts'
import { Thumbs } from '#browser/orders/thumbs.tsx'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { findRegion } from '#domain/regions.ts'
import type { Column } from '#office/list/columns.ts'
import { CHANNEL_LABELS, orderPageText, ordersText } from '#text/admin/orders.ts'
import { formatAgo } from '#text/format-ago.ts'
import { orderedItemsText } from '#text/ordered-items.ts'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { NextStepButton } from './next-step-button.tsx'
import { NoItems } from './no-items.tsx'
import { OrderActions } from './order-actions.tsx'
import { StatusSelect } from './status-select.tsx'

/** The columns of the table, one fact per cell, with the actions at the end. */
export function orderColumns(
  now: number,
  onMove: (order: AdminOrder, to: OrderStatus) => void,
): Column<AdminOrder>[] {
  const { column } = ordersText
  return [
    { key: 'items', label: column.items, fixed: true, cell: (order) => <Items order={order} /> },
    {
      key: 'customer',
      label: column.customer,
      cell: (order) => (
        <span className="block min-w-20">
          <bdi className="line-clamp-2 [overflow-wrap:anywhere]">
            {order.customerName || orderPageText.anonymous}
          </bdi>
          <span className="block text-sm text-ink-3">
            {findRegion(order.regionId)?.nameAr}
            {order.channel === 'site' ? null : ` · ${CHANNEL_LABELS[order.channel]}`}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      label: column.status,
      cell: (order) => (
        <span className="flex flex-col items-start gap-1.5">
          <StatusSelect order={order} onChoose={(to) => onMove(order, to)} className="w-33" />
          <NextStepButton order={order} onMove={onMove} className="w-33 px-3!" />
        </span>
      ),
    },
    {
      key: 'payment',
      label: column.payment,
      cell: (order) => <PaymentStatusBadge order={order} />,
    },
    {
      key: 'amount',
      label: column.amount,
      numeric: true,
      cell: (order) => (
        <>
          <Price amount={order.finalAmount} className="font-bold" />
          <span className="block text-sm whitespace-nowrap text-ink-3">
            {formatAgo(order.createdAt, now)}
          </span>
        </>
      ),
    },
    { key: 'actions', label: column.actions, cell: (order) => <OrderActions order={order} /> },
  ]
}

/**
 * The items, names before pictures (A-ORD-01); the whole cell links to the order. One picture, and text that wraps
 * anywhere, so that the longest payment status and a four-digit amount fit beside it on the narrowest desktop.
 */
function Items({ order }: { order: AdminOrder }) {
  const lines = linesOfOrder(order)
  return (
    <Link
      to={`/admin/orders/${order.id}`}
      className="flex min-h-11 items-center gap-3 text-ink hover:text-brand-ink"
    >
      {lines.length > 0 ? <Thumbs lines={lines.slice(0, 1)} /> : null}
      <span className="min-w-0">
        {lines.length > 0 ? (
          <span className="font-semibold [overflow-wrap:anywhere]">{orderedItemsText(lines)}</span>
        ) : (
          <NoItems />
        )}
        <NumberText className="block text-end text-sm text-ink-3">{order.orderNumber}</NumberText>
      </span>
    </Link>
  )
}
