import { type RefObject, useEffect } from 'react'

/**
 * Elements at the edges of the screen that must not be covered: bars, the navigation, toasts (base.css uses the same
 * names for the first two).
 */
const KEPT_CLEAR = '.bottom-navigation, [data-action-bar], [data-keep-clear]'

/**
 * Keeps what floats in the bottom corner of the start side clear of them: sets on `frame` how far it has to move,
 * `--corner-up` and `--corner-aside`. A transform moves it, so that nothing counts as a layout shift.
 */
export function useFreeCorner(
  frame: RefObject<HTMLElement | null>,
  { size, gap }: { size: number; gap: number },
): void {
  useEffect(() => {
    const written = frame.current?.style
    if (!written) return
    let asked = 0
    function measure() {
      asked = 0
      const room = { width: innerWidth, height: innerHeight, size, gap }
      const { up, aside } = freeCorner(boxesOf(KEPT_CLEAR), room)
      written?.setProperty('--corner-up', `${up}px`)
      written?.setProperty('--corner-aside', `${aside}px`)
    }
    function ask() {
      asked ||= requestAnimationFrame(measure)
    }
    measure()
    const nodes = new MutationObserver(ask)
    nodes.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(ask)
    sizes.observe(document.body)
    for (const event of EVENTS) addEventListener(event, ask, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(asked)
      nodes.disconnect()
      sizes.disconnect()
      for (const event of EVENTS) removeEventListener(event, ask, { capture: true })
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
  // The lowest first: each lifts the corner to where the next may be in its way.
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
