import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ProductImage } from '#contract/catalog.ts'
import { galleryText } from '#text/catalog/gallery.ts'
import { panText } from '#text/catalog/product.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  Minus,
  Plus,
} from '#ui/icons.tsx'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { GalleryImage } from './gallery-image.tsx'
import { slotsAround } from './gallery-strip.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { useImageStates } from './use-image-states.ts'
import { type Direction, useZoom } from './use-zoom.ts'
import { NOT_ZOOMED, ZOOM, type Zoom } from './zoom.ts'

/** Physical on purpose: the next picture is to the left of this one (conventions 5). */
const PLACES = { '-1': 'translate-x-full', 0: 'translate-x-0', 1: '-translate-x-full' } as const

type GalleryViewerProps = {
  images: readonly ProductImage[]
  total: number
  start: number
  onDismiss: () => void
}

/** Pictures side by side, one visible at a time, with zoom, pan and swipe. */
export function GalleryViewer({ images, total, start, onDismiss }: GalleryViewerProps) {
  const [index, setIndex] = useState(Math.min(start, images.length - 1))
  const frame = useRef<HTMLDivElement>(null)
  const zoomed = useZoom(frame, {
    picture: images[index] ?? { width: 1, height: 1 },
    // A swipe to the right shows the next one.
    onSwipe: (toward) => go(toward === 'right' ? 1 : -1),
    onDismiss,
  })
  const { zoom, held, step, reset } = zoomed
  useCloseOnBack(zoom.scale > 1, reset)
  const several = total > 1

  function show(position: number) {
    setIndex((position + images.length) % images.length)
    reset()
  }
  function go(by: 1 | -1) {
    if (images.length > 1) show(index + by)
  }

  useGalleryKeys(zoomed, go)

  return (
    <div className="flex h-full flex-col gap-3 pt-16 pb-[max(1rem,env(safe-area-inset-bottom))] lg:gap-4">
      <div
        ref={frame}
        {...zoomed.hands}
        className={classNames(
          'relative min-h-0 flex-1 touch-none overflow-hidden select-none',
          zoom.scale <= 1 ? 'cursor-zoom-in' : held ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <Strip images={images} index={index} zoomed={zoomed} />
        {zoom.scale > 1 ? <PanButtons pan={zoomed.pan} /> : null}
      </div>
      <div className="flex items-center justify-between gap-2 px-4 lg:justify-center lg:gap-8">
        <Pager hidden={!several} go={go} />
        <p aria-live="polite" className="tabular text-md font-semibold whitespace-nowrap text-ink">
          {galleryText.counter(index + 1, total)}
        </p>
        <ZoomButtons scale={zoom.scale} step={step} reset={reset} />
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

type StripProps = { images: readonly ProductImage[]; index: number; zoomed: ReturnType<typeof useZoom> }

/** The picture and its neighbours. */
function Strip({ images, index, zoomed: { zoom, pulled, held } }: StripProps) {
  const states = useImageStates()
  return (
    <Moved to={{ ...pulled, scale: 1 }} held={held}>
      {slotsAround(index, images.length).map(({ position, offset }) => {
        const image = images[position]
        return image ? (
          <div
            key={position}
            inert={offset !== 0}
            className={classNames('absolute inset-0 transition-[translate] duration-250', PLACES[offset])}
          >
            <Moved to={offset === 0 ? zoom : NOT_ZOOMED} held={held}>
              <GalleryImage
                image={image}
                states={states}
                // When zoomed, loads the size that is displayed.
                sizes={`${100 * Math.ceil(offset === 0 ? Math.max(1, zoom.scale) : 1)}vw`}
                priority
                contain
              />
            </Moved>
          </div>
        ) : null
      })}
    </Moved>
  )
}

function Pager({ hidden, go }: { hidden: boolean; go: (by: 1 | -1) => void }) {
  return (
    <div className={classNames('flex gap-1.5', hidden && 'invisible')}>
      <IconButton
        variant="outline"
        label={galleryText.previous}
        icon={<ChevronRight />}
        onClick={() => go(-1)}
      />
      <IconButton variant="outline" label={galleryText.next} icon={<ChevronLeft />} onClick={() => go(1)} />
    </div>
  )
}

type ZoomSteps = Pick<ReturnType<typeof useZoom>, 'step' | 'reset'>

function ZoomButtons({ scale, step, reset }: ZoomSteps & { scale: number }) {
  return (
    <div className="flex items-center">
      <IconButton
        label={galleryText.zoomOut}
        icon={<Minus />}
        disabled={scale <= ZOOM.min}
        onClick={() => step(-1)}
      />
      <button
        type="button"
        title={galleryText.zoomReset}
        onClick={reset}
        className="tap tabular rounded-control text-sm font-medium text-ink hover:bg-sunken"
      >
        <span className="sr-only">{galleryText.zoomReset}، </span>
        <bdi>{galleryText.zoom(Math.round(scale * 100))}</bdi>
      </button>
      <IconButton
        label={galleryText.zoomIn}
        icon={<Plus />}
        disabled={scale >= ZOOM.max}
        onClick={() => step(1)}
      />
    </div>
  )
}

const UP: Direction = { x: 0, y: -1 }
const DOWN: Direction = { x: 0, y: 1 }
const RIGHT: Direction = { x: 1, y: 0 }
const LEFT: Direction = { x: -1, y: 0 }
const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: UP,
  ArrowDown: DOWN,
  ArrowRight: RIGHT,
  ArrowLeft: LEFT,
}

const PAN_BUTTONS = [
  { label: panText.up, direction: UP, Icon: ArrowUp, place: 'inset-x-0 top-2 mx-auto' },
  { label: panText.down, direction: DOWN, Icon: ArrowDown, place: 'inset-x-0 bottom-2 mx-auto' },
  { label: panText.right, direction: RIGHT, Icon: ArrowRight, place: 'inset-y-0 start-2 my-auto' },
  { label: panText.left, direction: LEFT, Icon: ArrowLeft, place: 'inset-y-0 end-2 my-auto' },
] as const

/** Buttons for panning, as an alternative to dragging (WCAG 2.5.7). */
function PanButtons({ pan }: { pan: (direction: Direction) => void }) {
  return PAN_BUTTONS.map(({ label, direction, Icon, place }) => (
    <IconButton
      key={label}
      variant="raised"
      label={label}
      icon={<Icon />}
      className={`absolute! size-11 opacity-90 ${place}`}
      onClick={() => pan(direction)}
    />
  ))
}

/** Sets the transform by script, because the Content-Security-Policy forbids style attributes in HTML. */
function Moved({ to, held, children }: { to: Zoom; held: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const { x, y, scale } = to
  useLayoutEffect(() => {
    if (element.current) element.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }, [x, y, scale])
  return (
    <div
      ref={element}
      className={classNames('absolute inset-0', !held && 'transition-transform duration-250')}
    >
      {children}
    </div>
  )
}

/** S-GAL-04: keys work wherever the focus is in the dialog; Escape is handled by the dialog. */
function useGalleryKeys({ zoom, pan, step, reset }: ReturnType<typeof useZoom>, go: (by: 1 | -1) => void) {
  function press({ key, shiftKey }: KeyboardEvent): boolean {
    const direction = DIRECTIONS[key]
    if (shiftKey && zoom.scale > 1 && direction) pan(direction)
    else if (key === 'ArrowLeft') go(1)
    else if (key === 'ArrowRight') go(-1)
    else if (key === '+' || key === '=') step(1)
    else if (key === '-') step(-1)
    else if (key === '0') reset()
    else return false
    return true
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(event)) event.preventDefault()
  })
  useEffect(() => {
    // In the capture phase, because the dialog stops arrow keys.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
