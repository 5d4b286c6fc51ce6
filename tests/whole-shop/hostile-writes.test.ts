// What other sites and strangers send to each route that changes something, made from the table of the routes: a new
// route is tried by itself.
import { afterAll, expect, it } from 'vitest'
import { insertRun } from '#tests/support/delivery-run.ts'
import { digestOfData } from '#tests/support/digest-of-data.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { BASE_URL, createTestApp, SECRET } from '#tests/support/test-app.ts'
import { CHECKOUT } from '#tests/support/test-shop.ts'

/** Of an administrator, who drives a run too. */
const app = await createTestApp()
const admin = await insertPerson(app.shop, SECRET, { isAdmin: true })
const run = await insertRun(app.shop)
const cookie = `${admin.cookie}; ${run.cookie}`
afterAll(() => app.close())

const writes = () => app.api.endpoints.filter(({ method }) => method !== 'GET')
const addressOf = (path: string) => path.replace(/:\w+/g, '1')

const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.test' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: `${BASE_URL}.evil.test` },
  { Origin: BASE_URL.replace('http:', 'https:') },
  { Origin: `${BASE_URL}:8080` },
  { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
]
const BODIES: [type: string | undefined, body: string | undefined][] = [
  ['application/json', '{}'],
  ['text/plain', '{"email":"a@b.om","quantity":1}'],
  ['application/x-www-form-urlencoded', 'email=a%40b.om&quantity=1'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  ],
  [undefined, undefined],
]

it('Z-03: every route refuses writes from another site, in any disguise, and changes nothing', async () => {
  const before = await digestOfData(app.shop)
  const wrong: string[] = []
  for (const { method, path } of writes())
    for (const headers of FOREIGN)
      for (const [type, body] of BODIES) {
        const response = await app.request(addressOf(path), {
          method,
          headers: { Cookie: cookie, ...headers, ...(type && { 'Content-Type': type }) },
          ...(body !== undefined && { body }),
        })
        const { code } = (await response.json()) as { code: string }
        if (response.status !== 403 || code !== 'foreign-origin')
          wrong.push(`${method} ${path} ${JSON.stringify(headers)} ${type}: ${response.status}`)
      }
  expect(wrong).toEqual([])
  expect(await digestOfData(app.shop)).toEqual(before)
  expect(writes().length).toBeGreaterThan(20)
})

it('Z-03: refuses a browser form without an Origin', async () => {
  const before = await digestOfData(app.shop)
  const wrong: string[] = []
  for (const { method, path } of writes().filter(({ body }) => body))
    for (const [type, body] of BODIES.slice(1, 4)) {
      const response = await app.request(addressOf(path), {
        method,
        headers: { Cookie: cookie, 'Content-Type': type ?? '', 'Idempotency-Key': 'a-form-of-another' },
        body: body ?? '',
      })
      if (response.status !== 415) wrong.push(`${method} ${path} ${type}: ${response.status}`)
    }
  expect(wrong).toEqual([])
  expect(await digestOfData(app.shop)).toEqual(before)
})

/** Open to other programs, which may send more; unknown fields are dropped (E-MSG-01, X-31). */
const DEAF = ['/api/support', '/api/newsletter', '/api/newsletter/confirm']
const EXTRA = ['isAdmin', 'is_admin', 'isOwner', 'emailVerified', 'role', 'userId', 'createdAt']

it('A-PLAT-06, Z-01, X-08: every route refuses unknown fields by name, and changes nothing', async () => {
  const before = await digestOfData(app.shop)
  const fields = EXTRA.map((name) => `"${name}":true`).join()
  const body = `{${fields},"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`
  const wrong: string[] = []
  for (const { method, path } of writes().filter((endpoint) => endpoint.body)) {
    if (DEAF.includes(path)) continue
    const response = await app.request(addressOf(path), {
      method,
      headers: {
        Cookie: cookie,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'with-more-than-asked-for',
      },
      body,
    })
    const { errors = {} } = (await response.json()) as { errors?: Record<string, string[]> }
    const taken = EXTRA.filter((name) => !errors[name])
    if (response.status !== 422 || taken.length > 0)
      wrong.push(`${method} ${path}: ${response.status} ${taken.join()}`)
  }
  expect(wrong).toEqual([])
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  expect(await digestOfData(app.shop)).toEqual(before)
})

it('W-11, Z-03: mail programs unsubscribe by a form without an Origin (RFC 8058); another site cannot', async () => {
  const leave = (headers: Record<string, string>) =>
    app.request('/api/newsletter/unsubscribe?token=of-nobody', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    })
  expect(await (await leave({})).json()).toMatchObject({ code: 'invalid-token' })
  expect(await (await leave({ Origin: 'https://evil.test' })).json()).toMatchObject({
    code: 'foreign-origin',
  })
})

it('Z-03: a read changes nothing, however it is requested', async () => {
  const before = await digestOfData(app.shop)
  for (const { path } of app.api.endpoints.filter(({ method }) => method === 'GET'))
    await app.request(addressOf(path), { headers: { Cookie: cookie, Origin: 'https://evil.test' } })
  // A file that is taken is noted (T-03).
  const { rowCount } = await app.shop.pool.query(`SELECT FROM audit_log WHERE action <> 'export.created'`)
  expect(rowCount).toBe(0)
  const auditLog = { 'public.audit_log': expect.any(String) }
  expect(await digestOfData(app.shop)).toEqual({ ...before, ...auditLog })
})

const INJECTED = [
  ...['victim@example.com\r\nBcc: all@evil.test', 'victim@example.com\nTo: all@evil.test'],
  ...[
    'victim@example.com%0d%0aBcc: all@evil.test',
    'victim@example.com,all@evil.test',
    'a@evil.test; b@evil.test',
  ],
  ...[
    'Victim <all@evil.test>',
    '"a\r\nb"@evil.test',
    'a@[127.0.0.1]',
    'a@evil.test\u2028Bcc: b@evil.test',
    '\r\n@evil.test',
  ],
]

it('A-AUTH-09, X-36: refuses an address with a second header, a second address or a name, wherever one is entered', async () => {
  const person = { password: 'wadi-shab-88', firstName: 'مريم', lastName: 'البلوشية' }
  const support = { customerName: 'مريم', subject: 'سؤال', message: 'متى تفتحون؟' }
  const bodies: [path: string, of: (email: string) => object][] = [
    ['/api/auth/sign-up/email', (email) => ({ ...person, email })],
    ['/api/auth/sign-in/email', (email) => ({ email, password: 'wadi-shab-88' })],
    ['/api/auth/request-password-reset', (email) => ({ email })],
    ['/api/auth/send-verification-email', (email) => ({ email })],
    ['/api/admin/admins', (email) => ({ email, password: 'Falaj-Daris-77' })],
    ['/api/newsletter', (email) => ({ email })],
    ['/api/support', (customerEmail) => ({ ...support, customerEmail })],
    ['/api/orders', (customerEmail) => ({ ...CHECKOUT, customerEmail })],
  ]
  const before = await digestOfData(app.shop)
  for (const [path, of] of bodies)
    for (const email of INJECTED) {
      const response = await app.request(path, {
        method: 'POST',
        headers: {
          Cookie: cookie,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'two-headers',
        },
        body: JSON.stringify(of(email)),
      })
      expect([path, email, response.status]).toEqual([path, email, 422])
    }
  expect(await digestOfData(app.shop)).toEqual(before)
})
