import { OrderStatusBadge, PaymentStatusBadge } from '#browser/orders/order-badges.tsx'
import { linesOfOrder, piecesOf } from '#browser/orders/summary-line.ts'
import { Thumbs } from '#browser/orders/thumbs.tsx'
import { useNow } from '#browser/orders/use-now.ts'
import { Price } from '#browser/price/price.tsx'
import type { Order } from '#contract/orders.ts'
import { formatCount, PIECES } from '#text/format-count.ts'
import { formatDate } from '#text/format-date.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Card } from '#ui/card.tsx'
import { ChevronLeft } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { hasLapsed, wasNotFound } from './has-lapsed.ts'

/** One order in the list; the whole card leads to it. */
export function OrderCard({ order }: { order: Order }) {
  const lines = linesOfOrder(order)
  const now = useNow()
  const over = hasLapsed(order, now)
  const waiting = order.status === 'pending' && !over
  return (
    <Card as="li" className="relative flex flex-col gap-3 transition-shadow hover:shadow-float">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0">
          <Link
            to={`/orders/${order.orderNumber}`}
            className="font-semibold text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            <NumberText>{order.orderNumber}</NumberText>
          </Link>
          <p className="text-sm text-ink-2">{formatDate(order.createdAt)}</p>
        </div>
        <Price amount={order.finalAmount} className="text-lead font-bold text-ink" />
      </div>
      <div className="flex items-center gap-3">
        <Thumbs lines={lines} />
        <p className="min-w-0 flex-1 text-sm">
          <span className="line-clamp-1 text-ink">{lines.map((line) => line.name).join('، ')}</span>
          <span className="text-ink-2">{formatCount(piecesOf(lines), PIECES)}</span>
        </p>
        <ChevronLeft className="size-5 shrink-0 text-ink-3" />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <OrderStatusBadge status={over ? 'cancelled' : order.status} />
        {over ? null : <PaymentStatusBadge order={order} />}
        {waiting || wasNotFound(order) ? (
          <LinkButton
            to={`/checkout?order=${order.orderNumber}`}
            size="sm"
            variant="soft"
            className="relative w-full sm:ms-auto sm:w-auto"
          >
            {waiting ? myOrdersText.pay : myOrdersText.reportAgain}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  )
}
