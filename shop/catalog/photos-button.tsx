import { Images } from 'lucide-react'
import { useState } from 'react'
import type { CardProduct } from '#browser/catalog/card-product.ts'
import { cardText } from '#text/catalog.ts'
import { formatNumber } from '#text/format-number.ts'
import { usePart } from '#ui/use-part.ts'

const loadCardGallery = () => import('./card-gallery.tsx').then((module) => module.CardGallery)

const PILL =
  'tabular flex h-7.5 items-center gap-1.5 rounded-pill bg-surface px-2.5 text-xs font-semibold text-ink'

/** On a card's picture: how many there are, and all of them in the gallery (S-CARD-01). */
export function PhotosButton({ product }: { product: CardProduct }) {
  return product.stockLabel === 'out' ? <PhotosCount product={product} /> : <OpenPhotos product={product} />
}

/** A sold-out card opens nothing (S-CARD-08). */
function PhotosCount({ product }: { product: CardProduct }) {
  return (
    <p className={`${PILL} absolute end-2 bottom-2`}>
      <span className="sr-only">{cardText.photoCount(product.imageCount)}</span>
      <span aria-hidden>{formatNumber(product.imageCount)}</span>
      <Images aria-hidden className="size-4" />
    </p>
  )
}

function OpenPhotos({ product }: { product: CardProduct }) {
  const [open, setOpen] = useState(false)
  const CardGallery = usePart(loadCardGallery, open)
  return (
    <>
      <button
        type="button"
        aria-label={cardText.photos(product.nameArabic, product.imageCount)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        // The pill is small, what a finger may hit is not.
        className="tap group/photos absolute end-0 bottom-0 z-1 flex items-end justify-end p-2 outline-none"
      >
        <span
          className={`${PILL} transition-colors group-hover/photos:text-brand-ink group-focus-visible/photos:outline-3 group-focus-visible/photos:outline-brand`}
        >
          {formatNumber(product.imageCount)}
          <Images aria-hidden className="size-4" />
        </span>
      </button>
      {CardGallery ? <CardGallery product={product} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
