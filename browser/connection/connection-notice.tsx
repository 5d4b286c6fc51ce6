import { useEffect, useState } from 'react'
import { offlineText as text } from '#text/offline.ts'
import { CloudOff, Wifi } from '#ui/icons.tsx'
import type { Connection } from './use-connection.ts'

/** How long the notice of a restored connection is shown. */
const GOOD_NEWS_MS = 6000
const ASK_EVERY_MS = 5000

/** Makes clear that an offline page may be stale. */
export function ConnectionNotice({ online, copyMadeAt }: Connection) {
  // A stored copy means that the shop was unreachable, whatever navigator.onLine reports.
  const reached = useShopReached(copyMadeAt !== null)
  const good = copyMadeAt === null ? online : reached
  const over = useOver(online && copyMadeAt === null)
  return (
    <section aria-label={text.label} className="sticky top-16 z-20">
      <div role="status">
        {over ? null : (
          <div className={good ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn'}>
            <div className="page flex min-h-11 items-center gap-3 py-1.5 text-sm font-medium">
              {good ? <Wifi className={ICON} /> : <CloudOff className={ICON} />}
              <p className="flex-1">{sentence(good, copyMadeAt)}</p>
              {good && copyMadeAt ? (
                <button
                  type="button"
                  onClick={() => location.reload()}
                  className="tap shrink-0 px-2 font-bold underline underline-offset-4"
                >
                  {text.refresh}
                </button>
              ) : null}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

const ICON = 'size-5 shrink-0'

function sentence(good: boolean, copyMadeAt: string | null): string {
  if (good) return copyMadeAt ? text.backWithCopy : text.back
  return copyMadeAt ? text.copy(copyMadeAt) : text.gone
}

/** Whether the shop responds again; polled until it does. */
function useShopReached(asks: boolean): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!asks || reached) return
    let here = true
    const ask = async () => {
      const isReached = await isShopReached()
      if (here && isReached) setReached(true)
    }
    void ask()
    const timer = setInterval(ask, ASK_EVERY_MS)
    addEventListener('online', ask)
    return () => {
      here = false
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [asks, reached])
  return asks && reached
}

async function isShopReached(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_EVERY_MS),
    })
    return ok
  } catch {
    // No network, or no route to the shop; the next attempt may succeed.
    return false
  }
}

function useOver(good: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (!good) return
    const timer = setTimeout(() => setOver(true), GOOD_NEWS_MS)
    return () => clearTimeout(timer)
  }, [good])
  return over
}
