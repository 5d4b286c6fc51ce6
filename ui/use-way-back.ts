import { useEffect, useEffectEvent } from 'react'

/** As the HTML standard has it; the library of types does not yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/**
 * What lies over a page without an address of its own is closed by a phone's way back, which would otherwise leave the
 * page below. A browser that cannot tell (Safari) goes back as ever. Escape stays with the panels, which take the key
 * before this would hear of it.
 */
export function useWayBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [open])
}
