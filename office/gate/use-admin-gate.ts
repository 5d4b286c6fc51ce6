import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { ApiError, call, refusalIn } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import type { ClosedGate } from '#contract/admin/gate.ts'
import type { SessionUser } from '#contract/session.ts'
import { neededAt } from '#office/shell/rooms.ts'

/** A-GATE-01, A-SHELL-08: loading, account failed to load, refused, or open. */
export type GateState =
  | { kind: 'checking' }
  | { kind: 'unreadable'; error: Error; retry: () => void }
  | { kind: 'closed'; gate: ClosedGate | { kind: 'failed' } }
  | { kind: 'open'; user: SessionUser }
  /** T-01: the office is open, but not this page. */
  | { kind: 'forbidden' }

/**
 * A-ROLE-02: checks the admin rights whenever a page of the back office opens; the first page waits for the result.
 * Later checks close the gate only if refused, not if they fail.
 */
export function useAdminGate(): GateState {
  const session = useSession()
  const { pathname } = useLocation()
  // The id of a page's route is its path (routes.tsx).
  const needed = neededAt(useMatches().at(-1)?.id ?? '')
  const check = useQuery({
    queryKey: ['/api/admin/validate'],
    queryFn: () => call('GET /api/admin/validate'),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  const { refetch, isFetched } = check
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion, not an input
  useEffect(() => {
    if (isFetched) void refetch()
  }, [pathname])

  const no = check.error && closed(check.error, session.user?.email ?? '')
  if (no && (no.kind !== 'failed' || !check.data)) {
    return check.isFetching ? { kind: 'checking' } : { kind: 'closed', gate: no }
  }
  if (!check.data) return { kind: 'checking' }
  if (session.user) {
    const isAllowed = needed === undefined || session.user.permissions.includes(needed)
    return isAllowed ? { kind: 'open', user: session.user } : { kind: 'forbidden' }
  }
  if (session.failure) return { kind: 'unreadable', ...session.failure }
  return session.status === 'loading'
    ? { kind: 'checking' }
    : { kind: 'closed', gate: { kind: 'signed-out' } }
}

function closed(error: unknown, email: string): ClosedGate | { kind: 'failed' } {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (refusalIn(error, 'second-factor-due')) return { kind: 'second-factor-due' }
  if (error.status === 403) return { kind: 'not-admin', email }
  return error.status === 401 ? { kind: 'signed-out' } : { kind: 'failed' }
}
