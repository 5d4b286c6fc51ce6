import { AdminGate } from '#app/features/admin/gate/admin-gate.tsx'
import { DebugPage } from '#app/features/debug/debug-page.tsx'
import { GUARDED_PAGES, type GuardedDebugPath } from '#app/features/debug/debug-pages.ts'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/guarded-page'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

/** A-GATE-05: /admin-status, /admin-test, /admin-auth-test; the route's id is its path. */
export default function GuardedDebugRoute({ matches }: Route.ComponentProps) {
  const path = matches.at(-1)?.id as GuardedDebugPath
  const page = GUARDED_PAGES[path]
  const content = <DebugPage path={path} page={page} />
  // Whoever signs in here as somebody else sees what becomes of the checks; a second gate would shut before that.
  return page.goesOnAfterMs !== undefined ? content : <AdminGate>{content}</AdminGate>
}
