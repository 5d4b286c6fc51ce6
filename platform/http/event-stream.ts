// Server-sent events to one client: at most ten a second, no faster than it reads, and only while it has the right to.
import { CLOSED_POLICY } from './security-headers.ts'

/** Ten a second (D-08). */
const PAUSE_MS = 100
/** Keeps the connection open through proxies, and shows the client that it is alive. */
const HEARTBEAT_MS = 15_000
/** How often the right is checked: a stream may stay open this long after it ended, without messages (Z-08). */
const CHECK_MS = 3000
/** A browser whose connection broke reconnects after this time. */
const RETRY_MS = 2000

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=UTF-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': CLOSED_POLICY,
  // Otherwise nginx and similar proxies would buffer messages.
  'X-Accel-Buffering': 'no',
}

export type Message = { id: string; event: string; data: object }

export type EventStream<Said extends Message> = {
  response: Response
  /** Takes the place of a message that has not gone out yet: `join` makes one of the two. */
  say(message: Said, join: (waiting: Said, next: Said) => Said): void
  end(): void
}

/**
 * @param mayHear checked before each message and every few seconds; false ends the stream
 * @param onEnd called once, whichever side ended it
 */
export function createEventStream<Said extends Message>(
  mayHear: () => Promise<boolean>,
  onEnd: () => void,
): EventStream<Said> {
  let waiting: Said | null = null
  let sending = false
  let ended = false
  let nextAt = 0
  const body = createBody(() => void send(), finish)
  const checking = setInterval(() => void check(), CHECK_MS)
  checking.unref()

  function finish(): void {
    if (ended) return
    ended = true
    clearInterval(checking)
    onEnd()
  }

  function end(): void {
    if (ended) return
    finish()
    body.close()
  }

  /** A right that cannot be checked now counts as missing. */
  async function isPermitted(): Promise<boolean> {
    return mayHear().catch(() => false)
  }

  async function check(): Promise<void> {
    if (!(await isPermitted())) return end()
    if (!ended && Date.now() - body.lastWrite() >= HEARTBEAT_MS) body.write(': alive\n\n')
  }

  /** Sends the pending message once the pause is over and the client has read the last one. */
  async function send(): Promise<void> {
    if (sending || ended || !waiting || !body.isWanted()) return
    sending = true
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - Date.now())))
    const permitted = await isPermitted()
    sending = false
    if (ended) return
    if (!permitted) return end()
    const { id, event, data } = waiting
    waiting = null
    nextAt = Date.now() + PAUSE_MS
    body.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  return {
    response: new Response(body.stream, { headers: HEADERS }),
    say(message, join) {
      waiting = waiting ? join(waiting, message) : message
      void send()
    },
    end,
  }
}

/** @param onPull called when the client has read what was written */
function createBody(onPull: () => void, onCancel: () => void) {
  const encoder = new TextEncoder()
  let lastWrite = Date.now()
  let controller: ReadableStreamDefaultController<Uint8Array>

  function write(text: string): void {
    lastWrite = Date.now()
    controller.enqueue(encoder.encode(text))
  }

  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
      write(`retry: ${RETRY_MS}\n\n`)
    },
    pull: onPull,
    cancel: onCancel,
  })
  return {
    stream,
    write,
    lastWrite: () => lastWrite,
    /** Whether the client has read the last message. */
    isWanted: () => (controller.desiredSize ?? 0) > 0,
    close: () => controller.close(),
  }
}
