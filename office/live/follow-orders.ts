// The live feed (D-08). One tab connects and informs the others: a browser opens only six
// connections per host, and the sound should play once.
import type { FeedBatch } from '#contract/admin/order-events.ts'

export type FeedState = 'connecting' | 'live' | 'lost'

type Heard = {
  onBatch: (batch: FeedBatch, isLeader: boolean) => void
  onState: (state: FeedState) => void
  /** The server refused the connection; the session may have ended. */
  onRefused: () => void
}

type FeedMessage = { state: FeedState } | { batch: FeedBatch; id: string }

const URL = '/api/admin/orders/events'
const NAME = 'aleef-admin-feed'
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 30_000

/** @returns a function that stops it */
export function followOrders({ onBatch, onState, onRefused }: Heard): () => void {
  const over = new AbortController()
  const others = new BroadcastChannel(NAME)
  let lastId = ''

  others.onmessage = ({ data }: MessageEvent<FeedMessage | 'who?'>) => {
    if (data === 'who?') return
    if ('state' in data) return onState(data.state)
    lastId = data.id
    onBatch(data.batch, false)
  }
  others.postMessage('who?')

  function lead(): Promise<void> {
    return new Promise((resolve) => {
      let state: FeedState = 'connecting'
      const close = connect({
        url: () => (lastId ? `${URL}?lastEventId=${lastId}` : URL),
        onState(next) {
          state = next
          onState(next)
          others.postMessage({ state: next } satisfies FeedMessage)
        },
        onRefused,
        onBatch(batch, id) {
          lastId = id
          if (batch.events.length === 0) return
          onBatch(batch, true)
          others.postMessage({ batch, id } satisfies FeedMessage)
        },
      })

      function answerWho({ data }: MessageEvent<FeedMessage | 'who?'>) {
        if (data === 'who?') others.postMessage({ state } satisfies FeedMessage)
      }

      others.addEventListener('message', answerWho)
      over.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })
  }

  // Without the Web Locks API (insecure contexts) each tab connects on its own.
  if ('locks' in navigator) {
    // Aborting while waiting for the lock is not a failure.
    navigator.locks.request(NAME, { signal: over.signal }, lead).catch(() => {})
  } else void lead()

  return () => {
    over.abort()
    others.close()
  }
}

/** Keeps one connection open; a refused one is tried again, later each time. @returns a function that ends it */
function connect(feed: {
  url: () => string
  onState: (state: FeedState) => void
  onRefused: () => void
  onBatch: (batch: FeedBatch, id: string) => void
}): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_RETRY_MS

  function open() {
    clearTimeout(timer)
    source?.close()
    source = new EventSource(feed.url())
    source.onopen = () => {
      wait = FIRST_RETRY_MS
      feed.onState('live')
    }
    source.addEventListener('orders', (event) => feed.onBatch(JSON.parse(event.data), event.lastEventId))
    source.onerror = () => {
      feed.onState('lost')
      // The browser reconnects on its own, except after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return
      feed.onRefused()
      timer = setTimeout(open, wait)
      wait = Math.min(wait * 2, LAST_RETRY_MS)
    }
  }

  addEventListener('online', open)
  open()
  return () => {
    removeEventListener('online', open)
    clearTimeout(timer)
    source?.close()
  }
}
