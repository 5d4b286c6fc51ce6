import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Mail } from 'lucide-react'
import { freshOf } from '#browser/api-client.ts'
import { OrderStatusBadge } from '#browser/orders/order-badges.tsx'
import { Price } from '#browser/price/price.tsx'
import type { UserDetail } from '#contract/admin/users.ts'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { ORDERS } from '#text/admin/orders.ts'
import { userDetailText, usersText } from '#text/admin/users.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDate, formatDateTime } from '#text/format-date.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Link } from '#ui/link.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { PhoneLinks } from './phone-links.tsx'
import { UserActions } from './user-actions.tsx'
import { UserBadges } from './user-badges.tsx'
import { userName } from './user-name.ts'

/** One account beside the list: details, orders and actions. */
export function UserDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const query = useQuery({
    ...freshOf('GET /api/admin/users/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  })
  const { data } = query
  return (
    <Drawer open={id !== null} onClose={onClose} title={data ? userName(data) : userDetailText.title}>
      {data ? (
        <div className="flex flex-col gap-6 pb-6">
          <UserFacts user={data} />
          <UserOrders user={data} />
          <UserActions user={data} onRemoved={onClose} />
        </div>
      ) : (
        <Unread query={query} height="h-96" />
      )}
    </Drawer>
  )
}

const text = userDetailText

/** The details of an account, with links to contact its holder. */
function UserFacts({ user }: { user: UserDetail }) {
  const { email, phone, address } = user
  return (
    <section className="flex flex-col gap-4">
      <UserBadges user={user} />
      {user.deactivatedAt ? (
        <Notice>{text.endedNote}</Notice>
      ) : (
        <div className="flex flex-wrap gap-2">
          <OutLinkButton variant="soft" size="sm" icon={<Mail />} href={`mailto:${email}`}>
            {text.mail}
          </OutLinkButton>
          {phone ? <PhoneLinks phone={phone} text={text} /> : null}
        </div>
      )}
      <FactList>
        {user.deactivatedAt ? null : (
          <>
            <Fact label={text.email}>
              <bdi dir="ltr">{email}</bdi>
            </Fact>
            <Fact label={text.phone}>{phone && <NumberText>{formatPhone(phone)}</NumberText>}</Fact>
            <Fact label={text.address}>{address && <bdi>{address}</bdi>}</Fact>
            <Fact label={text.activation}>
              {user.emailVerified ? usersText.verified : usersText.notVerified}
            </Fact>
          </>
        )}
        <Fact label={usersText.columns.joined}>{formatDateTime(user.createdAt)}</Fact>
        <Fact label={usersText.columns.lastSignIn}>
          {user.lastSignInAt ? formatDateTime(user.lastSignInAt) : usersText.never}
        </Fact>
        <Fact label={text.endedAt}>{user.deactivatedAt && formatDateTime(user.deactivatedAt)}</Fact>
        <Fact label={usersText.columns.orders}>{formatCount(user.ordersCount, ORDERS)}</Fact>
        <Fact label={usersText.columns.spent}>
          <Price amount={user.spent} className="font-semibold" />
        </Fact>
      </FactList>
    </section>
  )
}

/** The last five orders; the whole line links to the order. */
function UserOrders({ user }: { user: UserDetail }) {
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
