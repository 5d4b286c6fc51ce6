import { Outlet, useLocation } from 'react-router'
import { AccountFailure } from '#app/features/admin/gate/account-failure.tsx'
import { CheckingGate } from '#app/features/admin/gate/admin-gate.tsx'
import { GateScreen } from '#app/features/admin/gate/gate-screen.tsx'
import { useAdminGate } from '#app/features/admin/gate/use-admin-gate.ts'
import { LiveProvider } from '#app/features/admin/live/live-provider.tsx'
import { AdminShell } from '#app/features/admin/shell/admin-shell.tsx'
import { PageHeader } from '#app/features/admin/shell/page-header.tsx'
import { RoomBoundary } from '#app/features/admin/shell/room-boundary.tsx'
import { sectionAt } from '#app/features/admin/shell/sections.ts'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/admin-layout'

export { revalidateOnMove as shouldRevalidate } from '#app/features/admin/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

/** A-SHELL-08: loading, then an error, the gate's screen, or the room. */
export default function AdminLayout() {
  const gate = useAdminGate()
  const section = sectionAt(useLocation().pathname)
  if (gate.kind === 'closed') {
    return (
      <main>
        <GateScreen gate={gate.gate} />
      </main>
    )
  }
  return (
    <>
      <meta name="robots" content="noindex" />
      <LiveProvider isOpen={gate.kind === 'open'}>
        <AdminShell>
          {gate.kind === 'open' ? (
            <RoomBoundary key={section}>
              <Outlet />
            </RoomBoundary>
          ) : (
            <>
              <PageHeader />
              {gate.kind === 'checking' ? (
                <CheckingGate />
              ) : (
                <AccountFailure error={gate.error} onRetry={gate.retry} />
              )}
            </>
          )}
        </AdminShell>
      </LiveProvider>
    </>
  )
}
