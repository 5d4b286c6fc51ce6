import { GuidePage } from '#office/guide/guide-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/setup'

export { revalidateOnMove as shouldRevalidate } from '#office/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function SetupRoute() {
  return <GuidePage />
}
