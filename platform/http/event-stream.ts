// Server-sent events to one client: at most ten a second, never more than it takes, never past its right to hear them.
import { CLOSED_POLICY } from './security-headers.ts'

/** Ten a second (D-08). */
const PAUSE_MS = 100
/** Keeps the connection open through proxies, and shows the client that it is alive. */
const HEARTBEAT_MS = 15_000
/** How long a right that was taken away may still keep the line open; nothing is said on it (Z-08). */
const CHECK_MS = 3000
/** When the line is cut, the browser comes back after this. */
const RETRY_MS = 2000

export type Message = { id: string; event: string; data: object }

export type EventStream<Said extends Message> = {
  response: Response
  /** Takes the place of a message that has not gone out yet: `join` makes one of the two. */
  say(message: Said, join: (waiting: Said, next: Said) => Said): void
  end(): void
}

/**
 * @param mayHear asked before each message and every few seconds; a no ends the stream
 * @param onEnd called once, whichever side ended it
 */
export function createEventStream<Said extends Message>(
  mayHear: () => Promise<boolean>,
  onEnd: () => void,
): EventStream<Said> {
  const encoder = new TextEncoder()
  let waiting: Said | null = null
  let sending = false
  let ended = false
  let nextAt = 0
  let lastWrite = Date.now()
  let controller: ReadableStreamDefaultController<Uint8Array>

  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
      write(`retry: ${RETRY_MS}\n\n`)
    },
    pull: () => void send(),
    cancel: finish,
  })
  const checking = setInterval(() => void check(), CHECK_MS)
  checking.unref()

  function write(text: string): void {
    lastWrite = Date.now()
    controller.enqueue(encoder.encode(text))
  }

  function finish(): void {
    if (ended) return
    ended = true
    clearInterval(checking)
    onEnd()
  }

  function end(): void {
    if (ended) return
    finish()
    controller.close()
  }

  /** Somebody whose right cannot be looked up now has none. */
  async function isAllowed(): Promise<boolean> {
    return mayHear().catch(() => false)
  }

  async function check(): Promise<void> {
    if (!(await isAllowed())) return end()
    if (!ended && Date.now() - lastWrite >= HEARTBEAT_MS) write(': alive\n\n')
  }

  /** What is waiting goes out when the pause is over and the client has taken the last one. */
  async function send(): Promise<void> {
    if (sending || ended || !waiting || !hasRoom()) return
    sending = true
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - Date.now())))
    const allowed = await isAllowed()
    sending = false
    if (ended) return
    if (!allowed) return end()
    const { id, event, data } = waiting
    waiting = null
    nextAt = Date.now() + PAUSE_MS
    write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function hasRoom(): boolean {
    return (controller.desiredSize ?? 0) > 0
  }

  return {
    response: new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=UTF-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': CLOSED_POLICY,
        // nginx and its like would hold messages back.
        'X-Accel-Buffering': 'no',
      },
    }),
    say(message, join) {
      waiting = waiting ? join(waiting, message) : message
      void send()
    },
    end,
  }
}
