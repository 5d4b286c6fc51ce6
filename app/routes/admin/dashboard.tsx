import { DashboardPage } from '#app/features/admin/dashboard/dashboard-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/dashboard'

export { revalidateOnMove as shouldRevalidate } from '#app/features/admin/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function DashboardRoute() {
  return <DashboardPage />
}
