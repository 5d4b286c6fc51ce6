// Handlers that act in place of the browser.
type Press = { preventDefault: () => void }

export function instead(act: () => unknown) {
  return (event: Press): void => {
    event.preventDefault()
    act()
  }
}

/** For links: with a modifier key the browser opens a new tab or window as usual. */
export function insteadOfLink(act: () => unknown) {
  return (event: Press & { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }): void => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) instead(act)(event)
  }
}

/** For a field inside another form, which Enter must not submit. */
export function insteadOfEnter(act: () => unknown) {
  return (event: Press & { key: string }): void => {
    if (event.key === 'Enter') instead(act)(event)
  }
}
