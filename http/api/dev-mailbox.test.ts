import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import type { ShopEnv } from '#http/shop-env.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { devMailbox } from './dev-mailbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aleef-mailbox-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('lists sent mails, newest first, and runs nothing in them', async () => {
  const app = new Hono<ShopEnv>()
  devMailbox(app, dataDir)
  expect(await (await app.request('/dev/mailbox')).text()).toContain('لا رسائل بعد')

  const mailer = createMailer({ smtpUrl: undefined, dataDir, baseUrl: 'http://shop.test' })
  const link = 'http://shop.test/api/auth/verify-email?token=a.b.c&callbackURL=%2Fauth'
  const mail = (subject: string) => ({
    from: { name: 'أليف', address: 'salam@aleef.om' },
    to: 'maryam@example.com',
    subject,
    text: `مرحباً <script>alert(1)</script>\n\n${link}\n`,
    html: '<p style="color:red">مرحباً</p><script>alert(1)</script>',
  })
  const identity = (n: number) => ({
    id: `00000000-0000-0000-0000-00000000000${n}`,
    at: new Date(n * 1000),
    kind: 'activation',
  })
  await mailer.deliver(mail('الأولى'), identity(1))
  await mailer.deliver(mail('الثانية، وعنوانها طويل جداً حتى لا تتسع له كلمة مرمّزة واحدة'), identity(2))
  writeFileSync(join(dataDir, 'secret.eml'), 'secret')

  const list = await (await app.request('/dev/mailbox')).text()
  expect(list.indexOf('الثانية، وعنوانها طويل جداً حتى لا تتسع له كلمة مرمّزة واحدة')).toBeGreaterThan(0)
  expect(list.indexOf('الثانية')).toBeLessThan(list.indexOf('الأولى'))
  const href = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? ''
  const shown = await (await app.request(href)).text()
  expect(shown).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  // A long token does not push the page out of a phone.
  expect(shown).toMatch(/verify-ema.*<wbr>.*ail.token/)
  expect(shown).not.toContain('<script>')
  const whole = await app.request(`${href}/html`)
  expect(whole.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  for (const name of ['..%2Fsecret.eml', 'none.eml', 'secret.eml']) {
    expect((await app.request(`/dev/mailbox/${name}`)).status).toBe(404)
  }
})
