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

/** A real SMTP server that keeps what it gets; it refuses for good whatever address `refuses` names. */
export async function openMailServer(
  port = 0,
  refuses: (address: string) => boolean = () => false,
  host = '127.0.0.1',
): Promise<MailServer> {
  const mails: Email[] = []
  const raw: string[] = []
  const receivers: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      receivers.push(address)
      if (!refuses(address)) return done()
      done(Object.assign(new Error(`5.1.1 <${address}>: no such mailbox`), { responseCode: 550 }))
    },
    onData(stream, _, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        raw.push(Buffer.concat(parts).toString())
        mails.push(await PostalMime.parse(Buffer.concat(parts)))
        done()
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
