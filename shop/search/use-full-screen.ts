import { type RefObject, useEffect, useState } from 'react'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'

const PHONE = '(width < 56.25rem)'

/**
 * Shows the element full-screen on a phone while `wanted`. It moves to the top layer without a remount, so its field
 * keeps focus, text and keyboard; Escape and Back close it. An element with its own popover button may be open already.
 * Without popover support it stays in place.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  wanted: boolean,
  onClose: () => void,
): void {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!wanted || !target?.showPopover || !matchMedia(PHONE).matches) return
    function closed(event: Event) {
      if ((event as ToggleEvent).newState === 'closed') onClose()
    }
    const before = target.popover
    target.popover ??= 'auto'
    if (!target.matches(':popover-open')) target.showPopover()
    target.addEventListener('beforetoggle', closed)
    setIsFull(true)
    return () => {
      target.removeEventListener('beforetoggle', closed)
      if (target.matches(':popover-open')) target.hidePopover()
      target.popover = before
      setIsFull(false)
    }
  }, [element, wanted, onClose])
  useCloseOnBack(isFull, onClose)
}
