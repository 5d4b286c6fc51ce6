import { DebugPage } from '#office/debug/debug-page.tsx'
import { GUARDED_PAGES, type GuardedDebugPath } from '#office/debug/debug-pages.ts'
import { AdminGate } from '#office/gate/admin-gate.tsx'
import { requireAdminPage } from '#shop/gate.ts'
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
