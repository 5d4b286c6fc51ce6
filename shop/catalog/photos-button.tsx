import { useState } from 'react'
import type { CardProduct } from '#browser/catalog/card-product.ts'
import { isSold } from '#browser/catalog/product-stock.tsx'
import { cardText } from '#text/catalog/catalog.ts'
import { formatNumber } from '#text/format-number.ts'
import { usePart } from '#ui/use-part.ts'

const loadCardGallery = () => import('./card-gallery.tsx').then((module) => module.CardGallery)

/** The picture count on a card, which opens the gallery (S-CARD-01). */
export function PhotosButton({ product }: { product: CardProduct }) {
  return isSold(product) ? <PhotosCount product={product} /> : <OpenPhotos product={product} />
}

/** A sold-out card opens nothing (S-CARD-08). */
function PhotosCount({ product }: { product: CardProduct }) {
  return (
    <p className="card-photos">
      <span className="sr-only">{cardText.photoCount(product.imageCount)}</span>
      <span aria-hidden>{formatNumber(product.imageCount)}</span>
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
        className="card-photos"
      >
        {formatNumber(product.imageCount)}
      </button>
      {CardGallery ? <CardGallery product={product} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
