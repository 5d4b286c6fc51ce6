import type { ReactNode } from 'react'
import { GateScreen } from '#browser/gate/gate-screen.tsx'
import { gateText } from '#text/admin/gate.ts'
import { Spinner } from '#ui/spinner.tsx'
import { AccountFailure } from './account-failure.tsx'
import { NoPermission } from './no-permission.tsx'
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
