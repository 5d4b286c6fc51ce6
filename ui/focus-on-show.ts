/** A ref that focuses and scrolls to an element that replaces the one just pressed. */
export function focusOnShow(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** A ref that scrolls to what a press has brought, and leaves the focus where it is. */
export function scrollOnShow(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
