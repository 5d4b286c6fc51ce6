import { useState } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import { useStore } from '#browser/store/use-store.ts'
import type { Product } from '#contract/catalog.ts'
import { addressText } from '#text/format-address.ts'
import { viewingCardText as text } from '#text/viewing-card.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Eye } from '#ui/icons.tsx'
import { usePart } from '#ui/use-part.ts'

async function loadParts() {
  const [{ BookTime }, { OwnVisitOr }] = await Promise.all([
    import('./book-time.tsx'),
    import('./own-visit-or.tsx'),
  ])
  return { BookTime, OwnVisitOr }
}

/** H-08: the same for everybody (D-06). Times and the customer's own visit are loaded on demand. */
export function ViewingCard({ product }: { product: Product }) {
  const store = useStore()
  const signedIn = useSession().status === 'authenticated'
  const [wanted, setWanted] = useState(false)
  const viewing = product.type === 'animal' ? store?.viewing : null
  const parts = usePart(loadParts, Boolean(viewing) && (wanted || signedIn))
  if (!store || !viewing) return null
  const offer =
    product.stockLabel === 'out' ? null : (
      <Card as="section" id="viewing" aria-labelledby="viewing-title">
        <h2
          id="viewing-title"
          tabIndex={-1}
          className="flex scroll-my-28 outline-none items-center gap-3 font-display text-h3 lg:text-lead"
        >
          <Eye className="size-6 text-brand-ink" />
          {text.title}
        </h2>
        <p className="mt-1 text-md">
          <bdi>{text.lead(viewing.minutes, addressText(store))}</bdi>
        </p>
        {wanted && parts ? (
          <parts.BookTime product={product} />
        ) : (
          <Button variant="soft" block className="mt-3" pending={wanted} onClick={() => setWanted(true)}>
            {text.choose}
          </Button>
        )}
      </Card>
    )
  // One place in the tree, signed in or not, so that the choice survives signing in.
  return parts ? (
    <parts.OwnVisitOr product={product} signedIn={signedIn}>
      {offer}
    </parts.OwnVisitOr>
  ) : (
    offer
  )
}
