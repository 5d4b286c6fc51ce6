import { useSyncExternalStore } from 'react'

/** Where a card beside the page has room; elsewhere it is a sheet over it. */
const ROOMY = '(min-width: 56.25rem) and (min-height: 30rem)'

export function useRoomy(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(ROOMY).matches)
}

function listen(changed: () => void): () => void {
  const query = matchMedia(ROOMY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
