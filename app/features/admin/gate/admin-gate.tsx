import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, api } from '#app/api-client.ts'
import { GateScreen } from '#app/features/admin/gate/gate-screen.tsx'
import { useSession } from '#app/features/session/use-session.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ClosedGate } from '#contract/admin/gate.ts'
import { gateText } from '#text/admin/gate.ts'

/** A-ROLE-02, A-GATE-01: asks the shop a second time, each time a page of the back office opens, before it shows it. */
export function AdminGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const check = useQuery({
    queryKey: ['/api/admin/validate'],
    queryFn: () => api<{ isAdmin: true }>('GET', '/api/admin/validate'),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  if (check.isFetching || session.status === 'loading') return <Checking />
  if (check.data?.isAdmin && session.user) return children
  return <GateScreen gate={closed(check.error, session.user?.email ?? '')} />
}

function closed(error: unknown, email: string): ClosedGate | { kind: 'failed' } {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.status === 403) return { kind: 'not-admin', email }
  return error.status === 401 ? { kind: 'signed-out' } : { kind: 'failed' }
}

function Checking() {
  return (
    <div className="page grid min-h-80 place-items-center py-10">
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner className="size-6 text-brand-ink" />
        {gateText.checking}
      </p>
    </div>
  )
}
