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

/** A wheel turn that the picture follows: one notch of a mouse (100) is about a sixth. */
const WHEEL_SPEED = 0.0015
/** A hand that has gone less far has not decided on a direction; one that lifts again there has tapped. */
const SLOP_PX = 8
const SWIPE_PX = 56
const DISMISS_PX = 120
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 32
/** What one press on an arrow moves, of the frame's side. */
const PAN_PART = 0.3

/** 1 is right and down. */
export type Direction = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

type ZoomOptions = {
  /** Of the picture; its shape says where its edges are. */
  picture: Box
  /** A drag to the side while the picture is not enlarged: which way the hand went. */
  onSwipe: (toward: 'left' | 'right') => void
  /** The same downward. */
  onDismiss: () => void
}

/** One finger on a picture that is not enlarged: it pulls the row of pictures along, or the picture down. */
type Pull = { from: Point; axis: 'x' | 'y' | null; by: Point }

const UNMOVED: Point = { x: 0, y: 0 }

/**
 * Enlarging by buttons, wheel, two fingers and double tap; moving by dragging or by `pan` (S-GAL-02, S-GAL-03). While
 * the picture is not enlarged a drag moves `pulled`, and the row follows the finger.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, { picture, onSwipe, onDismiss }: ZoomOptions) {
  const [zoom, setZoom] = useState(NOT_ZOOMED)
  const [pulled, setPulled] = useState(UNMOVED)
  const [held, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const pull = useRef<Pull | null>(null)
  const isSecondTap = useSecondTap()

  function change(next: (zoom: Zoom) => Zoom) {
    setZoom((zoom) => keepInside(next(zoom), picture, frame.current))
  }

  useWheel(frame, (event) => {
    const factor = Math.exp(-event.deltaY * WHEEL_SPEED)
    const point = fromMiddle(frame.current, event)
    change((zoom) => zoomAt(zoom, limitScale(zoom.scale * factor), point))
  })

  function down(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    // A button on the picture is pressed, not dragged.
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, fromMiddle(frame.current, event))
    const alone = pointers.current.size === 1
    pull.current = alone ? { from: { x: event.clientX, y: event.clientY }, axis: null, by: UNMOVED } : null
    setPulled(UNMOVED)
    setHeld(true)
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(frame.current, event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) change((zoom) => pinched(zoom, other, before, now))
    else if (zoom.scale > 1) change((zoom) => moved(zoom, now.x - before.x, now.y - before.y))
    followPull(event)
  }

  function followPull(event: PointerEvent<HTMLElement>) {
    const current = pull.current
    if (!current) return
    const by = { x: event.clientX - current.from.x, y: event.clientY - current.from.y }
    current.by = by
    if (!current.axis && Math.hypot(by.x, by.y) > SLOP_PX) {
      current.axis = Math.abs(by.x) >= Math.abs(by.y) ? 'x' : 'y'
    }
    if (zoom.scale > 1 || !current.axis) return
    setPulled(current.axis === 'x' ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) })
  }

  function up(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return
    setHeld(pointers.current.size > 0)
    setPulled(UNMOVED)
    const done = pull.current
    pull.current = null
    if (!done || event.type === 'pointercancel') return
    if (!done.axis) {
      const point = fromMiddle(frame.current, event)
      if (isSecondTap(event.timeStamp, point))
        change((zoom) => (zoom.scale > 1 ? NOT_ZOOMED : zoomAt(zoom, 2, point)))
    } else if (zoom.scale <= 1 && done.axis === 'x' && Math.abs(done.by.x) > SWIPE_PX) {
      onSwipe(done.by.x > 0 ? 'right' : 'left')
    } else if (zoom.scale <= 1 && done.axis === 'y' && done.by.y > DISMISS_PX) onDismiss()
  }

  return {
    zoom,
    /** How far the row of pictures, or the picture downward, is pulled. */
    pulled,
    /** A hand is on it: the picture follows without easing. */
    held,
    step: (direction: 1 | -1) => change((zoom) => zoomAt(zoom, nextScale(zoom.scale, direction))),
    reset: () => setZoom(NOT_ZOOMED),
    /** Shows more of that side (WCAG 2.5.7: the same as dragging, without it). */
    pan({ x, y }: Direction) {
      const side = frame.current ? Math.min(frame.current.clientWidth, frame.current.clientHeight) : 0
      change((zoom) => moved(zoom, -x * side * PAN_PART, -y * side * PAN_PART))
    },
    /** For the frame. */
    hands: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}

/** React listens passively to the wheel; the page behind would scroll. */
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

/** Told apart here and not by `dblclick`, which fingers do not give everywhere. */
function useSecondTap(): (at: number, point: Point) => boolean {
  const tapped = useRef({ at: Number.NEGATIVE_INFINITY, point: UNMOVED })
  return (at, point) => {
    const before = tapped.current
    const isSecond = at - before.at < DOUBLE_TAP_MS && distance(point, before.point) < DOUBLE_TAP_PX
    tapped.current = { at: isSecond ? Number.NEGATIVE_INFINITY : at, point }
    return isSecond
  }
}

/** One finger rests, the other moves. */
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
