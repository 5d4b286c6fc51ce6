// Host-header poisoning: no link, redirect, canonical address or kept answer is made of what a request says of the host.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { listen } from '#platform/http/listen.ts'
import { insertAccount } from '#tests/support/accounts-shop.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertProduct } from '#tests/support/test-shop.ts'

const EVIL = 'evil.test'
const HOSTS: [how: string, target: (path: string) => string, headers: string[]][] = [
  ['as the host', (path) => path, [`Host: ${EVIL}`]],
  ['with a port', (path) => path, [`Host: ${EVIL}:8080`]],
  ['with an account before it', (path) => path, [`Host: shop.test@${EVIL}`]],
  [
    'as what a proxy says',
    (path) => path,
    [
      'Host: shop.test',
      ...['X-Forwarded-Host', 'X-Host', 'X-Forwarded-Server', 'X-HTTP-Host-Override'].map(
        (name) => `${name}: ${EVIL}`,
      ),
      `Forwarded: host=${EVIL};proto=https`,
      'X-Forwarded-Proto: https',
      'X-Original-URL: /admin',
      'X-Rewrite-URL: /admin',
    ],
  ],
  ['in an absolute target', (path) => `http://${EVIL}${path}`, ['Host: shop.test']],
]

const app = await createTestApp()
const supply = await insertProduct(app.shop)
const open = await listen({ ...app, port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await open.drain()
  await app.close()
})

async function ask(method: string, target: string, headers: string[], body = '') {
  const socket = connect(open.port, '127.0.0.1')
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close']
  const about = body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []
  socket.write(`${[...lines, ...about].join('\r\n')}\r\n\r\n${body}`)
  const answer = await text(socket)
  return { status: Number(answer.slice(9, 12)), answer }
}

it('Z-07: no response repeats the Host of a request, and no cached one depends on it', async () => {
  const paths = [
    ...['/', '/products', `/animals/${supply}`, '/admin', '/nothing', '/robots.txt', '/sitemap.xml'],
    ...['/manifest.webmanifest', '/api/openapi.json', '/api/docs', '/api/products', '/api/session'],
    `/api/auth/verify-email?token=x&callbackURL=https%3A%2F%2F${EVIL}`,
    '/api/auth/google?return=//evil.test',
  ]
  for (const path of paths) {
    // The first to ask is the one whose answer would be kept.
    const poisoned = []
    for (const [how, target, headers] of HOSTS) {
      const { status, answer } = await ask('GET', target(path), headers)
      expect(answer, `${path} ${how}`).not.toContain(EVIL)
      poisoned.push(status)
    }
    const plain = await ask('GET', path, ['Host: shop.test'])
    expect(plain.answer, path).not.toContain(EVIL)
    // Only a malformed host is refused; all others are answered as usual.
    for (const status of poisoned) expect([plain.status, 400], path).toContain(status)
    expect(poisoned.filter((status) => status === plain.status).length, path).toBeGreaterThanOrEqual(4)
  }
})

it('Z-07, X-14: links in mails lead to the shop, whatever Host the request had', async () => {
  await insertAccount(app.shop, 'victim@example.com')
  await insertAccount(app.shop, 'waiting@example.com', { isVerified: false })
  const person = { password: 'falaj-daris-77', firstName: 'مريم', lastName: 'البلوشية' }
  const asked = HOSTS.flatMap(([, target, headers], n) =>
    Object.entries({
      'request-password-reset': { email: 'victim@example.com' },
      'send-verification-email': { email: 'waiting@example.com' },
      'sign-up/email': { email: `new${n}@example.com`, ...person },
    }).map(([path, body]) => ask('POST', target(`/api/auth/${path}`), headers, JSON.stringify(body))),
  )
  await Promise.all(asked)
  const { rows } = await app.shop.pool.query<{ url: string }>(
    `SELECT data ->> 'url' AS url FROM pgboss.job WHERE name = 'send-mail'`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(12)
  for (const { url } of rows) expect(url).toMatch(/^http:\/\/shop\.test\//)
})
