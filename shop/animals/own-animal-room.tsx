import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedRoom, SignedOutRoom } from '#browser/accounts/private-room-states.tsx'
import { ApiError, isUnauthorized } from '#browser/api-client.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useSteadyQuery } from '#browser/session/use-steady-query.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { NotFound } from '#shop/shell/error-page.tsx'
import { ownCardText } from '#text/found.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type OwnAnimalRoomProps<Read extends { name: string }> = {
  id: string
  /** The last part of the address. */
  path: 'card' | 'care'
  query: UseQueryOptions<Read, Error, Read, string[]>
  crumb: (name: string) => string
  words: { signedOutWhy: string; failedTitle: string }
  children: (read: Read) => ReactNode
}

/** A page below one's own animal; anybody else's is not found. */
export function OwnAnimalRoom<Read extends { name: string }>({
  id,
  path,
  query: options,
  crumb,
  words,
  children,
}: OwnAnimalRoomProps<Read>) {
  const session = useSession()
  const { query, failure: failed } = useSteadyQuery({
    ...options,
    enabled: session.status === 'authenticated',
    refetchOnMount: 'always',
  })
  const failure = session.failure ?? failed
  const { error, data } = query
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return (
    <div className="page max-w-4xl pb-8">
      <title>{crumb(data?.name ?? '…')}</title>
      <Trail
        to={[
          { label: ownCardText.animals, to: '/account/animals' },
          { label: data?.name ?? '…', to: `/account/animals/${id}` },
          { label: crumb(data?.name ?? '…') },
        ]}
      />
      {session.status === 'anonymous' || isUnauthorized(error) ? (
        <SignedOutRoom from={`/account/animals/${id}/${path}`}>{words.signedOutWhy}</SignedOutRoom>
      ) : data ? (
        children(data)
      ) : failure ? (
        <FailedRoom title={words.failedTitle} {...failure} />
      ) : (
        <Skeleton className="mt-4 h-dvh rounded-card" />
      )}
    </div>
  )
}
