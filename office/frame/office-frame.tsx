import { Component, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { GateScreen } from '#browser/gate/gate-screen.tsx'
import { AccountFailure, CheckingGate, NoPermission } from '#office/gate/admin-gate.tsx'
import { useAdminGate } from '#office/gate/use-admin-gate.ts'
import { LiveProvider } from '#office/live/live-provider.tsx'
import { PageBody, PageHeader } from '#office/shell/page-header.tsx'
import { sectionAt } from '#office/shell/sections.ts'
import { ShellFailure } from '#office/shell/shell-failure.tsx'
import { AdminShell } from './admin-shell.tsx'

/** A-SHELL-08: loading, then an error, the gate's screen, or the page. */
export function OfficeFrame() {
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
    <LiveProvider isOpen={gate.kind === 'open' || gate.kind === 'forbidden'}>
      <AdminShell>
        {gate.kind === 'open' ? (
          <RoomBoundary key={section}>
            <Outlet />
          </RoomBoundary>
        ) : (
          <>
            <PageHeader />
            {gate.kind === 'forbidden' ? (
              <PageBody>
                <NoPermission />
              </PageBody>
            ) : gate.kind === 'checking' ? (
              <CheckingGate />
            ) : (
              <AccountFailure error={gate.error} onRetry={gate.retry} />
            )}
          </>
        )}
      </AdminShell>
    </LiveProvider>
  )
}

type State = { failed: { error: unknown } | null }

/** If a page crashes, the navigation remains (A-SHELL-07). */
class RoomBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    return <ShellFailure error={failed.error} onRetry={() => this.setState({ failed: null })} />
  }
}
