import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePagesOfHistory } from '#ui/use-close-on-back.ts'
import { MAIN_ID } from './skip-link.tsx'

/**
 * Replaces what a browser does on a page load: after each navigation it announces the new page's name and moves the
 * focus to its heading. A dialog with its own URL keeps the heading behind it,
 * so the focus does not move.
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

/** Does not scroll: the router scrolls to the top or restores the previous position. */
function bringFocus(heading: HTMLElement | null): void {
  const main = document.getElementById(MAIN_ID)
  // A field that the new page has focused itself keeps the focus.
  if (main?.contains(document.activeElement) && document.activeElement !== main) return
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
