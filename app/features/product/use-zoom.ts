import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  keepInFrame,
  limitScale,
  NOT_ZOOMED,
  nextScale,
  type Point,
  type Zoom,
  zoomAt,
} from '#app/features/product/zoom.ts'

/** A wheel turn that the picture follows: one notch of a mouse (100) is about a sixth. */
const WHEEL_SPEED = 0.0015
const SWIPE_PX = 48

/**
 * Enlarging by buttons, wheel, two fingers and double click; moving by dragging (S-GAL-02, S-GAL-03). While the picture
 * is not enlarged, a drag to the side is a swipe: `onSwipe` hears which way the hand went.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (toward: 'left' | 'right') => void) {
  const [zoom, setZoom] = useState(NOT_ZOOMED)
  const pointers = useRef(new Map<number, Point>())
  const swipeFrom = useRef<Point | null>(null)
  const [held, setHeld] = useState(false)

  function change(next: (zoom: Zoom) => Zoom) {
    setZoom((zoom) => keepInside(next(zoom), frame.current))
  }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    function turn(event: WheelEvent) {
      event.preventDefault()
      const point = fromMiddle(element, event)
      const factor = Math.exp(-event.deltaY * WHEEL_SPEED)
      setZoom((zoom) => keepInside(zoomAt(zoom, limitScale(zoom.scale * factor), point), element))
    }
    // React listens passively to the wheel; the page behind would scroll.
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame])

  function down(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, fromMiddle(frame.current, event))
    swipeFrom.current =
      pointers.current.size === 1 && zoom.scale <= 1 ? { x: event.clientX, y: event.clientY } : null
    setHeld(true)
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(frame.current, event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      change((zoom) => zoomAt(zoom, limitScale(zoom.scale * factor), middle))
    } else {
      change((zoom) => ({ ...zoom, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y }))
    }
  }

  function up(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
    setHeld(pointers.current.size > 0)
    const from = swipeFrom.current
    swipeFrom.current = null
    if (!from || event.type === 'pointercancel') return
    const moved = event.clientX - from.x
    if (Math.abs(moved) > SWIPE_PX && Math.abs(moved) > Math.abs(event.clientY - from.y)) {
      onSwipe(moved > 0 ? 'right' : 'left')
    }
  }

  return {
    zoom,
    /** A hand is on it: the picture follows without easing. */
    held,
    step: (direction: 1 | -1) => change((zoom) => zoomAt(zoom, nextScale(zoom.scale, direction))),
    reset: () => setZoom(NOT_ZOOMED),
    /** For the frame. */
    hands: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onDoubleClick: (event: { clientX: number; clientY: number }) => {
        const point = fromMiddle(frame.current, event)
        change((zoom) => (zoom.scale > 1 ? NOT_ZOOMED : zoomAt(zoom, 2, point)))
      },
    },
  }
}

/** The picture stands in the frame as a square of its shorter side. */
function keepInside(zoom: Zoom, frame: HTMLElement | null): Zoom {
  if (!frame) return zoom
  const { clientWidth: width, clientHeight: height } = frame
  const side = Math.min(width, height)
  return keepInFrame(zoom, { width: side, height: side }, { width, height })
}

function fromMiddle(frame: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  if (!frame) return { x: 0, y: 0 }
  const box = frame.getBoundingClientRect()
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
