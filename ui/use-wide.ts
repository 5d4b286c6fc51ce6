import { useCallback, useSyncExternalStore } from 'react'

/** The breakpoint of the wide layouts (`lg` in base.css). */
const WIDE = '(min-width: 56.25rem)'

/** Whether the wide layout is shown; true on the server. */
export function useWide(): boolean {
  return useMedia(WIDE)
}

/** @param onServer the value while rendering on the server */
export function useMedia(media: string, onServer = true): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [media],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(media).matches,
    () => onServer,
  )
}
