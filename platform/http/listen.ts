// Starts listening, and stops so that no request that was already accepted is refused (R-07).
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import type { Unreadable, UnreadableStatus } from './unreadable.ts'

export type HttpServer = {
  /** The real port, when 0 was asked for. */
  port: number
  /** Takes no more connections, ends the requests in flight, then the connections. */
  drain(): Promise<void>
}

export type ListenOptions = {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
  /** Called first; returns true if it has responded. */
  shortcut?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Builds the response to what cannot be read as a request. */
  unreadable: Unreadable
  port: number
  /** Undefined: all addresses of this machine. */
  host?: string
  /** How long headers or a body may be on their way, but for bodies that may take longer. */
  bodyTimeoutMs?: number
  /** Connections at once; one more is closed. */
  maxConnections?: number
}

const BODY_TIMEOUT_MS = 15_000
/** An administrator on a phone sends photographs and whole catalogues (A-UPL-02). */
const ADMIN_BODY_TIMEOUT_MS = 5 * 60_000
/** Others send pictures from a phone, a driver from where the network is weak (W-07). */
const LONG_BODIES: [path: RegExp, timeoutMs: number][] = [
  [/^\/api\/admin\//, ADMIN_BODY_TIMEOUT_MS],
  [/^\/api\/(?:uploads|runs\/\d+\/photos)$/, 60_000],
]
/** Longer than proxies keep their side, so that they never send a request into a connection we just closed. */
const KEEP_ALIVE_MS = 75_000
/** How often Node checks for late requests. */
const CHECK_MS = 2000
/** A client has this long to read the last response of a connection; then it is cut off, even if still sending. */
const LINGER_MS = 1000
/** When all processes stop together, each has stopped accepting by then, so no client reconnects to one of them. */
const ALL_STOPPED_MS = 200
/** Requests already in transit when the stop began have arrived by then. */
const GRACE_MS = 300
const DRAIN_MS = 6000
/** The status for each of Node's parse errors; any other is 400. */
const STATUS_OF_FAULT: Record<string, UnreadableStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** As Node documents it for `clientError`. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

export async function listen({
  fetch,
  shortcut,
  unreadable,
  port,
  host,
  bodyTimeoutMs = BODY_TIMEOUT_MS,
  maxConnections,
}: ListenOptions): Promise<HttpServer> {
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    // Requests without a Host header (HTTP/1.0, health checks) are allowed: no response depends on it.
    hostname: 'localhost',
    errorHandler(error) {
      if (!(error instanceof RequestError)) throw error
      const { headers, body } = unreadable(400)
      return new Response(body, { status: 400, headers })
    },
  })
  const server = createServer(
    {
      headersTimeout: bodyTimeoutMs,
      requestTimeout: ADMIN_BODY_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
      requireHostHeader: false,
    },
    (request, response) => {
      if (hasBody(request)) limitBody(request, response, bodyTimeoutMs, refuse)
      if (!shortcut?.(request, response)) void answer(request, response)
    },
  )
  if (maxConnections !== undefined) server.maxConnections = maxConnections
  const traffic = watchTraffic(server)
  const refuse = (socket: Socket, status: UnreadableStatus, packet?: Buffer) => {
    // No second response can be written into one that is being sent.
    if (!socket.writable || traffic.isAnswering(socket)) socket.destroy()
    else endWith(socket, status, unreadable(status, packet))
  }
  server.on('clientError', (error: ClientError, socket: Socket) =>
    refuse(socket, STATUS_OF_FAULT[error.code ?? ''] ?? 400, error.rawPacket),
  )
  server.on('checkExpectation', (request: IncomingMessage) => refuse(request.socket, 417))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    drain: () => drain(server, traffic),
  }
}

async function drain(server: Server, traffic: ReturnType<typeof watchTraffic>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  // Not http's own close(): that one cuts idle connections at once, and a request that is just arriving on
  // one of them would be lost. That of net.Server, which it extends, only stops listening. A net.Server in front
  // that hands connections over would do so too, but then Node enforces no timeout of headers or requests.
  NetServer.prototype.close.call(server)
  const deadline = Date.now() + DRAIN_MS
  await delay(ALL_STOPPED_MS)
  traffic.endKeepAlive()
  await delay(GRACE_MS)
  while (traffic.isBusy() && Date.now() < deadline) {
    traffic.closeIdle()
    await delay(20)
  }
  server.closeAllConnections()
  traffic.closeIdle()
  await closed
}

/** Writes a last response to a connection whose request could not be parsed. */
function endWith(socket: Socket, status: UnreadableStatus, { headers, body }: ReturnType<Unreadable>): void {
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body) })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Ends a request whose body does not come in time, whatever its method, also when it was answered before that. */
function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs: number,
  refuse: (socket: Socket, status: 408) => void,
): void {
  function end(): void {
    if (request.complete) return
    if (response.headersSent) request.socket.destroy()
    else refuse(request.socket, 408)
  }
  const longMs = LONG_BODIES.find(([path]) => path.test(request.url ?? ''))?.[1]
  let timer = setTimeout(end, longMs ?? timeoutMs)
  response.once('close', () => {
    if (request.complete || longMs) clearTimeout(timer)
    if (!request.complete && longMs) timer = setTimeout(end, timeoutMs)
  })
}

/**
 * Which connections have a request in progress; one that has sent nothing yet counts as idle. Responses leave a
 * connection in the order of its requests, so only the last one matters.
 */
function watchTraffic(server: Server) {
  const connections = new Map<Socket, ServerResponse | undefined>()
  let keepAlive = true
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive &&= keepAlive
    connections.set(request.socket, response)
  })
  const isBusy = (response: ServerResponse | undefined) =>
    response !== undefined && !response.writableFinished
  return {
    endKeepAlive() {
      keepAlive = false
      for (const response of connections.values()) if (response) response.shouldKeepAlive = false
    },
    isBusy: () => connections.values().some(isBusy),
    isAnswering(socket: Socket) {
      const response = connections.get(socket)
      return isBusy(response) && response?.headersSent === true
    },
    closeIdle() {
      for (const [socket, response] of connections) if (!isBusy(response)) socket.destroy()
    },
  }
}
