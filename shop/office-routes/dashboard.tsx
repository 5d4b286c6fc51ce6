import { DashboardPage } from '#office/dashboard/dashboard-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/dashboard'

export { revalidateOnMove as shouldRevalidate } from '#office/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function DashboardRoute() {
  return <DashboardPage />
}
