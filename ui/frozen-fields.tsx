import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Fields that take no input while they are sent: what was typed meanwhile would be lost when their form closes.
 * Afterwards the focus is on the first refused field, or back where it was.
 */
export function FrozenFields({ frozen, children }: { frozen: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const fields = place.current
    if (frozen) {
      focused.current = document.activeElement
      return
    }
    const before = focused.current
    focused.current = null
    if (!before || !fields) return
    const refused = fields.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (refused) refused.focus()
    // The browser takes the focus out of what becomes inert.
    else if (before instanceof HTMLElement && fields.contains(before) && isLost(fields)) before.focus()
  }, [frozen])
  return (
    <div ref={place} inert={frozen} className="contents">
      {children}
    </div>
  )
}

function isLost(fields: Element): boolean {
  return document.activeElement?.contains(fields) ?? true
}
