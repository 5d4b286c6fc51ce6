// Opens the door, and closes it so that nobody who was already inside is sent away.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'

export type Door = {
  /** The real port, when 0 was asked for. */
  port: number
  /** Takes no more connections, ends the requests in flight, then the connections. */
  drain(): Promise<void>
}

export type ListenOptions = {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
  /** Asked first; true when it has answered. */
  shortcut?: (request: IncomingMessage, response: ServerResponse) => boolean
  port: number
  /** Undefined: all addresses of this machine. */
  host?: string
}

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** Longer than proxies keep their side, so that they never send a request into a connection we just closed. */
const KEEP_ALIVE_MS = 75_000
/** What was on its way when the stop came has arrived by then. */
const GRACE_MS = 300
const DRAIN_MS = 8000

export async function listen({ fetch, shortcut, port, host }: ListenOptions): Promise<Door> {
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings))
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (!shortcut?.(request, response)) void answer(request, response)
    },
  )
  const traffic = watchTraffic(server)
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
    async drain() {
      const closed = new Promise<void>((resolve) => server.once('close', resolve))
      traffic.endKeepAlive()
      // Not http's own close(): that one cuts idle connections at once, and a request that is just arriving on
      // one of them would be lost.
      NetServer.prototype.close.call(server)
      const deadline = Date.now() + DRAIN_MS
      await delay(GRACE_MS)
      while (traffic.isBusy() && Date.now() < deadline) {
        traffic.closeIdle()
        await delay(20)
      }
      server.closeAllConnections()
      traffic.closeIdle()
      await closed
    },
  }
}

/** Which connections have a request in progress; one that has sent nothing yet counts as idle. */
function watchTraffic(server: Server) {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let keepAlive = true
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive &&= keepAlive
    const responses = connections.get(request.socket)
    responses?.add(response)
    response.once('close', () => responses?.delete(response))
  })
  return {
    endKeepAlive() {
      keepAlive = false
      for (const responses of connections.values()) {
        for (const response of responses) response.shouldKeepAlive = false
      }
    },
    isBusy: () => [...connections.values()].some((responses) => responses.size > 0),
    closeIdle() {
      for (const [socket, responses] of connections) if (responses.size === 0) socket.destroy()
    },
  }
}
