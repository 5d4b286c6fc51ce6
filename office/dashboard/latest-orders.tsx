import type { ReactNode } from 'react'
import { OrderStatusBadge, PaymentStatusBadge } from '#browser/orders/order-badges.tsx'
import { Price } from '#browser/price/price.tsx'
import type { LatestOrder } from '#contract/admin/stats.ts'
import { findRegion } from '#domain/regions.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { useWideScreen } from '#office/list/use-wide-screen.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { useStats } from '#office/shell/use-stats.ts'
import { dashboardText } from '#text/admin/dashboard.ts'
import { formatSince } from '#text/format-since.ts'
import { orderedItemsText } from '#text/ordered-items.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Panel } from './panel.tsx'

const text = dashboardText.latest

/** The latest orders (A-DASH-04, A-DASH-08). */
export function LatestOrders({ now }: { now: Date }) {
  const { stats, failure } = useStats()
  const wide = useWideScreen()
  if (failure) return <FailureCard {...failure} title={text.title} />
  return (
    <Panel title={text.title} link={{ label: text.all, to: '/admin/orders' }}>
      {stats ? (
        stats.latestOrders.length === 0 ? (
          <p className="text-md text-ink-2">{text.none}</p>
        ) : wide ? (
          <OrderTable orders={stats.latestOrders} now={now} />
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {stats.latestOrders.map((order) => (
              <OrderLine key={order.id} order={order} now={now} />
            ))}
          </ul>
        )
      ) : (
        <div className="flex flex-col gap-3 pt-1">
          {['1', '2', '3', '4', '5'].map((row) => (
            <Skeleton key={row} className="h-20 rounded-control xl:h-11" />
          ))}
        </div>
      )}
    </Panel>
  )
}

const CELL = 'px-2 py-3 first:ps-0 last:pe-0'

function OrderTable({ orders, now }: { orders: readonly LatestOrder[]; now: Date }) {
  const heads: [name: string, look?: string][] = [
    [text.columns.order],
    [text.columns.customer],
    [text.columns.status],
    [text.columns.amount, 'text-end'],
  ]
  return (
    <table className="w-full border-collapse text-md text-ink">
      <thead>
        <tr className="border-b border-line">
          {heads.map(([name, look]) => (
            <th
              key={name}
              scope="col"
              className={classNames(CELL, 'text-sm font-medium text-ink-3', look ?? 'text-start')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} className="border-b border-line last:border-b-0">
            <td className={CELL}>
              <OrderLink order={order} />
            </td>
            <td className={CELL}>
              <CustomerName order={order} />
              <span className="block text-sm text-ink-3">{findRegion(order.regionId)?.nameAr}</span>
            </td>
            <td className={CELL}>
              <Standing order={order} />
            </td>
            <td className={classNames(CELL, 'text-end')}>
              <Price amount={order.finalAmount} className="font-bold" />
              <span className="block text-sm whitespace-nowrap text-ink-3">
                {formatSince(order.createdAt, now)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderLine({ order, now }: { order: LatestOrder; now: Date }) {
  return (
    <li className="relative flex flex-col gap-1.5 py-3">
      <span className="flex items-start justify-between gap-3 max-[18rem]:flex-wrap">
        <OrderLink order={order} />
        <Price amount={order.finalAmount} className="font-bold text-ink" />
      </span>
      <span className="text-ink">
        <CustomerName order={order} />
        <span className="block text-sm text-ink-3">
          {findRegion(order.regionId)?.nameAr} · {formatSince(order.createdAt, now)}
        </span>
      </span>
      <Standing order={order} />
    </li>
  )
}

/** The items in words (A-ORD-01). On a phone the whole line is the link. */
function OrderLink({ order }: { order: LatestOrder }) {
  return (
    <Link
      to={`/admin/orders/${order.id}`}
      className="flex min-w-0 items-center gap-3 text-ink hover:underline max-[18rem]:flex-wrap xl:min-h-11 max-xl:after:absolute max-xl:after:inset-0"
    >
      <Pictures order={order} />
      <span className="min-w-0">
        <span className="font-semibold">{orderedItemsText(order.items, order.itemCount)}</span>
        <NumberText className="block text-end text-sm text-ink-3">{order.orderNumber}</NumberText>
      </span>
    </Link>
  )
}

/** The customer, and the account if it belongs to somebody else. */
function CustomerName({ order: { customerName, customer } }: { order: LatestOrder }): ReactNode {
  const account = customer && `${customer.firstName} ${customer.lastName}`.trim()
  return (
    <>
      <bdi className="line-clamp-1 font-medium">{customerName}</bdi>
      {account && account !== customerName ? (
        <bdi className="line-clamp-1 text-xs text-ink-3">{account}</bdi>
      ) : null}
    </>
  )
}

function Pictures({ order: { pictures } }: { order: LatestOrder }) {
  return (
    <span className="flex shrink-0">
      {(pictures.length > 0 ? pictures.slice(0, 2) : [null]).map((url, index) => (
        <Thumb
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may show one picture, and none moves
          key={index}
          url={url}
          className="-ms-4 border-2 border-surface first:ms-0"
        />
      ))}
    </span>
  )
}

/** Whether it needs confirmation, otherwise its status; also the payment's status if a transfer is reported or rejected. */
function Standing({ order }: { order: LatestOrder }) {
  const asksForMoney = order.paymentStatus === 'reported' || order.paymentStatus === 'rejected'
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {order.needsConfirmation ? (
        <Badge tone="warn">{text.needsConfirmation}</Badge>
      ) : (
        <OrderStatusBadge status={order.status} />
      )}
      {asksForMoney && order.status !== 'cancelled' ? <PaymentStatusBadge order={order} /> : null}
    </span>
  )
}
