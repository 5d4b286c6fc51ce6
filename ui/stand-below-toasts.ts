/** Where toasts stand, at the bottom of the screen. */
const TOASTS_PX = 120

/** A ref: toasts stand above what is asked for at the bottom of a panel, and never over its buttons. */
export function standBelowToasts(footer: HTMLElement | null): (() => void) | undefined {
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
