import type { ComponentProps, MouseEvent } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A whole address of this program, such as `/cart?step=2`. */
  to: string
  /** The address that the browser shows instead of `to`. */
  mask?: string | undefined
  /** Leaves to another program of this origin by loading its page. */
  reloadDocument?: boolean
} & Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>

/**
 * A link inside the program. React Router's own resolves each address against the routes of the page, which took an
 * eighth of the time to render a catalogue (P-02); addresses that are whole need none of it.
 */
export function Link({
  to,
  mask,
  reloadDocument = false,
  replace,
  state,
  preventScrollReset,
  onClick,
  ...rest
}: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || !isPlainClick(event)) return
    event.preventDefault()
    const isHere = event.currentTarget.href === window.location.href
    void navigate(to, { mask, replace: replace ?? isHere, state, preventScrollReset })
  }
  return <a {...rest} href={mask ?? to} onClick={follow} />
}

/** Other clicks are the browser's: a new tab, a new window, a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !isModified && (target === '' || target === '_self')
}
