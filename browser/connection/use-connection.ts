import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'

export type Connection = {
  online: boolean
  /** The network went away while this page was open. */
  wasOffline: boolean
  /** When the shown copy was stored; null if the page came from the shop. */
  copyMadeAt: string | null
}

/** Whether there is a network, and whether the page came from it or from a stored copy. */
export function useConnection(): Connection {
  const online = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  const copyMadeAt = useCopyMadeAt()
  useEffect(() => {
    if (!online) setWasOffline(true)
  }, [online])
  return { online, wasOffline, copyMadeAt }
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

/**
 * Set on <html> by the service worker. It applies until another page is loaded from the shop; another view of the same
 * list does not count.
 */
function useCopyMadeAt(): string | null {
  const lastMatch = useMatches().at(-1)
  const [copy, setCopy] = useState<{ pathname?: string; data: unknown; madeAt: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that arrived can be a copy
  useEffect(() => {
    const { copy: madeAt } = document.documentElement.dataset
    if (madeAt) setCopy({ pathname: lastMatch?.pathname, data: lastMatch?.loaderData, madeAt })
  }, [])
  const isStillShown = copy?.pathname === lastMatch?.pathname && copy?.data === lastMatch?.loaderData
  return isStillShown ? (copy?.madeAt ?? null) : null
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function isOnline(): boolean {
  return navigator.onLine
}
