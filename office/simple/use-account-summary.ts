import { useEffect, useState } from 'react'
import { ApiError, call, isUnauthorized, sentenceOf } from '#browser/api-client.ts'
import type { SessionDetails, SessionUser } from '#contract/session.ts'
import { TIMEOUTS, type TimeoutKey } from '#text/admin/simple.ts'

/** The states of the summary (A-DBG-03). */
const EACH_MS = 5000
const ALL_MS = 10_000

export type SummaryStep = 'session' | 'profile' | 'rights'

export type AccountSummary =
  | { kind: 'loading'; step: SummaryStep }
  | { kind: 'no-session' }
  | { kind: 'not-admin'; email: string }
  | { kind: 'error'; sentence: string; requestId: string | undefined }
  | { kind: 'ready'; user: SessionUser; details: SessionDetails }

/**
 * A-DBG-03, A-ROLE-02: requests the session, then its profile, then the admin rights. The
 * first two time out after 5 s each, the whole after 10 s; a retry starts from the beginning.
 */
export function useAccountSummary(): { summary: AccountSummary; retry: () => void } {
  const [summary, setSummary] = useState<AccountSummary>({ kind: 'loading', step: 'session' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const leaving = new AbortController()
    const show = (next: AccountSummary) => {
      if (!leaving.signal.aborted) setSummary(next)
    }
    show({ kind: 'loading', step: 'session' })
    ask(leaving.signal, (step) => show({ kind: 'loading', step })).then(show, (error) =>
      show(failureOf(error)),
    )
    return () => leaving.abort()
  }, [tries])

  return { summary, retry: () => setTries((before) => before + 1) }
}

async function ask(leaving: AbortSignal, next: (step: SummaryStep) => void): Promise<AccountSummary> {
  const all = timeLimit(ALL_MS, 'Session check timed out. Please try logging in again.', leaving)
  try {
    const user = await within('Session timeout', all.signal, (signal) => call('GET /api/session', { signal }))
    next('profile')
    const details = await within('Profile timeout', all.signal, (signal) =>
      call('GET /api/session/details', { signal }),
    )
    if (!user.role) return { kind: 'not-admin', email: user.email }
    next('rights')
    const allowed = await call('GET /api/admin/validate', { signal: all.signal }).then(
      () => true,
      (error) => {
        if (error instanceof ApiError && error.status === 403) return false
        throw error
      },
    )
    return allowed ? { kind: 'ready', user, details } : { kind: 'not-admin', email: user.email }
  } catch (error) {
    if (isUnauthorized(error)) return { kind: 'no-session' }
    throw error
  } finally {
    all.end()
  }
}

async function within<T>(
  key: TimeoutKey,
  whole: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = timeLimit(EACH_MS, key, whole)
  try {
    return await work(limit.signal)
  } finally {
    limit.end()
  }
}

class Late extends Error {
  override readonly name = 'Late'
  readonly key: TimeoutKey
  constructor(key: TimeoutKey) {
    super(key)
    this.key = key
  }
}

/** `AbortSignal.timeout` with a reason of our own. */
function timeLimit(
  ms: number,
  key: TimeoutKey,
  outer: AbortSignal,
): { signal: AbortSignal; end: () => void } {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Late(key)), ms)
  const onOuter = () => limit.abort(outer.reason)
  outer.addEventListener('abort', onOuter, { once: true })
  return {
    signal: limit.signal,
    end() {
      clearTimeout(timer)
      outer.removeEventListener('abort', onOuter)
    },
  }
}

function failureOf(error: unknown): AccountSummary {
  if (error instanceof Late) {
    // biome-ignore lint/suspicious/noConsole: X-37 wants the English in the log, the Arabic on the page
    console.warn(error.key)
    return { kind: 'error', sentence: TIMEOUTS[error.key], requestId: undefined }
  }
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined
  return { kind: 'error', sentence: sentenceOf(error), requestId }
}
