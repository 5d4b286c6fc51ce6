import { UserPlus } from 'lucide-react'
import { useNow } from '#browser/orders/use-now.ts'
import type { ListedUser, UserRole } from '#contract/admin/users.ts'
import { EmptyList } from '#office/list/empty-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { RecordList } from '#office/list/record-list.tsx'
import { SearchField } from '#office/list/search-field.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { useOpenRecord } from '#office/list/use-open-record.ts'
import { Page } from '#office/shell/page.tsx'
import { May } from '#office/shell/use-may.tsx'
import { ACCOUNTS, ROLE_LABELS, usersText } from '#text/admin/users.ts'
import { formatCount } from '#text/format-count.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SchemaHint } from './schema-hint.tsx'
import { TeamSecondFactor } from './team-second-factor.tsx'
import { useUserAction } from './use-user-action.tsx'
import { UserCard } from './user-card.tsx'
import { userColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { userName } from './user-name.ts'

const CHOICES = ['customer', 'admin', 'limited', 'ended'] as const

/** A-USR-01: everybody who has an account, newest first. */
export default function UsersPage() {
  const { values, set } = useFilters(['role', 'search'])
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
      <SearchField
        placeholder={usersText.search}
        value={values.search}
        onSearch={(search) => set({ search })}
      />
      <FilterChips<UserRole | ''>
        label={usersText.role}
        value={values.role as UserRole | ''}
        onChoose={(role) => set({ role })}
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
        empty={<EmptyList text={usersText} narrowed onShowAll={() => set({ role: '', search: '' })} />}
      />
      <UserDrawer id={id} onClose={close} />
      {dialog}
    </Page>
  )
}
