import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { call, queryOrNull } from '#browser/api-client.ts'
import { forgetStored } from '#browser/storage.ts'
import type { SessionUser } from '#contract/session.ts'
import { SESSION_HINT } from './hint-script.ts'
import { type Failure, useSteadyQuery } from './use-steady-query.ts'

/** The three states of the header (S-HDR-04). While the shop is unreachable, the state is unknown, not signed out. */
export type SessionState =
  | { status: 'loading'; user: null; failure: Failure | null }
  | { status: 'anonymous'; user: null; failure: null }
  | { status: 'authenticated'; user: SessionUser; failure: null }

const sessionQuery = queryOrNull('GET /api/session')

/**
 * Who is signed in. Without the hint cookie no request is sent, as for most visitors. The update is deferred, so that
 * input can interrupt it while the page hydrates (P-09).
 */
export function useSession(): SessionState {
  const hinted = useDeferredValue<boolean | null>(typeof document === 'undefined' ? null : hasHint(), null)
  const { query, failure } = useSteadyQuery({ ...sessionQuery, enabled: hinted === true })
  const { data } = query
  if (data) return { status: 'authenticated', user: data, failure: null }
  if (hinted === false || data === null) return { status: 'anonymous', user: null, failure: null }
  return { status: 'loading', user: null, failure }
}

/** After signing in or out or a change of profile: discards what the page knows about the person. */
export function useSessionChange() {
  const queries = useQueryClient()

  function ended() {
    forgetPerson(queries)
    const others = new BroadcastChannel(ENDED)
    others.postMessage(null)
    others.close()
  }

  return {
    /** Refetches the session and deletes the previous person's private data. */
    async signedIn(): Promise<SessionUser | null> {
      forgetTheRest(queries)
      return queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    },
    userChanged(user: SessionUser): void {
      queries.setQueryData(sessionQuery.queryKey, user)
    },
    /** Throws if the shop could not end the session; then nothing has changed here either. */
    async signOut(): Promise<void> {
      await call('POST /api/auth/sign-out')
      ended()
    },
    /** The shop has already ended the session: a new password ends all of them (Z-08). */
    ended,
  }
}

/** signing out in one tab signs out all of them, so that none keeps showing private data. */
export function useEndedElsewhere(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const others = new BroadcastChannel(ENDED)
    others.onmessage = () => forgetPerson(queries)
    return () => others.close()
  }, [queries])
}

const ENDED = 'aleef-session-ended'

/** Stored drafts with personal data, of this person or of customers, are deleted with the session (Z-12). */
const TYPED = /^aleef-(?:checkout-|code-sent|contact-draft|admin-answer:|till$)/

function forgetPerson(queries: QueryClient): void {
  forgetStored((key) => TYPED.test(key))
  forgetTheRest(queries)
  queries.setQueryData(sessionQuery.queryKey, null)
}

function forgetTheRest(queries: QueryClient): void {
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
}

let hint: boolean | null = null

/**
 * Every buy button checks this, and reading cookies calls another process, so it is read once per event-loop turn
 * (P-09).
 */
function hasHint(): boolean {
  if (hint === null) {
    hint = SESSION_HINT.test(document.cookie)
    setTimeout(() => {
      hint = null
    })
  }
  return hint
}
