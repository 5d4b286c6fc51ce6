import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type Path, useLocation, useNavigate } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A whole path, from its slash on. */
  to: string | Partial<Path>
  /** What the address bar shows instead. */
  mask?: string
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
  /** Leaves it to the browser: another program is there. */
  reloadDocument?: boolean
}

/**
 * A link inside the shop. The router's own also takes relative paths, and resolves each link twice: a fifth of the time
 * in which React renders a catalogue page (P-02).
 */
export function Link({
  to,
  mask,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  onClick,
  ...rest
}: LinkProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const path = typeof to === 'string' ? to : createPath(to)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event, rest.target)) return
    event.preventDefault()
    void navigate(to, {
      mask,
      state,
      preventScrollReset,
      // As browsers do it: a link to the same page adds no entry to the history.
      replace: replace ?? path === createPath(location),
    })
  }
  return <a {...rest} href={mask ?? path} onClick={reloadDocument ? onClick : follow} />
}

/** In another tab or window, or as a download. */
function opensElsewhere(event: MouseEvent, target = '_self'): boolean {
  const { metaKey, altKey, ctrlKey, shiftKey } = event
  return event.button !== 0 || target !== '_self' || metaKey || altKey || ctrlKey || shiftKey
}
