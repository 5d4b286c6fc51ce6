import { afterAll, expect, it } from 'vitest'
import type { Device } from '#contract/account-data.ts'
import {
  type Browser,
  createAccountsShop,
  insertAccount,
  openBrowser,
  PASSWORD,
} from '#tests/support/accounts-shop.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'

async function signIn(email: string, userAgent: string): Promise<Browser> {
  const browser = openBrowser(shop.app)
  const body = { email, password: PASSWORD }
  const response = await browser.post('/api/auth/sign-in/email', body, { 'User-Agent': userAgent })
  expect(response.status).toBe(200)
  return browser
}

const statusOf = async (response: Promise<Response>) => (await response).status
const devicesOf = async (browser: Browser) =>
  ((await (await browser.get('/api/account/devices')).json()) as { items: Device[] }).items

it('T-03: each person sees their own sessions, can end any of them, and nobody else’s', async () => {
  for (const email of ['salim@example.com', 'mona@example.com']) await insertAccount(shop, email)
  const phone = await signIn('salim@example.com', PHONE)
  const desk = await signIn('salim@example.com', 'curl/8.5')
  const stranger = await signIn('mona@example.com', PHONE)

  const seen = await devicesOf(desk)
  expect(seen).toHaveLength(2)
  expect(seen.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: null, system: null })
  const other = seen.find(({ isCurrent }) => !isCurrent)
  expect(other).toMatchObject({ browser: 'safari', system: 'iphone' })
  // The id ends a session, and opens none.
  expect([...phone.cookies.values()].join()).not.toContain(other?.id)

  const end = (browser: Browser) => statusOf(browser.send('DELETE', `/api/account/devices/${other?.id}`))
  expect(await end(stranger)).toBe(404)
  expect(await statusOf(phone.get('/api/session'))).toBe(200)
  expect(await end(desk)).toBe(204)
  expect(await statusOf(phone.get('/api/session'))).toBe(401)
  expect(await end(desk)).toBe(404)
  expect(await devicesOf(desk)).toHaveLength(1)
  expect(await statusOf(stranger.get('/api/session'))).toBe(200)
  expect(shop.failures).toEqual([])
})
