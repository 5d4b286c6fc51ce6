import { type PointerEvent, useRef } from 'react'

/** A finger that moved less than this meant to scroll or to tap. */
const SWIPE_PX = 40

/** For an element whose `touch-action` leaves the moves to it: `touch-pan-y` for sideways ones, `touch-none` for those down. */
export function useSwipe(onSwipe: (toward: 'left' | 'right' | 'down') => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return
      const [across, down] = [event.clientX - from.current.x, event.clientY - from.current.y]
      from.current = null
      if (across > SWIPE_PX) onSwipe('right')
      else if (across < -SWIPE_PX) onSwipe('left')
      else if (down > SWIPE_PX) onSwipe('down')
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
