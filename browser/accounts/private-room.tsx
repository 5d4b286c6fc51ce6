import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnauthorized } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import { type Failure, useSteadyQuery } from '#browser/session/use-steady-query.ts'
import { FailedRoom, SignedOutRoom } from './private-room-states.tsx'

type PrivateReading<Data> = {
  data: Data | undefined
  error: Error | null
  isSignedOut: boolean
  failure: Failure | null
}

/** A query for the signed-in person's own data: enabled once the session is known, refetched wherever it is shown. */
export function usePrivateQuery<Data>(
  options: UseQueryOptions<Data, Error, Data, string[]>,
  isWanted = true,
): PrivateReading<Data> {
  const session = useSession()
  const { query, failure } = useSteadyQuery({
    ...options,
    enabled: session.status === 'authenticated' && isWanted,
    refetchOnMount: 'always',
  })
  // Keeps the failure during a retry, unlike the query's own error.
  const error = failure?.error ?? query.error
  const isSignedOut = session.status === 'anonymous' || isUnauthorized(error)
  return { data: query.data, error, isSignedOut, failure: session.failure ?? failure }
}

/** Checks the session, then shows the data or why it could not be loaded. */
export function PrivateRoom<Data>({
  reading: { data, isSignedOut, failure },
  from,
  why,
  failedTitle,
  headingLevel,
  loading,
  children,
}: {
  reading: PrivateReading<Data>
  /** Its own path, to return to after signing in. */
  from: string
  /** Why signing in is needed. */
  why: string
  failedTitle: string
  headingLevel?: 1 | 2
  loading: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}) {
  if (isSignedOut) {
    return (
      <SignedOutRoom from={from} headingLevel={headingLevel}>
        {why}
      </SignedOutRoom>
    )
  }
  if (data) return children(data)
  return failure ? <FailedRoom title={failedTitle} {...failure} /> : loading
}
