/** The position of toasts, at the bottom of the screen. */
const TOASTS_PX = 120

/** A ref that keeps toasts above the buttons at the bottom of a panel. */
export function raiseToastsAbove(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer) return undefined
  const { style } = document.documentElement
  // One panel may open over another.
  const before = style.getPropertyValue('--toast-bar')
  const size = new ResizeObserver(() => {
    const { top, bottom } = footer.getBoundingClientRect()
    const isInTheWay = innerHeight - bottom < TOASTS_PX
    style.setProperty(
      '--toast-bar',
      isInTheWay ? `${Math.max(footer.offsetHeight, innerHeight - top)}px` : before,
    )
  })
  size.observe(footer)
  return () => {
    size.disconnect()
    style.setProperty('--toast-bar', before)
  }
}
