/** Elements that a phone does not render while the page loads (P-09, base.css). */
const WAITING = '.cards-near > li > article, .footer-near'
/** Small batches keep the page responsive to input. */
const AT_ONCE = 2

/**
 * Renders them when the browser is idle, before a visitor scrolls to them, and then marks the document as settled:
 * later pages are rendered whole, so that Back restores the exact scroll position.
 */
export function renderDeferredCards(idle: (act: () => void) => void): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(WAITING)]
  function drawNext() {
    const next = waiting.splice(0, AT_ONCE)
    for (const element of next) element.dataset.settled = ''
    if (next.length > 0) idle(drawNext)
    else document.documentElement.dataset.settled = ''
  }
  drawNext()
}
