import type { ReactNode } from 'react'
import { ApiError } from '#browser/api-client.ts'
import { GateScreen } from '#browser/gate/gate-screen.tsx'
import { ShellFailure } from '#office/shell/shell-failure.tsx'
import { gateText } from '#text/admin/gate.ts'
import { adminShellText } from '#text/admin/shell.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShieldAlert } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useAdminGate } from './use-admin-gate.ts'

/** A page of the back office in the shop's frame. */
export function AdminGate({ children }: { children: ReactNode }) {
  const gate = useAdminGate()
  if (gate.kind === 'checking') return <CheckingGate />
  if (gate.kind === 'unreadable') return <AccountFailure error={gate.error} onRetry={gate.retry} />
  if (gate.kind === 'forbidden')
    return (
      <div className="page py-10">
        <NoPermission />
      </div>
    )
  return gate.kind === 'open' ? children : <GateScreen gate={gate.gate} />
}

/** A-GATE-01. */
export function CheckingGate() {
  return (
    <div className="page grid min-h-80 place-items-center py-10">
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner className="size-6 text-brand-ink" />
        {gateText.checking}
      </p>
    </div>
  )
}

/** A-SHELL-08: the gate is open, but the account could not be loaded. */
export function AccountFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof ApiError ? (error.problem?.code ?? String(error.status)) : error.message
  return <ShellFailure error={error} onRetry={onRetry} reason={adminShellText.accountFailed(reason)} />
}

/** T-01: shown instead of a page that the role may not open. */
export function NoPermission() {
  return (
    <Card>
      <EmptyState
        title={gateText.notYours}
        figure={<ShieldAlert className="size-full p-4 text-warn" />}
        actions={<LinkButton to="/admin">{gateText.toOffice}</LinkButton>}
      >
        {gateText.notYoursWhy}
      </EmptyState>
    </Card>
  )
}
