import { requireDebugRoutes } from '#app/debug-lock.ts'
import { AdminGate } from '#app/features/admin/gate/admin-gate.tsx'
import { DebugPage } from '#app/features/debug/debug-page.tsx'
import { GUARDED_PAGES } from '#app/features/debug/debug-pages.ts'
import { requireAdminPage } from '#app/gate.ts'
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
