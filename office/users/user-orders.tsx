import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { OrderStatusBadge } from '#browser/orders/order-badges.tsx'
import { Price } from '#browser/price/price.tsx'
import type { UserDetail } from '#contract/admin/users.ts'
import { userDetailText } from '#text/admin/users.ts'
import { formatDate } from '#text/format-date.ts'

/** The last five orders; the whole line links to the order. */
export function UserOrders({ user }: { user: UserDetail }) {
  const { latestOrders, ordersCount } = user
  return (
    <section aria-labelledby="user-orders" className="flex flex-col gap-1">
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h3 id="user-orders" className="font-display text-h3">
          {userDetailText.orders}
        </h3>
        {ordersCount > latestOrders.length && !user.deactivatedAt ? (
          <Link
            to={`/admin/orders?search=${encodeURIComponent(user.email)}`}
            className="inline-flex min-h-11 items-center gap-1 rounded-xs text-md font-semibold text-brand-ink hover:underline"
          >
            {userDetailText.allOrders}
            <ChevronLeft className="size-4.5" />
          </Link>
        ) : null}
      </header>
      {latestOrders.length === 0 ? (
        <p className="text-md text-ink-2">{userDetailText.noOrders}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {latestOrders.map((order) => (
            <li key={order.id} className="relative flex flex-col gap-1.5 py-3">
              <span className="flex items-center justify-between gap-3">
                <Link
                  to={`/admin/orders/${order.id}`}
                  className="tabular font-semibold text-ink after:absolute after:inset-0 hover:underline"
                >
                  <bdi dir="ltr">{order.orderNumber}</bdi>
                </Link>
                <Price amount={order.finalAmount} className="font-bold text-ink" />
              </span>
              <span className="flex items-center justify-between gap-3 text-sm text-ink-3">
                <OrderStatusBadge status={order.status} />
                {formatDate(order.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
