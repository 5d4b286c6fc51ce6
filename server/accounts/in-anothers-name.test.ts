// Z-07: nobody stops another's sign-in, reset or registration by asking in their name, or from their network.
import { afterEach, expect, it } from 'vitest'
import {
  type AccountsShop,
  createAccountsShop,
  insertAccount,
  openBrowser,
  PASSWORD,
  resetTokenTo,
  signInAs,
} from '#tests/support/accounts-shop.ts'

let shop: AccountsShop
afterEach(() => shop.close())

const REGISTRATION = { password: 'wadi-shab-99', firstName: 'مريم', lastName: 'البلوشية' }
const STRANGER = '198.51.100.7'

async function open(rateLimitScale: number): Promise<void> {
  shop = await createAccountsShop({ rateLimitScale })
}
async function ask(email: string, path: string, address: string, body: object = {}): Promise<number> {
  const { status } = await openBrowser(shop.app, address).post(`/api/auth/${path}`, { email, ...body })
  return status
}
const signInFrom = (address: string, email: string, password = PASSWORD) =>
  ask(email, 'sign-in/email', address, { password })
const mails = async (email: string) => (await shop.mailsTo(email)).length

it('Z-07: resets requested in another’s name are answered as usual, and the owner’s device and address still get a link', async () => {
  await open(1)
  const email = 'owner@example.com'
  await insertAccount(shop, email)
  const device = await signInAs(shop, email, '192.0.2.7')
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => ask(email, 'request-password-reset', `198.51.100.${n % 20}`)),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  // No more than ten an hour fill a mailbox.
  expect(await mails(email)).toBe(10)

  expect(await ask(email, 'request-password-reset', '192.0.2.7')).toBe(200)
  expect(await mails(email)).toBe(11)
  const elsewhere = openBrowser(shop.app, '203.0.113.9')
  elsewhere.cookies.set('aleef_device', device.cookies.get('aleef_device') ?? '')
  expect((await elsewhere.post('/api/auth/request-password-reset', { email })).status).toBe(200)
  expect(await mails(email)).toBe(12)

  // On a new device at a new place: what used the budget up are links in the owner's own mailbox, and they work.
  expect(await ask(email, 'request-password-reset', '203.0.113.10')).toBe(200)
  const [first] = await shop.mailsTo(email)
  const token = first && 'url' in first ? first.url.split('#token=')[1] : ''
  const reset = { token, newPassword: 'chosen-by-mail-77' }
  expect((await openBrowser(shop.app, '203.0.113.10').post('/api/auth/reset-password', reset)).status).toBe(
    200,
  )
  expect(await signInFrom('192.0.2.7', email, 'chosen-by-mail-77')).toBe(200)
})

it('Z-07: a network that asks in another’s name uses up the limits of neither its neighbours nor the owner', async () => {
  await open(1)
  const email = 'asked-for@example.com'
  for (let n = 0; n < 8; n++)
    expect(
      await ask(email, 'sign-up/email', STRANGER, { ...REGISTRATION, password: `of-a-stranger-${n}` }),
    ).toBe(200)
  expect(await mails(email)).toBe(5)
  // The owner registers elsewhere, and a neighbour of the stranger does.
  expect(await ask(email, 'sign-up/email', '192.0.2.8', REGISTRATION)).toBe(200)
  expect(await mails(email)).toBe(6)
  expect(await ask('neighbour@example.com', 'sign-up/email', STRANGER, REGISTRATION)).toBe(200)
  expect(await mails('neighbour@example.com')).toBe(1)
  const { rows } = await shop.pool.query(
    `SELECT points FROM rate_limits WHERE key LIKE 'sign-up-address%' ORDER BY points`,
  )
  expect(rows).toEqual([{ points: 1 }, { points: 6 }])
})

it('Z-07: a network that asks for many people is limited, customers known there are not', async () => {
  await open(0.02)
  await insertAccount(shop, 'known@example.com')
  await signInAs(shop, 'known@example.com', STRANGER)
  const statuses: number[] = []
  for (let n = 0; n < 4; n++)
    statuses.push(await ask(`somebody${n}@example.com`, 'request-password-reset', STRANGER))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await ask('known@example.com', 'request-password-reset', STRANGER)).toBe(200)
  expect(await mails('known@example.com')).toBe(1)
})

it('Z-07: guesses at one account are limited for the pair and not charged to the address', async () => {
  await open(0.1)
  await insertAccount(shop, 'guessed@example.com')
  await insertAccount(shop, 'neighbour@example.com')
  for (let n = 0; n < 40; n++) await signInFrom(STRANGER, 'guessed@example.com', `guess-${n}-guess`)
  const { rows } = await shop.pool.query(`SELECT points FROM rate_limits WHERE key LIKE 'sign-in-address%'`)
  expect(rows).toEqual([{ points: 1 }])
  expect(await signInFrom(STRANGER, 'neighbour@example.com')).toBe(200)
})

it('Z-07: one password tried on many accounts is limited per IPv6 network, and people known there still sign in', async () => {
  await open(0.1)
  const address = (n: number) => `2001:db8:77:1:${n.toString(16)}::${n}`
  await insertAccount(shop, 'known@example.com')
  await insertAccount(shop, 'device@example.com')
  await signInAs(shop, 'known@example.com', address(5))
  const device = await signInAs(shop, 'device@example.com', '192.0.2.9')
  const statuses: number[] = []
  for (let n = 0; n < 33; n++)
    statuses.push(await signInFrom(address(n), `stuffed${n}@example.com`, 'one-password-for-all'))
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(await signInFrom('2001:0DB8:0077:0001::ffff:1', 'stuffed40@example.com', 'wrong-wrong')).toBe(429)
  expect(await signInFrom('2001:db8:77:2::1', 'stuffed41@example.com', 'wrong-wrong')).toBe(401)

  expect(await signInFrom(address(77), 'known@example.com')).toBe(200)
  const there = openBrowser(shop.app, address(78))
  there.cookies.set('aleef_device', device.cookies.get('aleef_device') ?? '')
  const credentials = { email: 'device@example.com', password: PASSWORD }
  expect((await there.post('/api/auth/sign-in/email', credentials)).status).toBe(200)
})

it('Z-07: a valid link works from an address that opened many invalid ones', async () => {
  await open(0.1)
  const email = 'forgetful@example.com'
  await insertAccount(shop, email)
  await ask(email, 'request-password-reset', '192.0.2.11')
  const token = await resetTokenTo(shop, email)
  const neighbour = openBrowser(shop.app, STRANGER)
  const statuses: number[] = []
  for (let n = 0; n < 8; n++)
    statuses.push((await neighbour.post('/api/auth/reset-password/check', { token: `bad-${n}` })).status)
  expect(statuses.slice(-2)).toEqual([429, 429])
  const here = openBrowser(shop.app, STRANGER)
  expect(await (await here.post('/api/auth/reset-password/check', { token })).json()).toEqual({ valid: true })
  const reset = { token, newPassword: 'chosen-by-mail-77' }
  expect((await here.post('/api/auth/reset-password', reset)).status).toBe(200)
})

it('X-30, X-31, Z-07: a customer can write to the shop, and repeated requests in one name block nobody else’s newsletter', async () => {
  await open(0.1)
  await insertAccount(shop, 'customer@example.com')
  const customer = await signInAs(shop, 'customer@example.com', STRANGER)
  const message = {
    customerName: 'مريم',
    customerEmail: 'customer@example.com',
    subject: 'سؤال',
    message: 'هل لديكم كناري؟',
  }
  for (let n = 0; n < 4; n++) await openBrowser(shop.app, STRANGER).post('/api/support', message)
  expect((await customer.post('/api/support', message)).status).toBe(202)

  const subscribe = async (email: string) =>
    (await openBrowser(shop.app, STRANGER).post('/api/newsletter', { email })).status
  for (let n = 0; n < 8; n++) expect(await subscribe('victim@example.com')).toBe(202)
  expect(await subscribe('other@example.com')).toBe(202)
  expect(await mails('other@example.com')).toBe(1)
})
