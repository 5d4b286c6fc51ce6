import { Outlet, useLocation } from 'react-router'
import { GateScreen } from '#browser/gate/gate-screen.tsx'
import { AccountFailure } from '#office/gate/account-failure.tsx'
import { CheckingGate } from '#office/gate/admin-gate.tsx'
import { useAdminGate } from '#office/gate/use-admin-gate.ts'
import { LiveProvider } from '#office/live/live-provider.tsx'
import { AdminShell } from '#office/shell/admin-shell.tsx'
import { PageHeader } from '#office/shell/page-header.tsx'
import { RoomBoundary } from '#office/shell/room-boundary.tsx'
import { sectionAt } from '#office/shell/sections.ts'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/admin-layout'

export { revalidateOnMove as shouldRevalidate } from '#office/shell/revalidate-on-move.ts'

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
