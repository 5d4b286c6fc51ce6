import { type PointerEvent, useRef } from 'react'

/** A finger that moved less than this meant to scroll or to tap. */
const SWIPE_PX = 40

/** For an element with `touch-pan-y`, so that the browser leaves sideways moves to it. */
export function useSwipe(onSwipe: (toward: 'left' | 'right') => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') from.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = from.current === null ? 0 : event.clientX - from.current
      from.current = null
      if (moved > SWIPE_PX) onSwipe('right')
      if (moved < -SWIPE_PX) onSwipe('left')
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
