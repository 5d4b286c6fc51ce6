import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api, apiQueryOrNull } from '#app/api-client.ts'
import { SESSION_HINT } from '#app/features/session/hint-script.ts'
import type { SessionUser } from '#contract/session.ts'

/** The three states of the header (S-HDR-04). */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'authenticated'; user: SessionUser }

const sessionQuery = apiQueryOrNull<SessionUser>('/api/session')

/** Who is signed in. Without the hint cookie nobody is asked: most visitors never cause a call. */
export function useSession(): SessionState {
  const hinted = useSyncExternalStore(subscribeToNothing, hasHint, () => null)
  const { data, isError } = useQuery({ ...sessionQuery, enabled: hinted === true })
  if (data) return { status: 'authenticated', user: data }
  if (hinted === null || (hinted && data === undefined && !isError)) return { status: 'loading', user: null }
  return { status: 'anonymous', user: null }
}

/** After signing in, out or changing the profile: what the page knows of the person starts afresh. */
export function useSessionChange() {
  const queries = useQueryClient()

  function forgetTheRest() {
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  }

  function ended() {
    forgetTheRest()
    queries.setQueryData(sessionQuery.queryKey, null)
  }

  return {
    /** Asks who it is now; what was private to the one before is gone. */
    async signedIn(): Promise<SessionUser | null> {
      forgetTheRest()
      return queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    },
    userChanged(user: SessionUser): void {
      queries.setQueryData(sessionQuery.queryKey, user)
    },
    /** Throws when the shop could not end the session: then nothing has changed here either. */
    async signOut(): Promise<void> {
      await api('POST', '/api/auth/sign-out', {})
      ended()
    },
    /** The shop has ended the session by itself: with a new password all of them end (Z-08). */
    ended,
  }
}

function hasHint(): boolean {
  return `; ${document.cookie};`.includes(`; ${SESSION_HINT};`)
}

function subscribeToNothing(): () => void {
  return () => {}
}
