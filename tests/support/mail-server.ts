// A real mail server for tests and journeys, and a port where none is.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  port: number
  mails: Email[]
  raw: string[]
  /** Of every envelope, in order. */
  receivers: string[]
  close(): Promise<void>
}

/**
 * A real SMTP server that keeps what it gets; it refuses for good, or with the code or the whole answer given, whatever address
 * `refuses` names, and breaks the connection off when it has had a mail to one that `cuts` names.
 */
export async function openMailServer(
  port = 0,
  refuses: (address: string) => boolean | number | string = () => false,
  host = '127.0.0.1',
  cuts: (address: string) => boolean = () => false,
): Promise<MailServer> {
  const mails: Email[] = []
  const raw: string[] = []
  const receivers: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A pooled connection that nobody closed would hold it for half a minute.
    closeTimeout: 100,
    onRcptTo({ address }, _, done) {
      receivers.push(address)
      const refused = refuses(address)
      if (!refused) return done()
      const answer =
        typeof refused === 'string'
          ? refused
          : `${Number(refused) > 1 ? refused : 550} 5.1.1 <${address}>: no such mailbox`
      done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }))
    },
    onData(stream, { envelope, id }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        raw.push(Buffer.concat(parts).toString())
        mails.push(await PostalMime.parse(Buffer.concat(parts)))
        if (!envelope.rcptTo.some(({ address }) => cuts(address))) return done()
        for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
      })
    },
  })
  server.listen(port, host)
  await once(server.server, 'listening')
  const at = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    mails,
    raw,
    receivers,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** A port of this machine on which nothing listens. */
export async function findClosedPort(): Promise<number> {
  const probe: Server = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
