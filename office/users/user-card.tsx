import { Price } from '#browser/price/price.tsx'
import type { ListedUser } from '#contract/admin/users.ts'
import { ORDERS } from '#text/admin/orders.ts'
import { usersText } from '#text/admin/users.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDate } from '#text/format-date.ts'
import { Card } from '#ui/card.tsx'
import { UserAvatar } from './user-avatar.tsx'
import { UserBadges } from './user-badges.tsx'
import { UserLink } from './user-link.tsx'
import { userName } from './user-name.ts'

/** An account on a phone; the whole card opens it. */
export function UserCard({ user, to }: { user: ListedUser; to: { search: string } }) {
  return (
    <Card as="article" className="relative flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <UserAvatar user={user} />
        <div className="min-w-0 flex-1">
          <UserLink user={user} to={to} className="after:rounded-card" />
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
