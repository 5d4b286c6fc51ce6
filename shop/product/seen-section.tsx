import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isNotFound } from '#browser/api-client.ts'
import { toCard } from '#browser/catalog/to-card.ts'
import { ProductCard } from '#shop/catalog/product-card.tsx'
import { ProductCardSkeleton } from '#shop/catalog/product-card-skeleton.tsx'
import { ProductCards } from '#shop/catalog/product-cards.tsx'
import { seenText } from '#text/catalog/product.ts'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { useToast } from '#ui/toast.tsx'
import { useNear } from '#ui/use-near.ts'
import { forgetSeen, rememberSeen, storeSeen, useSeen } from './seen-products.ts'
import { readProductQuery } from './use-product.ts'

/** The products seen before this one. Last on the page, so that it shifts nothing when it appears. */
export function SeenSection({ current }: { current: number }) {
  const seen = useSeen().filter((id) => id !== current)
  useEffect(() => rememberSeen(current), [current])
  return seen.length === 0 ? null : <Seen ids={seen} />
}

function Seen({ ids }: { ids: number[] }) {
  const section = useRef<HTMLElement>(null)
  const near = useNear(section)
  const toast = useToast()
  const found = useQueries({ queries: ids.map((id) => ({ ...readProductQuery(id), enabled: near })) })
  const gone = ids.filter((_, place) => isNotFound(found[place]?.error)).join()
  useEffect(() => {
    for (const id of gone.split(',').filter(Boolean)) forgetSeen(Number(id))
  }, [gone])

  function clear() {
    storeSeen([])
    toast({
      title: seenText.cleared,
      action: { label: seenText.undo, onClick: () => storeSeen(ids) },
    })
  }

  return (
    <section ref={section} aria-labelledby="seen" className="section-gap">
      <SectionHeading
        id="seen"
        title={seenText.title}
        aside={
          <Button variant="ghost" size="sm" onClick={clear}>
            {seenText.clear}
          </Button>
        }
      />
      <ul className="rail -mx-(--gutter) mt-4 gap-3 px-(--gutter) py-1 lg:gap-5">
        <ProductCards>
          {ids.map((id, place) => {
            const product = found[place]?.data
            return (
              <li key={id} className="w-[44vw] max-w-60 shrink-0 snap-start scroll-ms-(--gutter)">
                {product ? (
                  <ProductCard product={toCard(product)} sizes="(min-width: 40rem) 240px, 44vw" />
                ) : (
                  <ProductCardSkeleton />
                )}
              </li>
            )
          })}
        </ProductCards>
      </ul>
    </section>
  )
}
