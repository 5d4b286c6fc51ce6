import { AnalyticsPage } from '#office/analytics/analytics-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/analytics'

export { revalidateOnMove as shouldRevalidate } from '#office/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function AnalyticsRoute() {
  return <AnalyticsPage />
}
