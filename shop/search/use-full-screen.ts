import { type RefObject, useEffect, useState } from 'react'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'

const PHONE = '(width < 56.25rem)'

/**
 * On a phone the element fills the screen while `wanted`. It goes to the browser's top layer as it is, so the field in
 * it keeps its focus, its words and the keyboard; Escape and the phone's way back end it. One with a button of its own is a
 * popover in HTML and may be there already. A browser without popovers leaves it where it stands, which works as well.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  wanted: boolean,
  onClose: () => void,
): void {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const shown = element.current
    if (!wanted || !shown?.showPopover || !matchMedia(PHONE).matches) return
    function closed(event: Event) {
      if ((event as ToggleEvent).newState === 'closed') onClose()
    }
    const before = shown.popover
    shown.popover ??= 'auto'
    if (!shown.matches(':popover-open')) shown.showPopover()
    shown.addEventListener('beforetoggle', closed)
    setIsFull(true)
    return () => {
      shown.removeEventListener('beforetoggle', closed)
      if (shown.matches(':popover-open')) shown.hidePopover()
      shown.popover = before
      setIsFull(false)
    }
  }, [element, wanted, onClose])
  useCloseOnBack(isFull, onClose)
}
