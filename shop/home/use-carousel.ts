import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { useSwipe } from '#ui/use-swipe.ts'

/** How long a slide is shown (S-HOME-03). */
const ADVANCE_MS = 4000

/**
 * The current one of `count` slides. It advances unless paused, hovered, focused or in a hidden tab (conventions 5);
 * with reduced motion it starts paused. In Arabic the next slide comes from the left.
 */
export function useCarousel(count: number) {
  const [chosen, setIndex] = useState(0)
  // The number of slides may have shrunk.
  const index = chosen % Math.max(count, 1)
  const [wish, setWish] = useState<'run' | 'pause' | null>(null)
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)
  const still = useReducedMotion()
  const paused = wish ? wish === 'pause' : still
  const running = !paused && !pointedAt && !focused && !hidden

  useEffect(() => {
    const watch = () => setHidden(document.hidden)
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => document.removeEventListener('visibilitychange', watch)
  }, [])

  // The timer restarts with each slide, so that a chosen one stays for its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index restarts the clock
  useEffect(() => {
    if (!running || count < 2) return
    const timer = setTimeout(() => setIndex((shown) => (shown + 1) % count), ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [running, index, count])

  const next = () => setIndex((shown) => (shown + 1) % count)
  const previous = () => setIndex((shown) => (shown + count - 1) % count)
  const swipe = useSwipe((toward) => (toward === 'right' ? next() : previous()))

  return {
    index,
    running,
    paused,
    toggle: () => setWish(paused ? 'run' : 'pause'),
    next,
    previous,
    /** For the element around slides and controls. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      // Keyboard focus only: a tap also leaves the focus, and would pause the carousel for good.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') next()
        if (event.key === 'ArrowRight') previous()
      },
    },
    /** For the slides. */
    swipe,
  }
}

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const watch = () => setReduced(query.matches)
    watch()
    query.addEventListener('change', watch)
    return () => query.removeEventListener('change', watch)
  }, [])
  return reduced
}
