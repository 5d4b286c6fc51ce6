import { UserPlus } from 'lucide-react'
import { FilterChips } from '#app/features/admin/list/filter-chips.tsx'
import { RecordList } from '#app/features/admin/list/record-list.tsx'
import { SearchField } from '#app/features/admin/list/search-field.tsx'
import { useAdminList } from '#app/features/admin/list/use-admin-list.ts'
import { useFilters } from '#app/features/admin/list/use-filters.ts'
import { useOpenRecord } from '#app/features/admin/list/use-open-record.ts'
import { PageBody, PageHeader } from '#app/features/admin/shell/page-header.tsx'
import { SchemaHint } from '#app/features/admin/users/schema-hint.tsx'
import { useUserDeed } from '#app/features/admin/users/use-user-deed.tsx'
import { UserCard } from '#app/features/admin/users/user-card.tsx'
import { userColumns } from '#app/features/admin/users/user-columns.tsx'
import { UserDrawer } from '#app/features/admin/users/user-drawer.tsx'
import { userName } from '#app/features/admin/users/user-name.ts'
import { useNow } from '#app/features/orders/use-now.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ListedUser, UserList, UserRole } from '#contract/admin/users.ts'
import { ACCOUNTS, ROLE_LABELS, usersText } from '#text/admin/users.ts'
import { formatCount } from '#text/format-count.ts'

const CHOICES = ['customer', 'admin', 'ended'] as const

/** A-USR-01: everybody who has an account, newest first. */
export function UsersPage() {
  const { values, set } = useFilters(['role', 'search'])
  const list = useAdminList<ListedUser, UserList>('/api/admin/users', values)
  const { id, addressOf, close } = useOpenRecord('user')
  const { ask, dialog } = useUserDeed(() => {})
  const now = new Date(useNow())
  const counts = list.first?.counts
  const addressOfUser = (user: ListedUser) => addressOf(user.id)

  return (
    <>
      <PageHeader
        count={list.items ? formatCount(list.total, ACCOUNTS) : null}
        actions={
          <LinkButton to="/quick-admin-setup" variant="outline" icon={<UserPlus aria-hidden />}>
            {usersText.addAdmin}
          </LinkButton>
        }
      />
      <PageBody>
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
            ...CHOICES.map((value) => ({ value, label: ROLE_LABELS[value], count: counts?.[value] })),
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
          empty={
            <Card>
              <EmptyState
                title={usersText.nothingFound}
                actions={
                  <Button variant="soft" onClick={() => set({ role: '', search: '' })}>
                    {usersText.showAll}
                  </Button>
                }
              >
                {usersText.nothingFoundWhy}
              </EmptyState>
            </Card>
          }
        />
      </PageBody>
      <UserDrawer id={id} onClose={close} />
      {dialog}
    </>
  )
}
