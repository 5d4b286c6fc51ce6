import { DebugPage } from '#office/debug/debug-page.tsx'
import { GUARDED_PAGES } from '#office/debug/debug-pages.ts'
import { AdminGate } from '#office/gate/admin-gate.tsx'
import { requireDebugRoutes } from '#shop/debug-lock.ts'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/admin-debug'

/** guarded, and only where debug routes are on; whether it is there is told to administrators alone. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  requireDebugRoutes(context)
  return null
}

export default function AdminDebugRoute() {
  return (
    <AdminGate>
      <DebugPage path="admin-debug" page={GUARDED_PAGES['admin-debug']} />
    </AdminGate>
  )
}
