import type { Email } from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { supportRequest } from '#contract/support-request.ts'
import { createRateLimits } from '#server/access/rate-limits.ts'
import { findClosedPort, type MailServer, openMailServer } from '#tests/support/mail-server.ts'
import { mailJobsAre, openWorkingShop, readOutbox, type WorkingShop } from '#tests/support/working-shop.ts'
import { sendSupportMessage } from './send-support-message.ts'

const MESSAGE = {
  customerName: 'مريم الحارثية',
  customerEmail: 'maryam@example.com',
  customerPhone: undefined as string | undefined,
  subject: 'سؤال عن قط شيرازي',
  priority: 'urgent' as const,
  message: 'السلام عليكم،\nهل هو <مطعّم>؟\n\nشكراً',
}
const SENDER = { clientAddress: '192.0.2.1', customer: null, key: undefined }

function send({ context }: WorkingShop, change: Partial<typeof MESSAGE> = {}, key?: string) {
  const limits = createRateLimits(context)
  return sendSupportMessage(context, limits, { ...MESSAGE, ...change }, { ...SENDER, key })
}

describe('the mail about a message', () => {
  it('S-CON-03, S-CON-06: names sender, urgency, content and time in Muscat, to the shop', async () => {
    const server = await openMailServer()
    onTestFinished(() => server.close())
    const shop = await openWorkingShop(server.url, { now: () => new Date('2026-11-21T20:05:00Z') })
    await shop.pool.query(`UPDATE settings SET notification_email = 'desk@aleef.om'`)
    await send(shop)
    await mailJobsAre(shop, 'completed', 1)

    const [mail, ...others] = server.mails
    expect(others).toEqual([])
    expect(mail?.to).toEqual([{ name: '', address: 'desk@aleef.om' }])
    expect(mail?.replyTo).toEqual([{ name: '', address: MESSAGE.customerEmail }])
    expect(mail?.from?.address).toBe('salam@aleef.om')
    expect(mail?.subject).toContain(MESSAGE.subject)
    for (const body of [mail?.text ?? '', mail?.html ?? '']) {
      expect(body).toContain('مريم الحارثية')
      expect(body).toContain('maryam@example.com')
      expect(body).toContain('غير محدد')
      expect(body).toContain('سؤال عن قط شيرازي')
      expect(body).toContain('عاجلة')
      expect(body).toContain('22 نوفمبر 2026 في 12:05\u00A0ص بتوقيت مسقط')
    }
    expect(mail?.text).toContain('  السلام عليكم،\n  هل هو <مطعّم>؟\n  \n  شكراً')
    expect(mail?.html).toContain('السلام عليكم،<br/>هل هو &lt;مطعّم&gt;؟<br/><br/>شكراً')
  })

  it('Z-05, X-30: field contents stay text, and add no header and no recipient', async () => {
    const shop = await openWorkingShop()
    await send(shop)
    for (const payload of PAYLOADS) {
      const words = { customerName: payload, subject: payload, message: payload }
      const { companyFax: _, ...input } = supportRequest.parse({ ...MESSAGE, ...words })
      expect(await send(shop, { ...input, priority: 'urgent', customerPhone: undefined })).toMatchObject({
        ok: true,
      })
    }
    await mailJobsAre(shop, 'completed', PAYLOADS.length + 1)
    const mails = await readOutbox(shop.dataDir)
    expect(mails).toHaveLength(PAYLOADS.length + 1)
    const [harmless = ''] = mails.filter(({ subject }) => subject?.includes(MESSAGE.subject)).map(elements)
    for (const mail of mails) {
      expect(mail.to?.map(({ address }) => address)).toEqual(['salam@aleef.om'])
      expect([...(mail.cc ?? []), ...(mail.bcc ?? [])]).toEqual([])
      expect(mail.headers.map(({ key }) => key)).toEqual(mails[0]?.headers.map(({ key }) => key))
      // Markup is the template's own: the same elements as in the mail about harmless words.
      expect(elements(mail)).toBe(harmless)
    }
    const texts = mails.map(({ text }) => text).join()
    for (const payload of PAYLOADS.slice(0, 8)) expect(texts).toContain(payload)
  })
})

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE support_messages; --",
  '</td></tr></table><h1>مبروك</h1>',
  '<a href="javascript:alert(1)">اضغط</a>',
  '<!-- تعليق -->',
  '{{constructor.constructor("return 1")()}} <%= 7*7 %> #{7*7}',
  '&lt;b&gt; &amp; &#60;',
  'سطر\r\nBcc: victim@example.com\r\n\r\n<b>جسم</b>',
  'سطر%0d%0aBcc:%20victim@example.com',
  '=?utf-8?B?PGI+?= \r\n.\r\nMAIL FROM:<x@y.om>',
  '\u202E<b>\u2066معكوس',
]

/** Every element in order, but the line breaks of the message. */
function elements({ html = '' }: Email): string {
  return [...html.matchAll(/<\s*([a-z!/][\w-]*)/gi)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => name !== 'br')
    .join()
}

it('R-09: a message sent during an outage of the mail server is mailed later, once', async () => {
  const port = await findClosedPort()
  let server: MailServer | undefined
  onTestFinished(() => server?.close())
  const shop = await openWorkingShop(`smtp://127.0.0.1:${port}`)
  const first = await send(shop, {}, 'one-form-sent-twice')
  const again = await send(shop, {}, 'one-form-sent-twice')
  expect(again).toEqual(first)
  await mailJobsAre(shop, 'retry', 1)

  server = await openMailServer(port)
  // The time until the next try passes.
  await shop.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
  await mailJobsAre(shop, 'completed', 1)
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]?.replyTo?.[0]?.address).toBe(MESSAGE.customerEmail)
}, 40_000)

it('X-31: a newsletter mail offers one-click unsubscribing to mail programs', async () => {
  const server = await openMailServer()
  onTestFinished(() => server.close())
  const shop = await openWorkingShop(server.url)
  await shop.queue.enqueue(shop.db, 'send-mail', [
    { mail: 'newsletter-welcome', to: 'noor@example.com', unsubscribeToken: 'a-token' },
  ])
  await mailJobsAre(shop, 'completed', 1)
  expect(server.mails[0]?.headers).toContainEqual(
    expect.objectContaining({
      key: 'list-unsubscribe',
      value: '<http://shop.test/api/newsletter/unsubscribe?token=a-token>',
    }),
  )
  expect(server.mails[0]?.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  )
})
