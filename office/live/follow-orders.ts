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
      let source: EventSource | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let wait = FIRST_RETRY_MS
      let state: FeedState = 'connecting'

      function say(next: FeedState) {
        state = next
        onState(next)
        others.postMessage({ state: next } satisfies FeedMessage)
      }

      function open() {
        clearTimeout(timer)
        source?.close()
        source = new EventSource(lastId ? `${URL}?lastEventId=${lastId}` : URL)
        source.onopen = () => {
          wait = FIRST_RETRY_MS
          say('live')
        }
        source.addEventListener('orders', (event) => {
          lastId = event.lastEventId
          const batch: FeedBatch = JSON.parse(event.data)
          if (batch.events.length === 0) return
          onBatch(batch, true)
          others.postMessage({ batch, id: lastId } satisfies FeedMessage)
        })
        source.onerror = () => {
          say('lost')
          // The browser reconnects on its own, except after a refusal.
          if (source?.readyState !== EventSource.CLOSED) return
          onRefused()
          timer = setTimeout(open, wait)
          wait = Math.min(wait * 2, LAST_RETRY_MS)
        }
      }

      function answerWho({ data }: MessageEvent<FeedMessage | 'who?'>) {
        if (data === 'who?') others.postMessage({ state } satisfies FeedMessage)
      }

      others.addEventListener('message', answerWho)
      addEventListener('online', open)
      over.signal.addEventListener('abort', () => {
        removeEventListener('online', open)
        clearTimeout(timer)
        source?.close()
        resolve()
      })
      open()
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
