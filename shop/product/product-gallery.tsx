import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ProductImage } from '#contract/catalog.ts'
import { GalleryImage } from '#shop/gallery/gallery-image.tsx'
import { GalleryThumbnails } from '#shop/gallery/gallery-thumbnails.tsx'
import { useImageStates } from '#shop/gallery/use-image-states.ts'
import { galleryText as text } from '#text/catalog/gallery.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ChevronLeft, ChevronRight, ZoomIn } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePart } from '#ui/use-part.ts'

const loadGalleryDialog = () =>
  import('#shop/gallery/gallery-dialog.tsx').then((module) => module.GalleryDialog)

export const GALLERY_SIZES = '(min-width: 75rem) 618px, (min-width: 45rem) 50vw, 100vw'

type ProductGalleryProps = {
  name: string
  images: readonly ProductImage[]
  /** The total number, while only the first is loaded. */
  total?: number
  sizes?: string
}

/**
 * The pictures of a product: a row with native scrolling, which works before scripts load, with arrows (`data-page`,
 * browser/early-tap.ts) and thumbnails. Each picture opens the enlarged view.
 */
export function ProductGallery({
  name,
  images,
  total = images.length,
  sizes = GALLERY_SIZES,
}: ProductGalleryProps) {
  const row = useRow()
  const [open, setOpen] = useState(false)
  const GalleryDialog = usePart(loadGalleryDialog, open)
  const count = Math.max(total, images.length)
  if (images.length === 0) {
    return (
      <Picture
        image={undefined}
        missing={text.none}
        sizes=""
        className="aspect-square rounded-block bg-tint"
      />
    )
  }

  return (
    <section aria-label={text.title(name)} onKeyDown={turnPage}>
      <div className="relative">
        <Pictures row={row} images={images} sizes={sizes} onOpen={() => setOpen(true)} />
        <PictureBar index={row.index} count={count} />
      </div>
      {images.length > 1 ? (
        <GalleryThumbnails
          images={images}
          current={row.index}
          onChoose={row.show}
          className="mt-2.5 gap-2.5 [&>li]:w-[calc((100%-2.5rem)/5)] max-lg:[&>li]:min-w-16"
        />
      ) : count > 1 ? (
        <Skeleton className="mt-2.5 aspect-square w-[calc((100%-2.5rem)/5)] rounded-[16px] max-lg:min-w-16" />
      ) : null}
      {GalleryDialog ? (
        <GalleryDialog
          open={open}
          onClose={() => setOpen(false)}
          name={name}
          images={images}
          total={count}
          start={row.index}
        />
      ) : null}
    </section>
  )
}

type PicturesProps = {
  row: ReturnType<typeof useRow>
  images: readonly ProductImage[]
  sizes: string
  onOpen: () => void
}

function Pictures({ row: { track, index, follow }, images, sizes, onOpen }: PicturesProps) {
  const states = useImageStates()
  return (
    <ul
      ref={track}
      onScroll={follow}
      className="rail aspect-square snap-x snap-mandatory scroll-smooth rounded-[28px] bg-tint lg:rounded-block"
    >
      {images.map((image, position) => (
        <li
          key={image.url}
          className={classNames('relative size-full shrink-0 snap-center', position > 0 && 'after-scroll')}
        >
          <GalleryImage image={image} states={states} sizes={sizes} priority={position === 0} />
          {states.of(image.url) === 'failed' ? null : (
            <button
              type="button"
              aria-label={`${text.enlarge}، ${text.photo(position + 1, images.length)}`}
              aria-haspopup="dialog"
              tabIndex={position === index ? 0 : -1}
              onClick={onOpen}
              className="absolute inset-0 cursor-zoom-in rounded-[28px] outline-none focus-visible:shadow-[inset_0_0_0_3px_var(--color-brand)] lg:rounded-block"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The arrows, and which of the pictures is shown. */
function PictureBar({ index, count }: { index: number; count: number }) {
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap items-end gap-2">
      {count > 1 ? (
        <div className="pointer-events-auto flex gap-2">
          {PAGERS.map((pager) => (
            <IconButton key={pager.label} variant="raised" className="size-12" {...pager} />
          ))}
        </div>
      ) : null}
      <p className="tabular ms-auto flex min-h-11 items-center gap-2 rounded-pill bg-surface px-4 text-md font-semibold text-ink shadow-card">
        <ZoomIn className="size-5" />
        <span aria-live="polite">{text.counter(index + 1, count)}</span>
      </p>
    </div>
  )
}

const PAGERS = [
  { label: text.previous, icon: <ChevronRight />, 'data-page': -1 },
  { label: text.next, icon: <ChevronLeft />, 'data-page': 1 },
]

/** The arrow keys press the arrows, unless the enlarged view has handled them. */
function turnPage(event: KeyboardEvent) {
  if (event.defaultPrevented || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
  event.preventDefault()
  const way = event.key === 'ArrowLeft' ? 1 : -1
  event.currentTarget.querySelector<HTMLElement>(`[data-page="${way}"]`)?.click()
}

/** The row, and which of its pictures is shown. */
function useRow() {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  function follow() {
    const element = track.current
    if (element) setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth))
  }
  // The row may have been scrolled before hydration.
  useEffect(follow, [])

  function show(position: number) {
    const element = track.current
    // In a right-to-left scroller, scrollLeft counts down from 0.
    element?.scrollTo({ left: -position * element.clientWidth })
  }
  return { track, index, show, follow }
}
