import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePagesOfHistory } from '#ui/use-close-on-back.ts'
import { MAIN_ID } from './skip-link.tsx'

/**
 * What a browser does by itself when a page is loaded: after each move the new page's name is said, and the focus
 * stands at its heading, not in the middle of nowhere. A dialog with an address of its own keeps the heading behind it,
 * and so the focus too.
 */
export function RouteAnnouncer() {
  const location = useLocation()
  const { key, pathname } = location
  usePagesOfHistory(location)
  const [announced, setAnnounced] = useState('')
  const before = useRef<{ pathname: string; heading: string | null } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: key tells a move within one path
  useEffect(() => {
    const heading = document.querySelector('h1')
    const last = before.current
    before.current = { pathname, heading: heading?.textContent ?? null }
    if (!last || last.pathname === pathname) return
    if (heading && heading.textContent === last.heading) return
    setAnnounced(document.title)
    bringFocus(heading)
  }, [key, pathname])

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

/** Scrolling is the router's: to the top, or to where one was before. */
function bringFocus(heading: HTMLElement | null): void {
  const main = document.getElementById(MAIN_ID)
  // A field that the new page has given the focus to by itself keeps it.
  if (main?.contains(document.activeElement) && document.activeElement !== main) return
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
