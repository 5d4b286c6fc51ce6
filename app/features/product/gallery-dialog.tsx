import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { GalleryImage } from '#app/features/product/gallery-image.tsx'
import { GalleryThumbnails } from '#app/features/product/gallery-thumbnails.tsx'
import { useImageStates } from '#app/features/product/use-image-states.ts'
import { useZoom } from '#app/features/product/use-zoom.ts'
import { ZOOM, type Zoom } from '#app/features/product/zoom.ts'
import { classNames } from '#app/ui/class-names.ts'
import { DialogPanel } from '#app/ui/dialog-panel.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ProductImage } from '#contract/catalog.ts'
import { galleryText } from '#text/catalog.ts'

type GalleryDialogProps = {
  open: boolean
  onClose: () => void
  /** Of the product. */
  name: string
  images: readonly ProductImage[]
  /** How many there will be, while only the first is known. */
  total?: number
  /** The one to begin with. */
  start?: number
}

/** All pictures of a product over the whole screen (S-GAL-01..07). Loaded when it first opens. */
export function GalleryDialog({ open, onClose, name, images, total, start = 0 }: GalleryDialogProps) {
  return (
    <DialogPanel
      open={open}
      onClose={onClose}
      title={galleryText.title(name)}
      titleHidden
      closeLabel={galleryText.close}
      size="full"
    >
      {images.length === 0 ? (
        <p className="grid h-full place-content-center p-6 text-lead font-semibold text-ink">
          {galleryText.none}
        </p>
      ) : open ? (
        <Viewer images={images} total={Math.max(images.length, total ?? 0)} start={start} />
      ) : null}
    </DialogPanel>
  )
}

function Viewer({ images, total, start }: { images: readonly ProductImage[]; total: number; start: number }) {
  const [index, setIndex] = useState(start)
  const states = useImageStates()
  const frame = useRef<HTMLDivElement>(null)
  // The next picture stands to the left of this one: a hand that goes to the right pulls it in.
  const { zoom, held, step, reset, hands } = useZoom(frame, (toward) => go(toward === 'right' ? 1 : -1))
  const image = images[index] ?? images[0]
  const several = total > 1

  function show(position: number) {
    setIndex((position + images.length) % images.length)
    reset()
  }
  const go = (by: 1 | -1) => show(index + by)

  useKeys((key) => {
    if (key === 'ArrowLeft') go(1)
    else if (key === 'ArrowRight') go(-1)
    else if (key === '+' || key === '=') step(1)
    else if (key === '-') step(-1)
    else if (key === '0') reset()
    else return false
    return true
  })

  return (
    <div className="flex h-full flex-col gap-3 pt-16 pb-[max(1rem,env(safe-area-inset-bottom))] lg:gap-4">
      <div
        ref={frame}
        {...hands}
        className={classNames(
          'relative min-h-0 flex-1 touch-none overflow-hidden select-none',
          zoom.scale <= 1 ? 'cursor-zoom-in' : held ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <Moved zoom={zoom} held={held}>
          {image ? (
            <GalleryImage key={image.url} image={image} states={states} sizes="100vw" priority contain />
          ) : null}
        </Moved>
      </div>
      <div className="flex items-center justify-between gap-2 px-4 lg:justify-center lg:gap-8">
        <div className={classNames('flex gap-1.5', !several && 'invisible')}>
          <IconButton
            variant="outline"
            label={galleryText.previous}
            icon={<ChevronRight aria-hidden />}
            onClick={() => go(-1)}
          />
          <IconButton
            variant="outline"
            label={galleryText.next}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => go(1)}
          />
        </div>
        <p aria-live="polite" className="tabular text-md font-semibold whitespace-nowrap text-ink">
          {galleryText.counter(index + 1, total)}
        </p>
        <div className="flex items-center">
          <IconButton
            label={galleryText.zoomOut}
            icon={<Minus aria-hidden />}
            disabled={zoom.scale <= ZOOM.min}
            onClick={() => step(-1)}
          />
          <button
            type="button"
            title={galleryText.zoomReset}
            onClick={reset}
            className="tap tabular rounded-control text-sm font-medium text-ink hover:bg-sunken"
          >
            <span className="sr-only">{galleryText.zoomReset}، </span>
            <bdi>{galleryText.zoom(Math.round(zoom.scale * 100))}</bdi>
          </button>
          <IconButton
            label={galleryText.zoomIn}
            icon={<Plus aria-hidden />}
            disabled={zoom.scale >= ZOOM.max}
            onClick={() => step(1)}
          />
        </div>
      </div>
      {several ? (
        <GalleryThumbnails
          images={images}
          current={index}
          onChoose={show}
          className="mx-auto h-14 max-w-full px-4 lg:h-20 [&>li]:w-14 lg:[&>li]:w-20"
        />
      ) : null}
    </div>
  )
}

/** Shifted and enlarged by script: the page's content policy forbids style attributes in HTML, not this. */
function Moved({ zoom, held, children }: { zoom: Zoom; held: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) {
      element.current.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
    }
  }, [zoom])
  return (
    <div ref={element} className={classNames('absolute inset-0', !held && 'transition-transform')}>
      {children}
    </div>
  )
}

/** S-GAL-04, wherever the focus is in the dialog; Escape is the dialog's own. `press` says whether it knew the key. */
function useKeys(press: (key: string) => boolean) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(event.key)) event.preventDefault()
  })
  useEffect(() => {
    // Before the dialog, which keeps the arrow keys to itself.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
