import { Link } from 'react-router'
import type { Column } from '#app/features/admin/list/columns.ts'
import { NoItems } from '#app/features/admin/orders/no-items.tsx'
import { OrderActions } from '#app/features/admin/orders/order-actions.tsx'
import { StatusSelect } from '#app/features/admin/orders/status-select.tsx'
import { PaymentStatusBadge } from '#app/features/orders/order-badges.tsx'
import { linesOfOrder } from '#app/features/orders/summary-line.ts'
import { Thumbs } from '#app/features/orders/thumbs.tsx'
import { Price } from '#app/features/price/price.tsx'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { findRegion } from '#domain/regions.ts'
import { CHANNEL_LABELS, orderPageText, ordersText } from '#text/admin/orders.ts'
import { formatAgo } from '#text/format-ago.ts'
import { formatCount, PIECES } from '#text/format-count.ts'

/** The wide list. Every cell says one thing; what is done with an order stands at its end. */
export function orderColumns(
  now: number,
  onMove: (order: AdminOrder, to: OrderStatus) => void,
): Column<AdminOrder>[] {
  const { column } = ordersText
  return [
    {
      key: 'number',
      label: column.number,
      fixed: true,
      cell: (order) => (
        <Link
          to={`/admin/orders/${order.id}`}
          className="inline-flex min-h-11 items-center font-semibold text-ink hover:text-brand-ink"
        >
          <bdi dir="ltr" className="tabular whitespace-nowrap">
            {order.orderNumber}
          </bdi>
        </Link>
      ),
    },
    {
      key: 'customer',
      label: column.customer,
      cell: (order) => (
        <span className="block max-w-44">
          <bdi className="line-clamp-2">{order.customerName || orderPageText.anonymous}</bdi>
          {order.channel === 'site' ? null : (
            <span className="block text-xs text-ink-3">{CHANNEL_LABELS[order.channel]}</span>
          )}
        </span>
      ),
    },
    {
      key: 'region',
      label: column.region,
      cell: (order) => <span className="whitespace-nowrap">{findRegion(order.regionId)?.nameAr}</span>,
    },
    { key: 'items', label: column.items, cell: (order) => <Items order={order} /> },
    {
      key: 'status',
      label: column.status,
      cell: (order) => <StatusSelect order={order} onChoose={(to) => onMove(order, to)} className="w-33" />,
    },
    {
      key: 'payment',
      label: column.payment,
      cell: (order) => <PaymentStatusBadge status={order.paymentStatus} />,
    },
    {
      key: 'age',
      label: column.age,
      cell: (order) => (
        <span className="text-sm whitespace-nowrap text-ink-3">{formatAgo(order.createdAt, now)}</span>
      ),
    },
    {
      key: 'amount',
      label: column.amount,
      numeric: true,
      cell: (order) => <Price amount={order.finalAmount} className="font-bold" />,
    },
    { key: 'actions', label: column.actions, cell: (order) => <OrderActions order={order} /> },
  ]
}

function Items({ order }: { order: AdminOrder }) {
  const lines = linesOfOrder(order)
  if (lines.length === 0) return <NoItems />
  return (
    <span className="flex items-center gap-2">
      <Thumbs lines={lines.slice(0, 2)} />
      <span className="sr-only">
        {formatCount(
          lines.reduce((sum, line) => sum + line.quantity, 0),
          PIECES,
        )}
      </span>
    </span>
  )
}
