import { serve } from '@hono/node-server'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { writeEml } from '#platform/mail/write-eml.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { startWorkers } from '#server/workers/start-workers.ts'
import { createAccountsShop } from '#tests/support/accounts-shop.ts'
import { HARMLESS, mailSamples, type Words, writeMessage } from '#tests/support/mail-samples.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { PAYLOADS } from '#tests/support/payloads.ts'
import { rounds } from '#tests/support/rounds.ts'
import { createTestShop } from '#tests/support/test-shop.ts'
import { backupsInto } from '#tests/support/working-shop.ts'
import { composeMail } from './compose-mail.ts'

const shop = await createTestShop()
afterAll(() => shop.close())

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

/** One text of several payloads takes a mail to compose as one payload does. */
function inGroups(payloads: readonly string[], size: number): string[] {
  return payloads.flatMap((_, n) => (n % size ? [] : [payloads.slice(n, n + size).join(' ')]))
}

it(`Z-05: ${PAYLOADS.length} payloads in every text field stay text in every mail, and add no header and no recipient`, async () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(120)
  const identity = { messageId: '<x@shop.test>', date: new Date(0) }
  const read = (mail: Mail) => PostalMime.parse(writeEml(mail, identity))
  const harmless = new Map<string, { mail: Mail; elements: string; headers: string[] }>()
  for (const { name, mail } of await mailsAbout(HARMLESS))
    harmless.set(name, { mail, elements: skeleton(mail.html), headers: headersOf(await read(mail)) })
  for (const payload of inGroups(PAYLOADS, rounds(18, 1))) {
    for (const { name, mail } of await mailsAbout(asWords(payload))) {
      const plain = harmless.get(name)
      const about = `${name}: ${payload.slice(0, 60)}`
      expect(skeleton(mail.html), about).toBe(plain?.elements)
      expect(mail.subject, about).not.toMatch(/[\r\n]/)
      const found = await read(mail)
      expect(headersOf(found), about).toEqual(plain?.headers)
      expect(receiversOf(found), about).toEqual([
        plain?.mail.to.startsWith('person-') ? mail.to : plain?.mail.to,
      ])
    }
  }
}, 400_000)

it('Z-05: by SMTP too, each mail has one recipient and the shop’s own headers, whatever names and subjects contain', async () => {
  const server = await openMailServer()
  const mailer = createMailer({ smtpUrl: server.url, dataDir: '/nowhere', baseUrl: 'http://shop.test' })
  onTestFinished(() => server.close())
  onTestFinished(() => mailer.close())
  const identity = { id: 'one', at: new Date(0), kind: 'x' }
  const payloads = inGroups(PAYLOADS, rounds(3, 1))
  for (const words of [HARMLESS, ...payloads.map(asWords)]) {
    const mail = await messageWith(words)
    // The shop's own name and the receiver, too, as nothing checked them.
    const strange = { ...mail, from: { ...mail.from, name: words.subject } }
    await mailer.deliver(strange, identity)
  }
  const [first, ...others] = server.mails as [Email, ...Email[]]
  expect(others).toHaveLength(payloads.length)
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
  onTestFinished(() => accounts.close())
  onTestFinished(() => server.close())
  onTestFinished(() => mailer.close())
  onTestFinished(() => queue.stop())
  onTestFinished(() => new Promise<void>((done) => http.close(() => done())))
  await startWorkers(accounts.context, queue, mailer, backupsInto('/nowhere'))
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
