import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/sessions/hash-password.ts'
import { createResetLink } from '#server/accounts/passwords/reset-password.ts'
import { setPassword } from '#server/accounts/passwords/set-password.ts'
import { createUser } from '#server/accounts/team/create-user.ts'
import {
  createAccountsShop,
  duringLock,
  insertAccount,
  insertSomebody,
  newEmail,
  openBrowser,
  PASSWORD,
  refusalOf,
  resetTokenTo,
  signInAs,
  trySignIn,
} from '#tests/support/accounts-shop.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

describe('a forgotten password (X-14)', () => {
  async function requestReset(email: string): Promise<string> {
    await openBrowser(shop.app).post('/api/auth/request-password-reset', { email })
    return resetTokenTo(shop, email)
  }

  it('is changed once, ends every session, and is stored as a hash only', async () => {
    const { email } = await insertSomebody(shop)
    const [phone, desktop] = [await signInAs(shop, email), await signInAs(shop, email)]
    const token = await requestReset(email)
    const { rows } = await shop.pool.query('SELECT * FROM verifications')
    expect(JSON.stringify(rows)).not.toContain(token)

    const browser = openBrowser(shop.app)
    const reset = (newPassword: string) => browser.post('/api/auth/reset-password', { token, newPassword })
    expect(await refusalOf(await reset('12345'))).toMatchObject({
      status: 422,
      errors: { newPassword: [expect.any(String)] },
    })
    expect(await refusalOf(await reset('qwerty123'))).toMatchObject({ status: 422 })
    expect((await reset('wadi-shab-88')).status).toBe(200)
    expect(await refusalOf(await reset('wadi-shab-99'))).toMatchObject({ status: 400, code: 'invalid-token' })

    for (const session of [phone, desktop]) expect((await session.get('/api/session')).status).toBe(401)
    expect(await trySignIn(shop, email, PASSWORD)).toBe(401)
    expect(await trySignIn(shop, email, 'wadi-shab-88')).toBe(200)
  })

  it('Z-12: an account created by the command gets its password by a link, by the rule of its role', async () => {
    const names = { firstName: '', lastName: '', isOwner: false, isVerified: true }
    const created = await createUser(shop, {
      ...names,
      email: newEmail(),
      password: 'Falaj-Daris-77',
      isAdmin: true,
    })
    if (!created.ok) throw new Error('no account')
    const [address, token] = (await createResetLink(shop.context, created.value)).split('#token=')
    expect(address).toBe('http://shop.test/auth/reset-password')
    const choose = (newPassword: string) =>
      openBrowser(shop.app).post('/api/auth/reset-password', { token, newPassword })
    const statuses = [
      (await choose('wadi-shab-88')).status,
      (await choose('Wadi-Shab-8888')).status,
      (await choose('Wadi-Shab-9999')).status,
    ]
    expect(statuses).toEqual([422, 200, 400])
  })

  it('A-PWD-10, X-14: of a hundred simultaneous uses of one link exactly one changes the password', async () => {
    const { email } = await insertSomebody(shop)
    const token = await requestReset(email)
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const newPassword = `wadi-shab-${n}-88`
        const { status } = await openBrowser(shop.app).post('/api/auth/reset-password', {
          token,
          newPassword,
        })
        return { status, newPassword }
      }),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(99)
    const [won] = answers.filter(({ status }) => status === 200)
    expect(await trySignIn(shop, email, won?.newPassword ?? '')).toBe(200)
    expect(shop.failures).toEqual([])
  })

  it('X-14: invalidates the account’s other links, and nobody else’s', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await insertAccount(shop, email)
    await insertAccount(shop, other)
    const [first, second, theirs] = [
      await requestReset(email),
      await requestReset(email),
      await requestReset(other),
    ]
    const reset = (token: string) =>
      openBrowser(shop.app).post('/api/auth/reset-password', { token, newPassword: 'wadi-shab-88' })
    expect((await reset(second)).status).toBe(200)
    expect(await refusalOf(await reset(first))).toMatchObject({ status: 400, code: 'invalid-token' })
    expect((await reset(theirs)).status).toBe(200)
  })

  it('Z-08: a sign-in with the old password during the change gets no session', async () => {
    const { id, email } = await insertSomebody(shop)
    const thief = openBrowser(shop.app)
    const response = await duringLock(
      shop,
      id,
      () => thief.post('/api/auth/sign-in/email', { email, password: PASSWORD }),
      async (tx) => setPassword(tx, id, await hashPassword('wadi-shab-88'), new Date()),
    )
    expect(await refusalOf(response)).toMatchObject({ status: 401, code: 'invalid-credentials' })
    expect(thief.cookies.size).toBe(0)
    expect((await shop.pool.query('SELECT FROM sessions WHERE user_id = $1', [id])).rowCount).toBe(0)
    expect(await trySignIn(shop, email, 'wadi-shab-88')).toBe(200)
  })

  it('the link expires within the hour', async () => {
    const { email } = await insertSomebody(shop)
    const token = await requestReset(email)
    await shop.pool.query(`UPDATE verifications SET expires_at = expires_at - interval '60 minutes'`)
    const late = await openBrowser(shop.app).post('/api/auth/reset-password', {
      token,
      newPassword: 'wadi-shab-88',
    })
    expect(await refusalOf(late)).toMatchObject({ status: 400, code: 'invalid-token' })
  })

  it('tells whether a link is valid without using it up (A-PWD-05, X-14)', async () => {
    const { email } = await insertSomebody(shop)
    const token = await requestReset(email)
    const browser = openBrowser(shop.app)
    const check = async (asked: string) => {
      const response = await browser.post('/api/auth/reset-password/check', { token: asked })
      return [response.status, await response.json()]
    }
    expect(await check(token)).toEqual([200, { valid: true }])
    expect(await check(token)).toEqual([200, { valid: true }])
    expect(await check(`${token}x`)).toEqual([200, { valid: false }])
    const reset = await browser.post('/api/auth/reset-password', { token, newPassword: 'wadi-shab-88' })
    expect(reset.status).toBe(200)
    expect(await check(token)).toEqual([200, { valid: false }])
  })

  it('requires a stronger password from an administrator (X-35)', async () => {
    const { email } = await insertSomebody(shop, { isAdmin: true, password: 'Falaj-Daris-77' })
    const token = await requestReset(email)
    const browser = openBrowser(shop.app)
    const weak = await browser.post('/api/auth/reset-password', { token, newPassword: 'wadi-shab-88' })
    expect((await refusalOf(weak)).errors).toEqual({
      newPassword: ['كلمة المرور يجب أن تحتوي على حرف كبير واحد على الأقل'],
    })
    expect(
      (await browser.post('/api/auth/reset-password', { token, newPassword: 'Wadi-Shab-8888' })).status,
    ).toBe(200)
  })
})
