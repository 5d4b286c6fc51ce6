import { useSyncExternalStore } from 'react'

/** Where the wide layouts begin (`lg` in base.css). */
const WIDE = '(min-width: 56.25rem)'

/** Whether the screen has room for the wide layout; on the server it has. */
export function useWide(): boolean {
  return useSyncExternalStore(listenToWidth, isWide, () => true)
}

function isWide(): boolean {
  return matchMedia(WIDE).matches
}

function listenToWidth(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
