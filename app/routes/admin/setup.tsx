import { GuidePage } from '#app/features/admin/guide/guide-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/setup'

export { revalidateOnMove as shouldRevalidate } from '#app/features/admin/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function SetupRoute() {
  return <GuidePage />
}
