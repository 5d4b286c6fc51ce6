import { type RefObject, useDeferredValue, useEffect, useEffectEvent } from 'react'

/**
 * Nobody presses in vain before the page's scripts run (S2-11). This short script keeps which buttons were pressed, each
 * once, and they are pressed again when React has taken the page over. «Buy» and forms (`data-early`) are marked instead:
 * they wait for more than React. A form is held back until then, whether it is sent by its button or by Enter, which
 * presses the button too. The text of the script never varies: its hash is in the page's Content-Security-Policy.
 */
export const EARLY_TAP_SCRIPT =
  'earlyTaps=[];addEventListener("click",function(e){var t=e.target,b=t.closest("[data-early]");if(b)b.setAttribute("data-tapped",""),b.type=="submit"&&e.preventDefault();else if(earlyTaps&&(b=t.closest("button[type=button]"))&&earlyTaps.indexOf(b)<0)b.setAttribute("data-tapped",""),earlyTaps.push(b)},true)'

declare global {
  interface Window {
    /** Null once React listens. */
    earlyTaps?: HTMLElement[] | null
  }
}

let waiting: readonly HTMLElement[] = []

/** From here on React hears each press by itself, and draws at once what it is meant for. */
export function endEarlyTaps(): void {
  waiting = window.earlyTaps ?? []
  window.earlyTaps = null
}

/** Once the page is React's. */
export function replayEarlyTaps(): void {
  const taps = waiting
  waiting = []
  for (const button of taps) {
    button.removeAttribute('data-tapped')
    button.click()
  }
}

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
