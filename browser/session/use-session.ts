import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect } from 'react'
import { queryOrNull } from '#browser/api-client.ts'
import { forgetStored } from '#browser/storage.ts'
import type { SessionUser } from '#contract/session.ts'
import type { Failure } from './use-steady-query.ts'

/** The three states of the header (S-HDR-04). While the shop is unreachable, the state is unknown, not signed out. */
export type SessionState =
  | { status: 'loading'; user: null; failure: Failure | null }
  | { status: 'anonymous'; user: null; failure: null }
  | { status: 'authenticated'; user: SessionUser; failure: null }

export const sessionQuery = queryOrNull('GET /api/session')

/** Filled by SessionProvider. On the server and before the hint cookie is read it is unknown. */
export const SessionContext = createContext<SessionState>({ status: 'loading', user: null, failure: null })

export function useSession(): SessionState {
  return use(SessionContext)
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
    /** The shop has ended the session. */
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
