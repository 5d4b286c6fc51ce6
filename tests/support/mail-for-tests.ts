// A shop whose workers run, and a mail server to send to. What is opened closes with the test.
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'
import type { Backups } from '#server/backup/run-daily-backup.ts'
import type { Context } from '#server/context.ts'
import { type JobQueue, openJobQueue } from '#server/jobs/job-queue.ts'
import { startWorkers } from '#server/jobs/start-workers.ts'
import { createLog } from '#server/log.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { folderDisk } from '#server/media/media-disk.ts'
import { closers } from './closers.ts'
import { createTestShop, type TestShop } from './shop-for-tests.ts'

export type WorkingShop = TestShop & { queue: JobQueue; dataDir: string; mails(): Email[] | Promise<Email[]> }

export async function openWorkingShop(smtpUrl?: string, over: Partial<Context> = {}): Promise<WorkingShop> {
  const shop = await createTestShop()
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-mail-'))
  closers.push(
    () => rmSync(dataDir, { recursive: true }),
    () => shop.close(),
  )
  const queue = await openJobQueue(shop.db, createLog('silent'))
  const context = { ...shop.context, jobs: queue, log: createLog('silent'), ...over }
  const mailer = createMailer({ smtpUrl, dataDir, baseUrl: context.baseUrl })
  closers.push(
    () => mailer.close(),
    () => queue.stop(),
  )
  await startWorkers(context, queue, mailer, backupsInto(dataDir))
  return { ...shop, context, queue, dataDir, mails: () => readOutbox(dataDir) }
}

/** Nothing is backed up in a test of mails: its shop is too young. */
export function backupsInto(folder: string): Backups {
  return { disk: folderDisk(folder), place: { folder, disk: folderDisk(folder), bucket: undefined } }
}

export function outboxFiles(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'outbox'), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .sort()
}

export function readOutbox(dataDir: string): Promise<Email[]> {
  return Promise.all(
    outboxFiles(dataDir).map((name) => PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)))),
  )
}

type MailServer = {
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
  server.listen(port, '127.0.0.1')
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

/** Waits until every mail job of the shop is in this state. */
export async function mailJobsAre(shop: Pick<TestShop, 'pool'>, state: 'retry' | 'completed', count: number) {
  await vi.waitFor(
    async () => {
      const { rows } = await shop.pool.query(`SELECT state FROM pgboss.job WHERE name = 'send-mail'`)
      expect(rows).toEqual(Array(count).fill({ state }))
    },
    { timeout: 15_000, interval: 50 },
  )
}
