import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { type CardProduct, pictureOf } from '#browser/catalog/card-product.ts'
import { usableImages } from '#browser/catalog/usable-images.ts'
import { GalleryDialog } from '#shop/gallery/gallery-dialog.tsx'

type CardGalleryProps = { product: CardProduct; open: boolean; onClose: () => void }

/** A list contains only the first picture; the others are fetched when the gallery opens. */
export function CardGallery({ product, open, onClose }: CardGalleryProps) {
  const { data } = useQuery({ ...queryOf('GET /api/products/:id', { params: product }), enabled: open })
  const firstPicture = pictureOf(product)
  return (
    <GalleryDialog
      open={open}
      onClose={onClose}
      name={product.nameArabic}
      images={data ? usableImages(data.images) : firstPicture ? [firstPicture] : []}
      total={product.imageCount}
    />
  )
}
