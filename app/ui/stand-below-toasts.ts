/** A ref: toasts stand above what is asked for at the bottom of a panel, and never over its buttons. */
export function standBelowToasts(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer) return undefined
  const { style } = document.documentElement
  const size = new ResizeObserver(() => style.setProperty('--toast-bar', `${footer.offsetHeight}px`))
  size.observe(footer)
  return () => {
    size.disconnect()
    style.removeProperty('--toast-bar')
  }
}
