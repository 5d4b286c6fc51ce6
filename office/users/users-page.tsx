import { UserPlus } from 'lucide-react'
import { useNow } from '#browser/orders/use-now.ts'
import { Price } from '#browser/price/price.tsx'
import type { ListedUser } from '#contract/admin/users.ts'
import { EmptyList } from '#office/list/empty-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { RecordList } from '#office/list/record-list.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { useOpenRecord } from '#office/list/use-open-record.ts'
import { Page } from '#office/shell/page.tsx'
import { May } from '#office/shell/use-may.tsx'
import { ORDERS } from '#text/admin/orders.ts'
import { ACCOUNTS, ROLE_LABELS, usersText } from '#text/admin/users.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDate } from '#text/format-date.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SchemaHint } from './schema-hint.tsx'
import { TeamSecondFactor } from './team-second-factor.tsx'
import { useUserAction } from './use-user-action.tsx'
import { UserAvatar } from './user-avatar.tsx'
import { UserBadges } from './user-badges.tsx'
import { userColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { UserLink } from './user-link.tsx'
import { userName } from './user-name.ts'

const CHOICES = ['customer', 'admin', 'limited', 'ended'] as const

/** A-USR-01: everybody who has an account, newest first. */
export default function UsersPage() {
  const { values, filter, clear } = useFilters(['role', 'search'])
  const list = useAdminList('GET /api/admin/users', values)
  const { id, addressOf, close } = useOpenRecord('user')
  const { ask, dialog } = useUserAction(() => {})
  const now = new Date(useNow())
  const counts = list.first?.counts
  const addressOfUser = (user: ListedUser) => addressOf(user.id)

  return (
    <Page
      count={list.items ? formatCount(list.total, ACCOUNTS) : null}
      actions={
        <May need="roles:write">
          <LinkButton to="/quick-admin-setup" variant="outline" icon={<UserPlus />}>
            {usersText.addAdmin}
          </LinkButton>
        </May>
      }
    >
      <May need="roles:write">
        <TeamSecondFactor />
      </May>
      <SearchField placeholder={usersText.search} {...filter('search')} />
      <FilterChips
        label={usersText.role}
        {...filter('role')}
        choices={[
          { value: '', label: ROLE_LABELS.all, count: counts?.all },
          ...choicesOf(CHOICES, ROLE_LABELS, counts),
        ]}
      />
      <SchemaHint error={list.error} />
      <RecordList
        label={usersText.list}
        list={list}
        columns={userColumns(now, addressOfUser, (user) => ask('remove', user))}
        idOf={(user) => user.id}
        nameOf={userName}
        card={(user) => <UserCard user={user} to={addressOfUser(user)} />}
        empty={<EmptyList text={usersText} narrowed onShowAll={clear} />}
      />
      <UserDrawer id={id} onClose={close} />
      {dialog}
    </Page>
  )
}

/** An account on a phone; the whole card opens it. */
function UserCard({ user, to }: { user: ListedUser; to: string }) {
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
