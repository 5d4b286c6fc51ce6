// Loaded when the browser is idle (entry.client.tsx): installs the service worker and tells it which files were loaded
// before it was active.
import type { Seen } from './service-worker.ts'

/** A page that is left sooner is not cached. */
const SEEN_AFTER_MS = 2500

export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // The shop works without a worker, where the browser forbids one (private mode, full storage).
    return
  }
  await tellSeen()
  // Client-side navigations load no document, but the worker caches whole pages.
  let timer: ReturnType<typeof setTimeout> | undefined
  navigationOf(window)?.addEventListener('currententrychange', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void tellSeen(), SEEN_AFTER_MS)
  })
}

/** Without the Navigation API only full page loads are cached. */
function navigationOf(window: Window & { navigation?: EventTarget }): EventTarget | undefined {
  return window.navigation
}

async function tellSeen(): Promise<void> {
  if (!navigator.onLine || savesData()) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname)
  const seen: Seen = { kind: 'seen', page: location.pathname + location.search, files: [...new Set(files)] }
  active?.postMessage(seen)
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}
