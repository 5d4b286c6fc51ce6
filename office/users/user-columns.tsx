import { Trash2 } from 'lucide-react'
import { Price } from '#browser/price/price.tsx'
import type { ListedUser } from '#contract/admin/users.ts'
import type { Column } from '#office/list/columns.ts'
import { userActions, usersText } from '#text/admin/users.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPhone } from '#text/format-phone.ts'
import { formatSince } from '#text/format-since.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { UserAvatar } from './user-avatar.tsx'
import { UserBadges } from './user-badges.tsx'
import { UserLink } from './user-link.tsx'
import { userName } from './user-name.ts'

const text = usersText.columns

/** The wide list of accounts. */
export function userColumns(
  now: Date,
  addressOf: (user: ListedUser) => string,
  onRemove: (user: ListedUser) => void,
): Column<ListedUser>[] {
  return [
    {
      key: 'name',
      label: text.name,
      fixed: true,
      cell: (user) => <NameCell user={user} to={addressOf(user)} />,
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
      key: 'lastSignIn',
      label: text.lastSignIn,
      cell: (user) => (
        <span className="block text-sm whitespace-nowrap">
          <span className="text-ink-2">
            {user.lastSignInAt ? formatSince(user.lastSignInAt, now) : usersText.never}
          </span>
          <span className="block text-ink-3">
            {text.joined} {formatDate(user.createdAt)}
          </span>
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
            label={`${userActions.remove.action}: ${userName(user)}`}
            icon={<Trash2 />}
            onClick={() => onRemove(user)}
          />
        ),
    },
  ]
}

function NameCell({ user, to }: { user: ListedUser; to: string }) {
  return (
    <span className="relative flex w-56 items-center gap-3">
      <UserAvatar user={user} />
      <span className="min-w-0">
        <UserLink user={user} to={to} className="hover:underline" />
        <Contact user={user} />
      </span>
    </span>
  )
}

/** The contact details, without the e-mail if it already stands in for the name. */
function Contact({ user }: { user: ListedUser }) {
  if (user.deactivatedAt) return null
  const lines = [userName(user) === user.email ? '' : user.email, user.phone && formatPhone(user.phone)]
  return lines.filter(Boolean).map((line) => (
    <bdi key={line} dir="ltr" className="tabular block text-end text-sm wrap-anywhere text-ink-3">
      {line}
    </bdi>
  ))
}
