/** What a phone does not draw while the page arrives (P-09, base.css). */
const WAITING = '.cards-near > li > article, .footer-near'
/** Small batches keep the page responsive to input. */
const AT_ONCE = 2

/**
 * Draws it in the browser's idle moments, so that nobody scrolls to it in vain, and at last says that it is done: pages
 * that are opened from here on are drawn whole, and keep the very place one comes back to.
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
