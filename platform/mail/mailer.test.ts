import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOutbox } from '#tests/support/working-shop.ts'
import { createMailer } from './mailer.ts'

it('a mail sent twice is one file and one message', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const mailer = createMailer({ smtpUrl: undefined, dataDir, baseUrl: 'https://aleef.example' })
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
  await mailer.deliver(mail, identity)
  await mailer.deliver(mail, identity)
  const [written, ...more] = await readOutbox(dataDir)
  expect(more).toEqual([])
  expect(written?.messageId).toBe('<f0000000-0000-0000-0000-000000000000@aleef.example>')
  expect(written?.bcc ?? []).toEqual([])
})
