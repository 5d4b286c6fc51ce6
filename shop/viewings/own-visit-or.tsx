import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { queryOf } from '#browser/api-client.ts'
import { UnreadNotice } from '#browser/unread-notice.tsx'
import type { Product } from '#contract/catalog.ts'
import { viewingsText as text } from '#text/viewings.ts'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { OwnVisit } from './own-visit.tsx'

type OwnVisitOrProps = { product: Product; signedIn: boolean; children: ReactNode }

/** Replaces the offer by the customer's own visit, which a shared page cannot contain (H-08). */
export function OwnVisitOr({ product, signedIn, children }: OwnVisitOrProps) {
  const query = useQuery({
    ...queryOf('GET /api/viewings'),
    enabled: signedIn,
  })
  const { data } = query
  const visit = data?.items.find((one) => one.state === 'booked' && one.product?.id === product.id)
  const shown = data ? (visit?.id ?? 'offer') : null
  const before = useRef(shown)
  useEffect(() => {
    const isInPlace = before.current !== null && shown !== null && before.current !== shown
    if (isInPlace) focusOnShow(document.getElementById('viewing-title'))
    before.current = shown
  }, [shown])
  if (signedIn && visit)
    return <OwnVisit key={visit.id} visit={visit} isNotHeld={data?.notHeld.includes(product.id) ?? false} />
  return (
    <>
      {children}
      {signedIn && query.error && !data ? <UnreadNotice title={text.ownFailed} query={query} /> : null}
    </>
  )
}
