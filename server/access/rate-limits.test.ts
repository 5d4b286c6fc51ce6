import { afterAll, describe, expect, it } from 'vitest'
import {
  createAccountsShop,
  insertAccount,
  openBrowser,
  PASSWORD,
  signInAs,
} from '#tests/support/accounts-shop.ts'
import { rounds } from '#tests/support/rounds.ts'

const shop = await createAccountsShop({ rateLimitScale: 1 })
afterAll(() => shop.close())

/** Guesses from one address; gives how many were evaluated. A forged header changes nothing. */
async function guess(email: string, times: number, address: string): Promise<number> {
  let evaluated = 0
  for (let n = 0; n < times; n++) {
    const forged = {
      'X-Forwarded-For': `203.0.113.${n}`,
      'X-Real-IP': `203.0.113.${n}`,
      Forwarded: `for=203.0.113.${n}`,
    }
    const response = await openBrowser(shop.app, address).post(
      '/api/auth/sign-in/email',
      { email, password: `guess-number-${n}` },
      forged,
    )
    if (response.status === 401) evaluated++
    else {
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await response.json()).toMatchObject({
        code: 'too-many-requests',
        detail: expect.stringMatching(/^محاولات كثيرة في وقت قصير\. .*حاول مرة أخرى/),
        retryAfterSeconds: expect.any(Number),
      })
    }
  }
  return evaluated
}

describe('Z-07: guessing a password', () => {
  it('one address gets ten tries at an account, whatever headers it forges, and the owner still signs in', async () => {
    await insertAccount(shop, 'salim@example.com')
    expect(await guess('salim@example.com', 40, '192.0.2.66')).toBe(10)
    await signInAs(shop, 'salim@example.com', '192.0.2.7')
  })

  it('many addresses share twenty tries an hour, and lock out neither the owner’s device nor address', async () => {
    const email = 'noora@example.com'
    await insertAccount(shop, email)
    const device = await signInAs(shop, email, '192.0.2.8')
    let evaluated = 0
    for (let n = 0; n < 30; n++) evaluated += await guess(email, 2, `198.51.100.${n}`)
    expect(evaluated).toBe(20)

    const elsewhere = openBrowser(shop.app, '192.0.2.99')
    const attempt = { email, password: PASSWORD }
    expect((await elsewhere.post('/api/auth/sign-in/email', attempt)).status).toBe(429)
    elsewhere.cookies.set('aleef_device', device.cookies.get('aleef_device') ?? '')
    expect((await elsewhere.post('/api/auth/sign-in/email', attempt)).status).toBe(200)
    expect((await openBrowser(shop.app, '192.0.2.8').post('/api/auth/sign-in/email', attempt)).status).toBe(
      200,
    )
  })

  it('a known address and a known device have limited tries of their own', async () => {
    const email = 'khalid@example.com'
    await insertAccount(shop, email)
    const device = await signInAs(shop, email, '192.0.2.9')
    expect(await guess(email, 30, '192.0.2.9')).toBe(12)
    const stolen = openBrowser(shop.app, '192.0.2.10')
    const statuses: number[] = []
    for (let n = 0; n < 20; n++) {
      stolen.cookies.set('aleef_device', device.cookies.get('aleef_device') ?? '')
      statuses.push(
        (await stolen.post('/api/auth/sign-in/email', { email, password: `wrong-${n}-wrong` })).status,
      )
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(12)
  })

  const GUESSES = rounds(2_000, 10_000)

  it(`of ${GUESSES} distributed guesses at most 100 are evaluated in any hour, and the owner still signs in`, async () => {
    const email = 'watched@example.com'
    await insertAccount(shop, email)
    const device = await signInAs(shop, email, '192.0.2.20')
    const cookie = device.cookies.get('aleef_device') ?? ''
    let evaluated = 0
    const hammer = async (from: number, to: number) => {
      for (let n = from; n < to; n++) {
        // From the network of the owner, with their stolen device, and from thousands of other places.
        const browser = openBrowser(shop.app, n % 20 === 0 ? '192.0.2.20' : `198.18.${n % 200}.${n % 250}`)
        if (n % 20 === 1) browser.cookies.set('aleef_device', cookie)
        const response = await browser.post('/api/auth/sign-in/email', {
          email,
          password: `guess-${n}-guess`,
        })
        if (response.status === 401) evaluated++
        else expect(response.status).toBe(429)
      }
    }
    const each = GUESSES / 20
    const many = (from: number) =>
      Promise.all(Array.from({ length: 10 }, (_, k) => hammer(from + k * each, from + (k + 1) * each)))
    await many(0)
    const first = evaluated
    expect(first).toBe(20 + 12 + 12)
    // The last minute of one window and the first of the next are within one hour.
    await shop.pool.query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'sign-in%'`)
    expect((await device.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
    await many(GUESSES / 2)
    // Twelve more are possible with a session, through the own-password check.
    expect(evaluated).toBe(2 * first)
  })

  it('a device cookie is valid for its own account only, and only as the shop signed it', async () => {
    await insertAccount(shop, 'first@example.com')
    const device = (await signInAs(shop, 'first@example.com', '192.0.2.11')).cookies.get('aleef_device') ?? ''
    const headers = (value: string) => new Headers({ cookie: `aleef_device=${value}` })
    expect(shop.accounts.device.is(headers(device), 'first@example.com')).toBe(true)
    expect(shop.accounts.device.is(headers(device), 'second@example.com')).toBe(false)
    expect(shop.accounts.device.is(headers(device.replace(/^\d+/, '9999999999')), 'first@example.com')).toBe(
      false,
    )
    expect(shop.accounts.device.is(headers(''), 'first@example.com')).toBe(false)
  })

  it('repeated successful sign-ins do not count as guesses', async () => {
    await insertAccount(shop, 'often@example.com')
    for (let n = 0; n < 30; n++) {
      const browser = await signInAs(shop, 'often@example.com', '192.0.2.12')
      expect((await browser.get('/api/session')).status).toBe(200)
    }
  })

  it('an unknown address is limited like a known one', async () => {
    expect(await guess('nobody@example.com', 15, '192.0.2.67')).toBe(10)
  })
})

it('limits a person’s changes per minute, not their reads', async () => {
  await insertAccount(shop, 'busy@example.com')
  const small = await createAccountsShop({ rateLimitScale: 0.01 })
  await insertAccount(small, 'busy@example.com')
  const browser = await signInAs(small, 'busy@example.com')
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) statuses.push((await browser.patch('/api/profile', {})).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  expect((await browser.get('/api/session')).status).toBe(200)
  await small.close()
})

it('stores no address and no e-mail in its table (Z-11)', async () => {
  const { rows } = await shop.pool.query('SELECT key FROM rate_limits')
  expect(rows.length).toBeGreaterThan(10)
  expect(JSON.stringify(rows)).not.toMatch(/@|192\.0\.2|198\.51/)
})
