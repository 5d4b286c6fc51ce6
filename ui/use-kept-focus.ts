import { useEffect } from 'react'

/** What can be pressed or typed into; places that only scripts focus are none. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
/** So many elements back, for a dialog over a dialog over a menu. */
const MAX_TRAIL = 8

/** Where something was removed from the page. */
type Gap = { parent: Element; item: Element; after: Node | null; before: Node | null }
/** What had the focus, and where it was if it is gone. */
type Visited = { element: Element; gap: Gap | null }

/**
 * Once for each program: nobody who removes something from a list is thrown back to the start of the page. The focus goes
 * to the same control of the next item, else of the one before, else to the heading above; after a dialog that asked
 * first, likewise from the control that had opened it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const trail: Visited[] = []
    let frame = 0

    function visit({ target }: FocusEvent) {
      if (!(target instanceof Element && target.matches(CONTROLS))) return
      trail.push({ element: target, gap: null })
      if (trail.length > MAX_TRAIL) trail.shift()
    }
    /** Who leaves a control by pressing beside it has no focus to keep. */
    function leave({ target }: PointerEvent) {
      if (target instanceof Element && !target.closest(`${CONTROLS}, label`)) trail.length = 0
    }
    function keep() {
      const active = document.activeElement
      for (const { element, gap } of trail.toReversed()) {
        // A dialog whose control is gone has taken it itself, as a whole.
        const isLost = active === document.body || active?.contains(gap?.parent ?? null)
        if (!isLost) return
        for (const heir of gap ? heirsOf(element, gap) : [element]) if (takeFocus(heir)) return
      }
    }
    const observer = new MutationObserver((records) => {
      const before = trail.at(-1)?.gap
      for (const visited of trail) visited.gap = gapOf(visited, records)
      const now = trail.at(-1)?.gap
      if (!now || now === before) return
      cancelAnimationFrame(frame)
      // What has a better place for it takes it at once.
      frame = requestAnimationFrame(keep)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', visit)
    document.addEventListener('pointerdown', leave)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', visit)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])
}

/** The outermost gap if several were made around each other; null while the element is on the page. */
function gapOf({ element, gap }: Visited, records: readonly MutationRecord[]): Gap | null {
  if (element.isConnected) return null
  let outermost = gap
  for (let lost: Node = gap?.parent ?? element; !lost.isConnected; lost = outermost.parent) {
    const found = records.map((record) => gapIn(record, lost)).find((one) => one !== null)
    if (!found) break
    outermost = found
  }
  return outermost
}

function gapIn(
  { removedNodes, target, nextSibling, previousSibling }: MutationRecord,
  lost: Node,
): Gap | null {
  const item = [...removedNodes].find((node) => node.contains(lost))
  if (!(item instanceof Element && target instanceof Element)) return null
  return { parent: target, item, after: nextSibling, before: previousSibling }
}

/** Who may have the focus instead, best first; some are disabled or folded away. */
function* heirsOf(element: Element, gap: Gap): Generator<Element> {
  const { item, after, before } = gap
  for (const sibling of [...elementsFrom(after, 'nextSibling'), ...elementsFrom(before, 'previousSibling')])
    if (isLike(sibling, item)) yield* controlsLike(element, item, sibling)
  // A button that was not needed any more, such as «المزيد»: the browser goes on from where it was.
  const heading = item === element ? null : headingAbove(gap)
  if (heading) yield heading
}

function* elementsFrom(start: Node | null, step: 'nextSibling' | 'previousSibling'): Generator<Element> {
  for (let node = start; node; node = node[step]) if (node instanceof Element) yield node
}

/** Items of one list; those that are no rows have their look in common, as sections of a page have too. */
function isLike(one: Element, other: Element): boolean {
  if (one.tagName !== other.tagName || one.matches('section')) return false
  return one.matches('li, tr') || one.className === other.className
}

/** The same control of the sibling, then its others. */
function* controlsLike(element: Element, item: Element, sibling: Element): Generator<Element> {
  const controls = controlsOf(sibling)
  const place = controlsOf(item)
    .filter((control) => isLike(control, element))
    .indexOf(element)
  const same = controls.filter((control) => isLike(control, element))[place]
  if (same) yield same
  yield* controls
}

function controlsOf(item: Element): Element[] {
  return [item, ...item.querySelectorAll('*')].filter((element) => element.matches(CONTROLS))
}

function headingAbove({ parent, after }: Gap): Element | null {
  const place = after?.isConnected ? after : parent
  const above =
    Node.DOCUMENT_POSITION_PRECEDING | (place === parent ? Node.DOCUMENT_POSITION_CONTAINED_BY : 0)
  for (let scope: Element | null = parent; scope && scope !== document.body; scope = scope.parentElement) {
    const headings = [...scope.querySelectorAll(HEADINGS)]
    const heading = headings.findLast((one) => place.compareDocumentPosition(one) & above)
    if (heading) return heading
  }
  return null
}

function takeFocus(heir: Element): boolean {
  if (!(heir instanceof HTMLElement)) return false
  const isControl = heir.matches(CONTROLS)
  if (!isControl) heir.tabIndex = -1
  heir.focus({ preventScroll: !isControl })
  return document.activeElement === heir
}
