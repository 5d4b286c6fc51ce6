// Stands between a program and PostgreSQL, and can stop forwarding without closing anything, as a firewall does.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  /** Of the database, by way of the proxy. */
  url: string
  /** Nothing is forwarded any more, on no connection, old or new. */
  fallSilent(): void
  /** New connections are forwarded again; earlier ones stay silent. */
  recover(): void
  close(): void
}

export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const to = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let silent = false

  function forward(from: Socket, into: Socket): void {
    sockets.add(from)
    from.on('error', () => {})
    from.on('data', (bytes) => {
      if (!silenced.has(from)) into.write(bytes)
    })
    from.on('close', () => {
      sockets.delete(from)
      into.destroy()
    })
  }

  const silenced = new WeakSet<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(to.port), to.hostname)
    forward(client, database)
    forward(database, client)
    if (silent) for (const socket of [client, database]) silenced.add(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    fallSilent() {
      silent = true
      for (const socket of sockets) silenced.add(socket)
    },
    recover() {
      silent = false
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
