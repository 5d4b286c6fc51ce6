/** A ref that focuses and scrolls to an element that replaces the one just pressed. */
export function focusOnShow(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** A ref that scrolls to an element when it appears, without moving the focus. */
export function scrollOnShow(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
