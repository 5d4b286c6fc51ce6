import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PrivateRoom, usePrivateQuery } from '#browser/accounts/private-room.tsx'
import { isNotFound } from '#browser/api-client.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { NotFound } from '#shop/shell/error-page.tsx'
import { ownCardText } from '#text/animals/found.ts'
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
  query,
  crumb,
  words,
  children,
}: OwnAnimalRoomProps<Read>) {
  const reading = usePrivateQuery(query)
  const { data, error } = reading
  if (isNotFound(error, 422)) return <NotFound />
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
      <PrivateRoom
        reading={reading}
        from={`/account/animals/${id}/${path}`}
        why={words.signedOutWhy}
        failedTitle={words.failedTitle}
        loading={<Skeleton className="mt-4 h-dvh rounded-card" />}
      >
        {children}
      </PrivateRoom>
    </div>
  )
}
