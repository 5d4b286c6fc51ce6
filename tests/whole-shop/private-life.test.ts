// Z-11: a customer's whole life at the shop, with words that appear nowhere else, and where they are found afterwards.
import { afterAll, expect, it } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { insertAnimal, insertProduct } from '#tests/support/test-shop.ts'

const EMAIL = 'marker-email@private.example'
const PRIVATE: Record<string, string> = {
  email: EMAIL,
  password: 'Marker-Password-71',
  newPassword: 'Marker-Renewed-72',
  wrongPassword: 'Marker-Guessed-73',
  firstName: 'اسممميز',
  lastName: 'لقبمميز',
  phone: '91827364',
  storedPhone: '+96891827364',
  address: 'عنوان مميز جداً 74',
  notes: 'ملاحظة مميزة جداً 75',
  sender: 'محوّل مميز 76',
  reference: 'MARKERREF77',
  message: 'رسالة مميزة جداً 78',
  newsletter: 'marker-news@private.example',
  code: 'marker-google-code-79',
  setupToken: 'MARK-ERTO-KEN8-9999',
}

let logged = ''
/** What others than the customer were answered, and every refusal. */
const answered: string[] = []
let cookies = new Map<string, string>()
const log = createLog('info', {
  write(line) {
    logged += line
  },
})
const app = await createTestApp({ context: { log } })
afterAll(() => app.close())

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(path, {
    method,
    headers: {
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'User-Agent': 'a browser',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) PRIVATE[`cookie ${name} ${value.slice(0, 8)}`] = value
    if (value && value !== '1') cookies.set(name, value)
  }
  if (response.status >= 400) answered.push(await response.clone().text())
  return response
}

const ok = async (...call: Parameters<typeof send>) => {
  const response = await send(...call)
  expect([call[1], response.status < 400]).toEqual([call[1], true])
  return (await response.json().catch(() => ({}))) as Record<string, never>
}

async function tokenOfMail(mail: string): Promise<string> {
  const { rows } = await app.shop.pool.query<{ data: { url?: string; confirmToken?: string } }>(
    `SELECT data FROM pgboss.job WHERE data ->> 'mail' = $1 ORDER BY created_on DESC LIMIT 1`,
    [mail],
  )
  const { url = '', confirmToken } = rows[0]?.data ?? {}
  const token = confirmToken ?? /token=([^&]+)/.exec(url)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(10)
  PRIVATE[`token of ${mail}`] = token
  return token
}

async function live(): Promise<void> {
  const { email, password, newPassword, wrongPassword, firstName, lastName, phone } = PRIVATE
  const { address, notes, sender, reference, message, newsletter, code, setupToken } = PRIVATE
  await ok('POST', '/api/auth/sign-up/email', { email, password, firstName, lastName })
  await send('POST', '/api/auth/sign-in/email', { email, password })
  await ok('GET', `/api/auth/verify-email?token=${await tokenOfMail('activation')}`)
  await send('POST', '/api/auth/sign-in/email', { email, password: wrongPassword })
  await ok('POST', '/api/auth/sign-in/email', { email, password })
  await ok('PATCH', '/api/profile', { phone, address })
  await send('PATCH', '/api/profile', { phone: `${phone}99999`, email, address: 7 })
  await send('PATCH', '/api/profile', `{"address":"${address}`)

  const [animal, supply] = [await insertAnimal(app.shop), await insertProduct(app.shop)]
  for (const productId of [animal, supply]) await ok('POST', '/api/cart', { productId, quantity: 1 })
  const checkout = {
    ...{ customerName: `${firstName} ${lastName}`, customerPhone: phone, customerAddress: address },
    ...{ customerNotes: notes, customerEmail: email, regionId: 1, acceptedTerms: true },
  }
  await send('POST', '/api/orders', checkout)
  await send('POST', '/api/orders', { ...checkout, regionId: 3 }, { 'Idempotency-Key': 'to-another-region' })
  const order = await ok('POST', '/api/orders', checkout, { 'Idempotency-Key': 'marker-key-80' })
  const transfer = { senderName: sender, reference }
  await send('POST', `/api/orders/${order.id}/payment-sent`, { ...transfer, more: sender })
  await ok('POST', `/api/orders/${order.id}/payment-sent`, transfer)
  await ok('GET', '/api/orders')

  const support = { customerName: `${firstName}`, customerEmail: email, subject: 'سؤال', message }
  await ok('POST', '/api/support', { ...support, customerPhone: phone })
  await ok('POST', '/api/newsletter', { email: newsletter })
  await ok('POST', '/api/newsletter/confirm', { token: await tokenOfMail('newsletter-confirm') })
  await send('POST', '/api/auth/google/callback', { code, state: code })
  await send('POST', '/api/auth/first-admin', { email, password, setupToken })

  await ok('POST', '/api/auth/request-password-reset', { email })
  const token = await tokenOfMail('password-reset')
  await send('POST', '/api/auth/reset-password', { token, newPassword: '12345' })
  await ok('POST', '/api/auth/reset-password', { token, newPassword })
  await send('POST', '/api/auth/reset-password', { token, newPassword })
  cookies = new Map()
  await ok('POST', '/api/auth/sign-in/email', { email, password: newPassword })
  // As somebody would put it into an address by mistake, on pages that fail and on those that nobody has.
  for (const path of ['/broken', '/nothing', '/api/nothing', '/admin/users'])
    await send('GET', `${path}?q=${encodeURIComponent(`${address} ${phone}`)}&email=${email}`)
  await send('GET', `/api/call/${phone}/${email}`)
}

/** Everybody else, afterwards: pages and the public part of the API, with what is kept of them. */
async function lookAround(): Promise<void> {
  cookies = new Map()
  const stranger = await insertPerson(app.shop, SECRET)
  const paths = app.api.endpoints.filter(({ method, access }) => method === 'GET' && !access.includes(':'))
  for (const path of ['/', '/products', '/auth', '/cart', '/checkout', ...paths.map(({ path }) => path)])
    for (const cookie of ['', stranger.cookie]) {
      const response = await send('GET', path.replace(/:\w+/g, '1'), undefined, { Cookie: cookie })
      answered.push(await response.text())
    }
}

it('Z-11: nothing private of a customer appears in the log, a refusal, or in another person’s responses', async () => {
  await live()
  await lookAround()
  // The database goes away in the middle of a write.
  await app.shop.pool.query('ALTER TABLE support_messages RENAME TO support_messages_gone')
  const { firstName, email, message } = PRIVATE
  const lost = await send('POST', '/api/support', {
    ...{ customerName: firstName, customerEmail: email, subject: 'سؤال', message },
  })
  expect(lost.status).toBe(500)
  await app.shop.pool.query('ALTER TABLE support_messages_gone RENAME TO support_messages')

  expect(logged.split('\n').length).toBeGreaterThan(60)
  expect(logged).toContain('"path":"/api/auth/sign-in/email"')
  expect(answered.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const [name, value] of Object.entries(PRIVATE).filter(([, value]) => value !== '1')) {
    const spellings = [
      value,
      encodeURIComponent(value),
      decodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
    ]
    for (const spelling of new Set(spellings)) {
      if (logged.includes(spelling)) found.push(`log: ${name}`)
      if (answered.some((answer) => answer.includes(spelling))) found.push(`answer: ${name}`)
    }
  }
  expect(found).toEqual([])
})
