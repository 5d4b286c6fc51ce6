import { type RefObject, useDeferredValue, useEffect, useEffectEvent } from 'react'

/**
 * Somebody who presses «buy» before the page's scripts run must not press in vain. This short script marks the button
 * that was pressed; when React has taken the page over, the button does what was asked of it. A form is held back until then, whether it
 * is sent by its button or by Enter, which presses the button too. The text of the script never varies: its hash stands
 * in the page's Content-Security-Policy.
 */
export const EARLY_TAP_SCRIPT =
  'addEventListener("click",function(e){var b=e.target.closest("[data-early]");b&&(b.setAttribute("data-tapped",""),b.type=="submit"&&e.preventDefault())},true)'

/** The attribute by which the script knows the buttons that cannot answer yet. */
export function useEarlyMark(): { 'data-early'?: '' } {
  const isEarly = useDeferredValue(false, true)
  return isEarly ? { 'data-early': '' } : {}
}

/** Does once what an early tap on this button asked for, as soon as it is `ready`. */
export function useEarlyTap(button: RefObject<HTMLElement | null>, ready: boolean, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (ready && takeEarlyTap(button.current)) actNow()
  }, [button, ready])
}

/** Whether there was one; it counts a single time. */
export function takeEarlyTap(button: Element | null): boolean {
  if (!button?.hasAttribute('data-tapped')) return false
  button.removeAttribute('data-tapped')
  return true
}
