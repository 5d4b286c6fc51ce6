import { useCallback, useSyncExternalStore } from 'react'

/** Where the wide layouts begin (`lg` in base.css). */
const WIDE = '(min-width: 56.25rem)'

/** Whether the screen has room for the wide layout; on the server it has. */
export function useWide(): boolean {
  return useMedia(WIDE)
}

/** @param onServer what the server renders for */
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
