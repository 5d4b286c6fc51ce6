import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Column } from '#app/features/admin/list/columns.ts'
import { OPENED_HERE } from '#app/features/admin/list/use-open-record.ts'
import { UserAvatar } from '#app/features/admin/users/user-avatar.tsx'
import { UserBadges } from '#app/features/admin/users/user-badges.tsx'
import { userName } from '#app/features/admin/users/user-name.ts'
import { UserNameText } from '#app/features/admin/users/user-name-text.tsx'
import { Price } from '#app/features/price/price.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ListedUser } from '#contract/admin/users.ts'
import { userDeeds, usersText } from '#text/admin/users.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPhone } from '#text/format-phone.ts'
import { formatSince } from '#text/format-since.ts'

const text = usersText.columns

/** The wide list of accounts. */
export function userColumns(
  now: Date,
  addressOf: (user: ListedUser) => { search: string },
  onRemove: (user: ListedUser) => void,
): Column<ListedUser>[] {
  return [
    {
      key: 'name',
      label: text.name,
      fixed: true,
      cell: (user) => (
        <Link
          to={addressOf(user)}
          state={OPENED_HERE}
          preventScrollReset
          className="flex min-h-11 w-48 items-center gap-3 font-semibold text-ink hover:underline"
        >
          <UserAvatar user={user} />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            <UserNameText user={user} />
          </span>
        </Link>
      ),
    },
    {
      key: 'contact',
      label: text.contact,
      cell: (user) =>
        user.deactivatedAt ? null : (
          <span className="flex max-w-46 flex-col text-sm">
            <bdi dir="ltr" className="truncate text-end text-ink-2" title={user.email}>
              {user.email}
            </bdi>
            {user.phone ? (
              <bdi dir="ltr" className="tabular text-end text-ink-3">
                {formatPhone(user.phone)}
              </bdi>
            ) : null}
          </span>
        ),
    },
    { key: 'state', label: text.state, cell: (user) => <UserBadges user={user} /> },
    {
      key: 'orders',
      label: text.orders,
      numeric: true,
      cell: (user) => <span className="tabular">{formatNumber(user.ordersCount)}</span>,
    },
    {
      key: 'spent',
      label: text.spent,
      numeric: true,
      cell: (user) => <Price amount={user.spent} className="font-semibold" />,
    },
    {
      key: 'joined',
      label: text.joined,
      cell: (user) => (
        <span className="text-sm whitespace-nowrap text-ink-2">{formatDate(user.createdAt)}</span>
      ),
    },
    {
      key: 'lastSignIn',
      label: text.lastSignIn,
      cell: (user) => (
        <span className="text-sm whitespace-nowrap text-ink-2">
          {user.lastSignInAt ? formatSince(user.lastSignInAt, now) : usersText.never}
        </span>
      ),
    },
    {
      key: 'actions',
      label: text.actions,
      fixed: true,
      cell: (user) =>
        user.deactivatedAt ? (
          <VisuallyHidden>{usersText.ended}</VisuallyHidden>
        ) : (
          <IconButton
            variant="danger"
            label={`${userDeeds.remove.action}: ${userName(user)}`}
            icon={<Trash2 aria-hidden />}
            onClick={() => onRemove(user)}
          />
        ),
    },
  ]
}
