import { type RefObject, useEffect } from 'react'

/** Elements at the edges of the screen that must not be covered: bars, the navigation, toasts. */
const KEPT_CLEAR = '[data-action-bar], [data-keep-clear]'

/**
 * Keeps what floats in the bottom start corner clear of them: sets on `frame` how far it has to move, `--corner-up` and
 * `--corner-aside`. It is moved by a transform, which does not count as a layout shift.
 */
export function useFreeCorner(
  frame: RefObject<HTMLElement | null>,
  { size, gap }: { size: number; gap: number },
): void {
  useEffect(() => {
    const style = frame.current?.style
    if (!style) return
    let frameRequest = 0
    function measure() {
      frameRequest = 0
      const room = { width: innerWidth, height: innerHeight, size, gap }
      const { up, aside } = freeCorner(boxesOf(KEPT_CLEAR), room)
      style?.setProperty('--corner-up', `${up}px`)
      style?.setProperty('--corner-aside', `${aside}px`)
    }
    function schedule() {
      frameRequest ||= requestAnimationFrame(measure)
    }
    measure()
    const nodes = new MutationObserver(schedule)
    nodes.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(schedule)
    sizes.observe(document.body)
    for (const event of EVENTS) addEventListener(event, schedule, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frameRequest)
      nodes.disconnect()
      sizes.disconnect()
      for (const event of EVENTS) removeEventListener(event, schedule, { capture: true })
    }
  }, [frame, size, gap])
}

const EVENTS = ['scroll', 'resize', 'transitionend', 'animationend'] as const

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Right is the start: up and aside are how far the corner's square moves from the bottom and from the right. */
export function freeCorner(
  boxes: readonly Edges[],
  { width, height, size, gap }: { width: number; height: number; size: number; gap: number },
): { up: number; aside: number } {
  const isColumn = (box: Edges) => box.bottom - box.top > height / 2
  const columns = boxes.filter((box) => isColumn(box) && box.right > width - gap - size)
  const aside = Math.max(0, ...columns.map((box) => width - box.left))
  const right = width - aside - gap
  let up = 0
  // Lowest first: each box lifts the corner, which may then hit the next one.
  for (const box of boxes.filter((box) => !isColumn(box)).toSorted((a, b) => b.bottom - a.bottom)) {
    const beside = box.right <= right - size || box.left >= right
    const above = box.bottom <= height - up - gap - size
    if (!beside && !above && box.top < height) up = Math.max(up, height - box.top)
  }
  return { up: Math.round(up), aside: Math.round(aside) }
}

function boxesOf(selector: string): Edges[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
}
