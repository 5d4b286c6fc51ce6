import { type RefObject, useEffect } from 'react'

/** Writes on `frame` what of the screen a phone's keyboard leaves: `--seen-top` and `--seen-height`. */
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
