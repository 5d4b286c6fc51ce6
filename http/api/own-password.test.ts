// Z-08: the password changed while signed in, and the end of every session at once.
import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/sessions/hash-password.ts'
import { setPassword } from '#server/accounts/passwords/set-password.ts'
import {
  createAccountsShop,
  duringLock,
  insertAccount,
  insertSomebody,
  openBrowser,
  PASSWORD,
  refusalOf,
  resetTokenTo,
  signInAs,
  trySignIn,
} from '#tests/support/accounts-shop.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

const NEW = 'wadi-shab-88'
const change = { currentPassword: PASSWORD, newPassword: NEW }
const isIn = async (browser: { get(path: string): Promise<Response> }) =>
  (await browser.get('/api/session')).status === 200

describe('Z-08: a change of password while signed in', () => {
  it('ends every other session and mailed link, gives this device a new session, and notifies the owner', async () => {
    const { email } = await insertSomebody(shop)
    const [phone, desktop] = [await signInAs(shop, email), await signInAs(shop, email)]
    await openBrowser(shop.app).post('/api/auth/request-password-reset', { email })
    const before = phone.cookies.get('aleef.session_token') ?? ''

    const response = await phone.post('/api/account/password', change)
    expect([response.status, await response.json()]).toEqual([200, { status: true }])
    expect([await isIn(phone), await isIn(desktop)]).toEqual([true, false])
    expect(phone.cookies.get('aleef.session_token')).not.toBe(before)
    const thief = openBrowser(shop.app)
    thief.cookies.set('aleef.session_token', before)
    expect(await isIn(thief)).toBe(false)
    expect([await trySignIn(shop, email, PASSWORD), await trySignIn(shop, email, NEW)]).toEqual([401, 200])

    const token = await resetTokenTo(shop, email)
    expect((await shop.mailsTo(email)).at(-1)).toEqual({
      mail: 'password-changed',
      to: email,
      firstName: 'مريم',
      at: expect.any(String),
    })
    const late = await openBrowser(shop.app).post('/api/auth/reset-password', {
      token,
      newPassword: 'falaj-88-99',
    })
    expect(late.status).toBe(400)
  })

  it('requires the current password and a valid new one (X-35), and changes nothing else', async () => {
    const { email, id } = await insertSomebody(shop, { isAdmin: true, password: 'Falaj-Daris-77' })
    const browser = openBrowser(shop.app)
    await browser.post('/api/auth/sign-in/email', { email, password: 'Falaj-Daris-77' })
    const tries: [object, string][] = [
      [{ currentPassword: 'not-the-one', newPassword: 'Wadi-Shab-8888' }, 'currentPassword'],
      [{ currentPassword: 'Falaj-Daris-77', newPassword: 'wadi-shab-88' }, 'newPassword'],
      [{ currentPassword: 'Falaj-Daris-77' }, 'newPassword'],
      [
        { currentPassword: 'Falaj-Daris-77', newPassword: 'Wadi-Shab-8888', email: 'other@example.com' },
        'email',
      ],
      [{ currentPassword: 'Falaj-Daris-77', newPassword: 'Wadi-Shab-8888', userId: id }, 'userId'],
    ]
    for (const [body, field] of tries)
      expect(await refusalOf(await browser.post('/api/account/password', body))).toMatchObject({
        status: 422,
        errors: { [field]: [expect.any(String)] },
      })
    expect(await isIn(browser)).toBe(true)
    expect(await shop.mailsTo(email)).toEqual([])
  })

  it('has six tries an hour, shared with ending the account (Z-07)', async () => {
    const limited = await createAccountsShop({ rateLimitScale: 1 })
    const email = 'guessed@example.com'
    await insertAccount(limited, email)
    const [thief, owner] = [await signInAs(limited, email), await signInAs(limited, email)]
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      const guess = { currentPassword: `guess-${n}-guess`, newPassword: NEW }
      statuses.push((await thief.post('/api/account/password', guess)).status)
      statuses.push((await thief.post('/api/account/delete', { password: `guess-${n}-guess` })).status)
    }
    expect(statuses).toEqual([...Array(6).fill(422), 429, 429])
    // The owner ends their session all the same, and signs in again.
    expect((await owner.post('/api/account/sign-out-everywhere')).status).toBe(200)
    expect((await thief.get('/api/session')).status).toBe(401)
    await signInAs(limited, email)
    await limited.close()
  })

  it('fails after a reset that was a moment faster', async () => {
    const { email, id } = await insertSomebody(shop)
    const browser = await signInAs(shop, email)
    const response = await duringLock(
      shop,
      id,
      () => browser.post('/api/account/password', change),
      async (tx) => setPassword(tx, id, await hashPassword('chosen-by-mail-77'), new Date()),
    )
    expect(await refusalOf(response)).toMatchObject({ status: 401, code: 'unauthorized' })
    expect([await trySignIn(shop, email, NEW), await trySignIn(shop, email, 'chosen-by-mail-77')]).toEqual([
      401, 200,
    ])
  })

  it('succeeds once of two simultaneous changes', async () => {
    const { email } = await insertSomebody(shop)
    const browsers = [await signInAs(shop, email), await signInAs(shop, email)]
    const responses = await Promise.all(
      browsers.map((browser, n) =>
        browser.post('/api/account/password', { currentPassword: PASSWORD, newPassword: `${NEW}-${n}` }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const signedIn = await Promise.all(browsers.map(isIn))
    expect(signedIn.filter(Boolean)).toHaveLength(1)
  })

  it('X-59: a customer who signs in with Google only sets a first password by a mailed link', async () => {
    const { email, id } = await insertSomebody(shop)
    const browser = await signInAs(shop, email)
    await shop.pool.query(
      `UPDATE credentials SET password = NULL, provider_id = 'google', account_id = 'sub-' || $1 WHERE user_id = $1`,
      [id],
    )
    const refused = await browser.post('/api/account/password', change)
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'no-password' })
    await browser.post('/api/auth/request-password-reset', { email })
    const token = await resetTokenTo(shop, email)
    expect((await browser.post('/api/auth/reset-password', { token, newPassword: NEW })).status).toBe(200)
    expect(await trySignIn(shop, email, NEW)).toBe(200)
    const { rows } = await shop.pool.query(
      'SELECT provider_id FROM credentials WHERE user_id = $1 ORDER BY 1',
      [id],
    )
    expect(rows.map(({ provider_id }) => provider_id)).toEqual(['credential', 'google'])
  })
})

it('Z-08: signing out everywhere ends all sessions of the account at once, and nobody else’s', async () => {
  const { email } = await insertSomebody(shop)
  const other = await signInAs(shop, (await insertSomebody(shop)).email)
  const [phone, desktop] = [await signInAs(shop, email), await signInAs(shop, email)]
  const response = await phone.post('/api/account/sign-out-everywhere')
  expect([response.status, await response.json()]).toEqual([200, { status: true }])
  expect([...phone.cookies.keys()]).toEqual(['aleef_device'])
  expect([await isIn(phone), await isIn(desktop), await isIn(other)]).toEqual([false, false, true])
  expect((await desktop.post('/api/account/sign-out-everywhere')).status).toBe(401)
  expect(await trySignIn(shop, email, PASSWORD)).toBe(200)
})
