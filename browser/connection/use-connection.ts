import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'

export type Connection = {
  online: boolean
  /** The network went away while this page was open. */
  wasOffline: boolean
  /** When the copy that is on the screen was made; null for a page that came from the shop. */
  copyMadeAt: string | null
}

/** Whether there is a network, and whether what is seen came by it. */
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
 * The service worker writes it on <html>. It holds until the shop gives something else to show: another view of the same
 * list does not.
 */
function useCopyMadeAt(): string | null {
  const shown = useMatches().at(-1)
  const [copy, setCopy] = useState<{ pathname?: string; data: unknown; madeAt: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that arrived can be a copy
  useEffect(() => {
    const { copy: madeAt } = document.documentElement.dataset
    if (madeAt) setCopy({ pathname: shown?.pathname, data: shown?.loaderData, madeAt })
  }, [])
  const isStillShown = copy?.pathname === shown?.pathname && copy?.data === shown?.loaderData
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
