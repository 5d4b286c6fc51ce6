import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '#tests/support/mail-server.ts'
import { readOutbox } from '#tests/support/working-shop.ts'
import { createMailer, mailFailureOf } from './mailer.ts'

const baseUrl = 'https://aleef.example'
const mail = {
  from: { name: 'أليف', address: 'salam@aleef.om' },
  to: 'a@example.com',
  subject: 'قطط\r\nBcc: x@y.om',
  text: 'نص',
  html: '<p>نص</p>',
}
const identity = {
  id: 'f0000000-0000-0000-0000-000000000000',
  at: new Date('2026-11-21T10:00:00Z'),
  kind: 'activation',
}

it('writes a mail that is sent twice to one file, with one message id', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const mailer = createMailer({ smtpUrl: undefined, dataDir, baseUrl })
  await mailer.deliver(mail, identity)
  await mailer.deliver(mail, identity)
  const [written, ...more] = await readOutbox(dataDir)
  expect(more).toEqual([])
  expect(written?.messageId).toBe('<f0000000-0000-0000-0000-000000000000@aleef.example>')
  expect(written?.bcc ?? []).toEqual([])
})

it('Z-12: sends to another host over TLS only', async () => {
  const server = await openMailServer(0, undefined, '0.0.0.0')
  onTestFinished(() => server.close())
  const send = async (host: string) => {
    const mailer = createMailer({ smtpUrl: `smtp://${host}:${server.port}`, dataDir: '', baseUrl })
    onTestFinished(() => mailer.close())
    await mailer.deliver(mail, identity)
  }
  // An address of this machine that the mailer does not know as one.
  await expect(send('127.0.0.2')).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.receivers).toEqual([])
  await send('127.0.0.1')
  expect(server.receivers).toEqual([mail.to])
})

it('W-11: counts an SMTP refusal against the mailbox only if it concerns the mailbox', async () => {
  const answers = {
    '550 5.1.1 no such user': 'no-mailbox',
    '550 5.1.10 recipient address has null MX': 'no-mailbox',
    '550 5.2.1 mailbox disabled': 'no-mailbox',
    '550 no such user': 'no-mailbox',
    '554 5.7.1 relay access denied': 'barred',
    '550 5.7.1 blocked using Spamhaus': 'barred',
    '550 5.4.5 daily quota exceeded': 'barred',
    '552 5.2.2 mailbox full': 'barred',
    '553 5.1.8 sender domain not found': 'barred',
    '554 no': 'barred',
    '451 4.7.1 greylisted': 'later',
  } as const
  const [replies, meant] = [Object.keys(answers), Object.values(answers)]
  const server = await openMailServer(0, (address) => replies[Number.parseInt(address, 10)] ?? false)
  onTestFinished(() => server.close())
  const mailer = createMailer({ smtpUrl: server.url, dataDir: '', baseUrl })
  onTestFinished(() => mailer.close())
  const found: string[] = []
  for (const n of replies.keys())
    found.push(
      await mailer.deliver({ ...mail, to: `${n}@example.com` }, identity).then(() => 'sent', mailFailureOf),
    )
  expect(found).toEqual(meant)
})

it('W-11: reports a mail as unsent if there was no connection: the server closed before its greeting, or the mailer is closed', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const mailer = createMailer({ smtpUrl, dataDir: '', baseUrl })
  const failed = async () => mailer.deliver(mail, identity).then(() => 'sent', mailFailureOf)
  expect(await failed()).toBe('away')
  await mailer.close()
  expect(await failed()).toBe('away')
}, 60_000)
