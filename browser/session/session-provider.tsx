import { type ReactNode, useDeferredValue } from 'react'
import { SESSION_HINT } from './hint-script.ts'
import { SessionContext, type SessionState, sessionQuery, useEndedElsewhere } from './use-session.ts'
import { useSteadyQuery } from './use-steady-query.ts'

/** Reads the session once for all that show something of it: each query costs as much as what it decides (P-02, P-09). */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEndedElsewhere()
  return <SessionContext value={useSessionQuery()}>{children}</SessionContext>
}

/**
 * Without the hint cookie no request is sent, as for most visitors. The update is deferred, so that input can interrupt
 * it while the page hydrates (P-09).
 */
function useSessionQuery(): SessionState {
  const hinted = useDeferredValue<boolean | null>(
    typeof document === 'undefined' ? null : SESSION_HINT.test(document.cookie),
    null,
  )
  const { query, failure } = useSteadyQuery({ ...sessionQuery, enabled: hinted === true })
  const { data } = query
  if (data) return { status: 'authenticated', user: data, failure: null }
  if (hinted === false || data === null) return { status: 'anonymous', user: null, failure: null }
  return { status: 'loading', user: null, failure }
}
