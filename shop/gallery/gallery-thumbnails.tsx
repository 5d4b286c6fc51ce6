import { useEffect, useRef } from 'react'
import type { ProductImage } from '#contract/catalog.ts'
import { galleryText } from '#text/catalog/gallery.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'

type GalleryThumbnailsProps = {
  images: readonly ProductImage[]
  current: number
  onChoose: (index: number) => void
  /** The width of a thumbnail is the caller's: `[&>li]:w-14`. */
  className?: string
}

/** Thumbnails of all pictures; the row scrolls to the current one. */
export function GalleryThumbnails({ images, current, onChoose, className }: GalleryThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const item = list?.children[current]
    if (!list || !(item instanceof HTMLElement)) return
    const middle = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
    list.scrollTo({ left: middle })
  }, [current])

  return (
    <ul
      ref={row}
      aria-label={galleryText.thumbnails}
      className={classNames('rail relative shrink-0 gap-2', className)}
    >
      {images.map((image, index) => (
        <li key={image.url} className="shrink-0">
          <button
            type="button"
            aria-label={galleryText.photo(index + 1, images.length)}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
            className="group/thumb relative block w-full rounded-[16px] outline-none"
          >
            <Picture
              image={image}
              sizes="120px"
              decorative
              className="aspect-square rounded-[16px] bg-tint"
            />
            {/* Drawn inside the edge, since the row would clip an outer outline. */}
            <span
              className={classNames(
                'absolute inset-0 rounded-[16px] transition-shadow group-focus-visible/thumb:shadow-[inset_0_0_0_3px_var(--color-brand),inset_0_0_0_5px_var(--color-surface)]',
                index === current && 'shadow-[inset_0_0_0_3px_var(--color-brand)]',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
