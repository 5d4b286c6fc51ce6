import { AnalyticsPage } from '#app/features/admin/analytics/analytics-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/analytics'

export { revalidateOnMove as shouldRevalidate } from '#app/features/admin/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AnalyticsRoute() {
  return <AnalyticsPage />
}
