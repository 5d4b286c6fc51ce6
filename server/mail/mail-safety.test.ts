import { serve } from '@hono/node-server'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startWorkers } from '#server/jobs/start-workers.ts'
import { createAccountsShop } from '#tests/support/accounts-for-tests.ts'
import { closers, openMailServer } from '#tests/support/mail-for-tests.ts'
import { HARMLESS, mailSamples, type Words, writeMessage } from '#tests/support/mail-samples.ts'
import { createTestShop, type TestShop } from '#tests/support/shop-for-tests.ts'
import { openJobQueue } from '../jobs/job-queue.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'
import { createMailer } from './mailer.ts'
import { writeEml } from './write-eml.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const CODE = 'alert(document.cookie)'
const PAYLOADS = [
  `<script>${CODE}</script>`,
  `</script><script>${CODE}</script>`,
  `<ScRiPt src=//x.om>${CODE}</sCrIpT>`,
  `<img src=x onerror=${CODE}>`,
  `"><img src=x onerror="${CODE}">`,
  `'><svg/onload=${CODE}>`,
  `<svg><script>${CODE}</script></svg>`,
  `<body onload=${CODE}>`,
  `<iframe srcdoc="<script>${CODE}</script>">`,
  `<a href="javascript:${CODE}">اضغط</a>`,
  `<math><mi xlink:href="javascript:${CODE}">x`,
  `<details open ontoggle=${CODE}>`,
  '<style>*{display:none}</style>',
  '</style><h1>مبروك</h1>',
  '</td></tr></table><h1>مبروك</h1>',
  '</title><script>1</script>',
  '<base href="https://x.om/">',
  '<meta http-equiv="refresh" content="0;url=https://x.om">',
  '<link rel=stylesheet href=//x.om/a.css>',
  '<form action=//x.om><input name=password>',
  '<object data="data:text/html,<b>">',
  '<embed src=//x.om>',
  '<!-- تعليق --><!--[if mso]><b>x</b><![endif]-->',
  '<![CDATA[<b>]]>',
  '<?xml version="1.0"?><b/>',
  '<table background="javascript:alert(1)">',
  '<div style="background:url(//x.om/p.gif)">',
  '<input autofocus onfocus=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&amp;&quot;&apos;',
  '"onmouseover="alert(1)',
  "' onclick='alert(1)",
  '`${'.concat('alert(1)}`'),
  '{{constructor.constructor("return 1")()}}',
  '<%= 7*7 %>',
  '#{7*7} @(7*7)',
  "'; DROP TABLE orders; --",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\\u003cscript\\u003e',
  'سطر\r\nBcc: victim@example.com',
  'سطر\nBcc: victim@example.com\n\n<b>جسم</b>',
  'سطر\rTo: victim@example.com',
  'سطر%0d%0aBcc:%20victim@example.com',
  'سطر\u2028Bcc: victim@example.com\u2029',
  'سطر\u0085Bcc: victim@example.com',
  '\u000bBcc: victim@example.com\u000c',
  'اسم" <victim@example.com>, "',
  'victim@example.com, other@example.com',
  'victim@example.com; other@example.com',
  '<victim@example.com>',
  '=?utf-8?B?PGI+?= =?utf-8?Q?=0D=0ABcc:_v=40x.om?=',
  '\r\n.\r\nMAIL FROM:<x@y.om>\r\nRCPT TO:<victim@example.com>',
  '\r\n--=_boundary\r\nContent-Type: text/html\r\n\r\n<b>',
  'Content-Type: text/html\r\n\r\n<b>جسم</b>',
  '«أليف» <b>',
  '\u202E<b>\u2066معكوس\u2069',
  '\uFEFF<b>\u200B',
  'أ'.repeat(10_000),
  '<b>'.repeat(3_000),
  '😀<i>👩‍👩‍👧‍👦',
]

const asWords = (payload: string): Words =>
  Object.fromEntries(Object.keys(HARMLESS).map((field) => [field, payload])) as Words

async function mailsAbout(words: Words): Promise<{ name: string; mail: Mail }[]> {
  const samples = await mailSamples(shop, words)
  return Promise.all(
    samples.map(async ({ name, job }) => {
      const mail = await composeMail(shop.context, job)
      if (!mail) throw new Error(`${name}: nobody to write to`)
      return { name, mail }
    }),
  )
}

/** The mail whose subject and sender's name people write themselves, with each payload. */
async function messageWith(words: Words): Promise<Mail> {
  const job = { mail: 'support-message' as const, messageId: await writeMessage(shop, words) }
  return (await composeMail(shop.context, job)) as Mail
}

/** Every element with the names of its attributes, in order, but the line breaks of messages. */
function skeleton(html: string): string {
  return [...html.matchAll(/<([a-z!/][\w-]*)((?:"[^"]*"|[^">])*)>/gi)]
    .map(([, name = '', rest = '']) => `${name}${[...rest.matchAll(/\s([\w-]+)=/g)].map(([, key]) => key)}`)
    .filter((element) => !element.startsWith('br'))
    .join()
}

const headersOf = ({ headers }: Email) => headers.map(({ key }) => key)
const receiversOf = ({ to = [], cc = [], bcc = [] }: Email) =>
  [...to, ...cc, ...bcc].map(({ address }) => address)

it(`Z-05: ${PAYLOADS.length} payloads in every text field stay text in every mail, and add no header and no receiver`, async () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(60)
  const harmless = new Map((await mailsAbout(HARMLESS)).map(({ name, mail }) => [name, mail]))
  const identity = { messageId: '<x@shop.test>', date: new Date(0) }
  for (const payload of PAYLOADS) {
    for (const { name, mail } of await mailsAbout(asWords(payload.replaceAll('\0', '')))) {
      const plain = harmless.get(name)
      const about = `${name}: ${payload.slice(0, 60)}`
      expect(skeleton(mail.html), about).toBe(skeleton(plain?.html ?? ''))
      expect(mail.subject, about).not.toMatch(/[\r\n]/)
      const [read, expected] = await Promise.all(
        [mail, plain].map((one) => PostalMime.parse(writeEml(one as Mail, identity))),
      )
      expect(headersOf(read as Email), about).toEqual(headersOf(expected as Email))
      expect(receiversOf(read as Email), about).toEqual([
        plain?.to.startsWith('person-') ? mail.to : plain?.to,
      ])
    }
  }
}, 120_000)

it('Z-05: the same by SMTP: one receiver, the shop’s own headers, whatever stands in names and subjects', async () => {
  const server = await openMailServer()
  const mailer = createMailer({ smtpUrl: server.url, dataDir: '/nowhere', baseUrl: 'http://shop.test' })
  closers.push(
    () => server.close(),
    () => mailer.close(),
  )
  const identity = { id: 'one', at: new Date(0), kind: 'x' }
  for (const words of [HARMLESS, ...PAYLOADS.map(asWords)]) {
    const mail = await messageWith(words)
    // The shop's own name and the receiver, too, as nothing checked them.
    const strange = { ...mail, from: { ...mail.from, name: words.subject } }
    await mailer.deliver(strange, identity)
  }
  const [first, ...others] = server.mails as [Email, ...Email[]]
  expect(others).toHaveLength(PAYLOADS.length)
  for (const mail of others) {
    expect(headersOf(mail).sort()).toEqual(headersOf(first).sort())
    expect(receiversOf(mail)).toEqual(['salam@aleef.om'])
    expect(mail.from?.address).toBe('salam@aleef.om')
  }
  expect(new Set(server.receivers)).toEqual(new Set(['salam@aleef.om']))

  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'x <b@example.com>',
  ]) {
    const mail = { ...(await messageWith(HARMLESS)), to }
    await mailer.deliver(mail, identity).catch(() => {})
    expect(writeEml(mail, { messageId: '<x@y>', date: new Date(0) })).not.toMatch(/^Bcc/m)
  }
  expect(server.receivers).not.toContain('b@example.com')
}, 60_000)

it('A-AUTH-05, A-PWD-02: links come from BASE_URL, whatever host a request claims', async () => {
  const server = await openMailServer()
  const accounts = await createAccountsShop()
  const queue = await openJobQueue(accounts.db, accounts.context.log)
  const mailer = createMailer({ smtpUrl: server.url, dataDir: '/nowhere', baseUrl: 'http://shop.test' })
  const http = serve({ fetch: accounts.app.fetch, port: 0, hostname: '127.0.0.1' })
  closers.push(
    () => accounts.close(),
    () => server.close(),
    () => mailer.close(),
    () => queue.stop(),
    () => new Promise((done) => http.close(done)),
  )
  await startWorkers(accounts.context, queue, mailer)
  const { port } = http.address() as { port: number }
  const post = (path: string, body: object) => postForged(port, path, body)
  const person = {
    email: 'maryam@example.com',
    firstName: 'مريم',
    lastName: 'الحارثية',
    password: 'falaj-daris-77',
  }
  expect(await post('/api/auth/sign-up/email', person)).toBe(200)
  expect(await post('/api/auth/request-password-reset', { email: person.email })).toBe(200)
  expect(await post('/api/auth/sign-up/email', { ...person, email: 'noor@example.com' })).toBe(200)
  await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(2), {
    timeout: 15_000,
    interval: 50,
  })
  for (const { text = '', html = '' } of server.mails) {
    expect(text + html).not.toMatch(/evil/)
    for (const [url] of text.matchAll(/https?:\/\/\S+/g)) expect(url).toMatch(/^http:\/\/shop\.test\//)
  }
}, 40_000)

/** By a socket of its own: `fetch` would not let the host be claimed. */
async function postForged(port: number, path: string, body: object): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'host=evil.example',
          'content-type': 'application/json',
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}
