import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Box,
  containedIn,
  keepInFrame,
  limitScale,
  NOT_ZOOMED,
  nextScale,
  type Point,
  type Zoom,
  zoomAt,
} from './zoom.ts'

/** Zoom per unit of wheel delta: one notch (100) zooms by about a sixth. */
const WHEEL_SPEED = 0.0015
/** Below this distance a drag has no direction yet, and lifting the finger counts as a tap. */
const SLOP_PX = 8
const SWIPE_PX = 56
const DISMISS_PX = 120
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 32
/** The pan distance of one arrow press, as a fraction of the frame's side. */
const PAN_PART = 0.3

/** 1 is right and down. */
export type Direction = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

type ZoomOptions = {
  /** The picture's size, which limits panning. */
  picture: Box
  /** Called with the direction of a horizontal drag while not zoomed. */
  onSwipe: (toward: 'left' | 'right') => void
  /** Called after a downward drag while not zoomed. */
  onDismiss: () => void
}

/** A one-finger drag while not zoomed, which pulls the row sideways or the picture down. */
type Pull = { from: Point; axis: 'x' | 'y' | null; by: Point }

const UNMOVED: Point = { x: 0, y: 0 }

/**
 * Zoom by buttons, wheel, pinch and double tap; pan by dragging or by `pan` (S-GAL-02, S-GAL-03). While not zoomed, a
 * drag sets `pulled`, and the row follows the finger.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, { picture, ...drags }: ZoomOptions) {
  const [zoom, setZoom] = useState(NOT_ZOOMED)

  function change(next: (zoom: Zoom) => Zoom) {
    setZoom((zoom) => keepInside(next(zoom), picture, frame.current))
  }

  useWheel(frame, (event) => {
    const factor = Math.exp(-event.deltaY * WHEEL_SPEED)
    const point = fromMiddle(frame.current, event)
    change((zoom) => zoomAt(zoom, limitScale(zoom.scale * factor), point))
  })

  return {
    zoom,
    ...useHands(frame, zoom.scale > 1, change, drags),
    step: (direction: 1 | -1) => change((zoom) => zoomAt(zoom, nextScale(zoom.scale, direction))),
    reset: () => setZoom(NOT_ZOOMED),
    /** Pans towards that side: the alternative to dragging (WCAG 2.5.7). */
    pan({ x, y }: Direction) {
      const side = frame.current ? Math.min(frame.current.clientWidth, frame.current.clientHeight) : 0
      change((zoom) => moved(zoom, -x * side * PAN_PART, -y * side * PAN_PART))
    },
  }
}

type Drags = Pick<ZoomOptions, 'onSwipe' | 'onDismiss'>

/** Pinch, double tap and drags. `isZoomed`: a drag moves the picture, not the row. */
function useHands(
  frame: RefObject<HTMLElement | null>,
  isZoomed: boolean,
  change: (next: (zoom: Zoom) => Zoom) => void,
  drags: Drags,
) {
  const [held, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const { pulled, ...pull } = usePull(isZoomed, drags)
  const isSecondTap = useSecondTap()

  function down(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    // Buttons on the picture keep their own clicks.
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, fromMiddle(frame.current, event))
    pull.begin(event, pointers.current.size === 1)
    setHeld(true)
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(frame.current, event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) change((zoom) => pinched(zoom, other, before, now))
    else if (isZoomed) change((zoom) => moved(zoom, now.x - before.x, now.y - before.y))
    pull.follow(event)
  }

  function up(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return
    setHeld(pointers.current.size > 0)
    if (!pull.end(event)) return
    const point = fromMiddle(frame.current, event)
    if (isSecondTap(event.timeStamp, point))
      change((zoom) => (zoom.scale > 1 ? NOT_ZOOMED : zoomAt(zoom, 2, point)))
  }

  return {
    /** How far the row is pulled sideways, or the picture down. */
    pulled,
    /** A pointer is down, so the picture follows without easing. */
    held,
    /** Props of the frame. */
    hands: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}

function usePull(isZoomed: boolean, { onSwipe, onDismiss }: Drags) {
  const [pulled, setPulled] = useState(UNMOVED)
  const pull = useRef<Pull | null>(null)

  return {
    pulled,
    begin({ clientX, clientY }: PointerEvent, isAlone: boolean) {
      pull.current = isAlone ? { from: { x: clientX, y: clientY }, axis: null, by: UNMOVED } : null
      setPulled(UNMOVED)
    },
    follow({ clientX, clientY }: PointerEvent) {
      const current = pull.current
      if (!current) return
      const by = { x: clientX - current.from.x, y: clientY - current.from.y }
      current.by = by
      if (!current.axis && Math.hypot(by.x, by.y) > SLOP_PX) {
        current.axis = Math.abs(by.x) >= Math.abs(by.y) ? 'x' : 'y'
      }
      if (isZoomed || !current.axis) return
      setPulled(current.axis === 'x' ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) })
    },
    /** Returns whether it was a tap. */
    end({ type }: PointerEvent): boolean {
      setPulled(UNMOVED)
      const finished = pull.current
      pull.current = null
      if (!finished || type === 'pointercancel') return false
      const { axis, by } = finished
      if (!axis) return true
      if (!isZoomed && axis === 'x' && Math.abs(by.x) > SWIPE_PX) onSwipe(by.x > 0 ? 'right' : 'left')
      else if (!isZoomed && axis === 'y' && by.y > DISMISS_PX) onDismiss()
      return false
    },
  }
}

/** Not `onWheel`: React's listener is passive, so the page behind would scroll. */
function useWheel(frame: RefObject<HTMLElement | null>, onTurn: (event: WheelEvent) => void): void {
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    function listen(event: WheelEvent) {
      event.preventDefault()
      turn(event)
    }
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [frame])
}

/** Detected here, because not every browser fires `dblclick` for touch. */
function useSecondTap(): (at: number, point: Point) => boolean {
  const tapped = useRef({ at: Number.NEGATIVE_INFINITY, point: UNMOVED })
  return (at, point) => {
    const before = tapped.current
    const isSecond = at - before.at < DOUBLE_TAP_MS && distance(point, before.point) < DOUBLE_TAP_PX
    tapped.current = { at: isSecond ? Number.NEGATIVE_INFINITY : at, point }
    return isSecond
  }
}

/** A pinch: one finger rests, the other moves. */
function pinched(zoom: Zoom, resting: Point, before: Point, now: Point): Zoom {
  const factor = distance(now, resting) / Math.max(1, distance(before, resting))
  const [was, is] = [middleOf(before, resting), middleOf(now, resting)]
  return moved(zoomAt(zoom, limitScale(zoom.scale * factor), was), is.x - was.x, is.y - was.y)
}

function moved(zoom: Zoom, x: number, y: number): Zoom {
  return { ...zoom, x: zoom.x + x, y: zoom.y + y }
}

function keepInside(zoom: Zoom, picture: Box, frame: HTMLElement | null): Zoom {
  if (!frame) return zoom
  const room = { width: frame.clientWidth, height: frame.clientHeight }
  return keepInFrame(zoom, containedIn(picture, room), room)
}

function fromMiddle(frame: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  if (!frame) return UNMOVED
  const box = frame.getBoundingClientRect()
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
