import { UsersPage } from '#office/users/users-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/users'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function UsersRoute() {
  return <UsersPage />
}
