import { type RefObject, useEffect } from 'react'

/** Sets `--seen-top` and `--seen-height` on `frame`: the part of the screen not covered by a phone's keyboard. */
export function useSeenArea(frame: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const [viewport, written] = [window.visualViewport, frame.current?.style]
    if (!active || !viewport || !written) return
    function measure() {
      // A pinch zoom also shrinks the visual viewport, but without a keyboard.
      const isEnlarged = !viewport || viewport.scale > 1.01
      written?.setProperty('--seen-top', isEnlarged ? '0px' : `${viewport.offsetTop}px`)
      written?.setProperty('--seen-height', isEnlarged ? '100dvh' : `${viewport.height}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [frame, active])
}
