import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '#tests/support/mail-server.ts'
import { readOutbox } from '#tests/support/working-shop.ts'
import { createMailer } from './mailer.ts'

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

it('a mail sent twice is one file and one message', async () => {
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

it('Z-12: a mail goes to another machine over TLS or not at all', async () => {
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
