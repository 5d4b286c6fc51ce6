import { type PointerEvent, useRef } from 'react'

/** Shorter movements count as a scroll or a tap. */
const SWIPE_PX = 40

/** Requires a matching `touch-action`: `touch-pan-y` for sideways swipes, `touch-none` for downward ones. */
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
