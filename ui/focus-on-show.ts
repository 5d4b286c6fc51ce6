/** As a ref: what takes the place of what was pressed is come to, by eye, keyboard and screen reader alike. */
export function focusOnShow(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
