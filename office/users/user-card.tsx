import { Link } from 'react-router'
import { Price } from '#browser/price/price.tsx'
import type { ListedUser } from '#contract/admin/users.ts'
import { OPENED_HERE } from '#office/list/use-open-record.ts'
import { ORDERS } from '#text/admin/orders.ts'
import { usersText } from '#text/admin/users.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDate } from '#text/format-date.ts'
import { Card } from '#ui/card.tsx'
import { UserAvatar } from './user-avatar.tsx'
import { UserBadges } from './user-badges.tsx'
import { userName } from './user-name.ts'
import { UserNameText } from './user-name-text.tsx'

/** An account on a phone; the whole card opens it. */
export function UserCard({ user, to }: { user: ListedUser; to: { search: string } }) {
  return (
    <Card as="article" className="relative flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <UserAvatar user={user} />
        <div className="min-w-0 flex-1">
          <Link
            to={to}
            state={OPENED_HERE}
            preventScrollReset
            className="line-clamp-2 font-semibold wrap-anywhere text-ink after:absolute after:inset-0 after:rounded-card"
          >
            <UserNameText user={user} />
          </Link>
          {user.deactivatedAt || userName(user) === user.email ? null : (
            <bdi dir="ltr" className="block truncate text-end text-sm text-ink-3">
              {user.email}
            </bdi>
          )}
        </div>
        {user.ordersCount > 0 ? <Price amount={user.spent} className="shrink-0 font-bold text-ink" /> : null}
      </div>
      <div className="flex items-end justify-between gap-3 max-[18rem]:flex-wrap">
        <UserBadges user={user} />
        <p className="shrink-0 text-end text-sm text-ink-3 max-[18rem]:shrink max-[18rem]:text-start">
          {formatCount(user.ordersCount, ORDERS)}
          <br />
          {usersText.columns.joined} {formatDate(user.createdAt)}
        </p>
      </div>
    </Card>
  )
}
