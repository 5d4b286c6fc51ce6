import { useQuery } from '@tanstack/react-query'
import { freshOf } from '#browser/api-client.ts'
import { Unread } from '#office/shell/unread.tsx'
import { userDetailText } from '#text/admin/users.ts'
import { Drawer } from '#ui/drawer.tsx'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { userName } from './user-name.ts'
import { UserOrders } from './user-orders.tsx'

/** One account beside the list: details, orders and actions. */
export function UserDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const query = useQuery({
    ...freshOf('GET /api/admin/users/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  })
  const { data } = query
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={data ? userName(data) : userDetailText.title}
      closeLabel={userDetailText.close}
    >
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
