import { OrderStatusBadge } from '#browser/orders/order-badges.tsx'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { ORDERS, orderPageText } from '#text/admin/orders.ts'
import { formatAgo } from '#text/format-ago.ts'
import { formatCount } from '#text/format-count.ts'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'

/** Other orders of the same account or phone number. */
export function OtherOrders({ order, now }: { order: AdminOrderDetail; now: number }) {
  const { otherOrders: others, otherOrdersTotal: total } = order
  return (
    <TitledCard title={orderPageText.others}>
      {others.length === 0 ? <p className="text-md">{orderPageText.noOthers}</p> : null}
      <ul>
        {others.map((other) => (
          <li key={other.id} className="border-b border-line last:border-b-0">
            <Link
              to={`/admin/orders/${other.id}`}
              className="flex flex-col gap-1 py-2.5 text-ink hover:text-brand-ink"
            >
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <NumberText className="font-semibold">{other.orderNumber}</NumberText>
                <Price amount={other.finalAmount} className="font-semibold" />
              </span>
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="text-sm text-ink-3">{formatAgo(other.createdAt, now)}</span>
                <OrderStatusBadge status={other.status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > others.length ? (
        <p className="text-sm text-ink-3">
          {orderPageText.othersMore(formatCount(total - others.length, ORDERS))}
        </p>
      ) : null}
    </TitledCard>
  )
}
