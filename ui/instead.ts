// Handlers that act in place of the browser.
type Press = { preventDefault: () => void }

export function instead(act: () => unknown) {
  return (event: Press): void => {
    event.preventDefault()
    act()
  }
}

/** Of a link: with one of these keys the browser opens it elsewhere, as ever. */
export function insteadOfLink(act: () => unknown) {
  return (event: Press & { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }): void => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) instead(act)(event)
  }
}

/** Of a field inside another form, which Enter must not submit. */
export function insteadOfEnter(act: () => unknown) {
  return (event: Press & { key: string }): void => {
    if (event.key === 'Enter') instead(act)(event)
  }
}
