import { afterAll, describe, expect, it } from 'vitest'
import { createAccountsShop, insertAccount, openBrowser, PASSWORD } from '#tests/support/accounts-shop.ts'
import { createUser } from './create-user.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

const person = { firstName: 'سالم', lastName: '', isAdmin: false, isOwner: false, isVerified: true }

describe('an account made on the server', () => {
  it('signs in like any other; an unverified one waits for its link', async () => {
    await insertAccount(shop, 'Salim@Example.com')
    await insertAccount(shop, 'waiting@example.com', { isVerified: false })
    const signIn = (email: string) =>
      openBrowser(shop.app).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect((await signIn('salim@example.com')).status).toBe(200)
    expect((await signIn('waiting@example.com')).status).toBe(403)
  })

  it('requires 12 characters for an administrator’s password (X-35)', async () => {
    const weak = await createUser(shop.context, {
      ...person,
      email: 'admin@example.com',
      password: PASSWORD,
      isAdmin: true,
    })
    expect(weak).toMatchObject({
      ok: false,
      refusal: { code: 'invalid-request', errors: { password: [expect.any(String)] } },
    })
    const strong = await createUser(shop.context, {
      ...person,
      email: 'admin@example.com',
      password: 'Falaj-Daris-77',
      isAdmin: true,
    })
    expect(strong.ok).toBe(true)
  })

  it('T-01: is unique per address; the first administrator is the owner, the next has full rights', async () => {
    await insertAccount(shop, 'once@example.com')
    const twice = await createUser(shop.context, { ...person, email: 'ONCE@example.com', password: PASSWORD })
    expect(twice).toMatchObject({ ok: false, refusal: { code: 'email-taken' } })
    await shop.pool.query('UPDATE profiles SET is_admin = false, is_owner = false')
    for (const email of ['owner@example.com', 'second@example.com'])
      await createUser(shop.context, { ...person, email, password: 'Falaj-Daris-77', isAdmin: true })
    const { rows } = await shop.pool.query(
      'SELECT email, is_owner FROM profiles WHERE is_admin ORDER BY email',
    )
    expect(rows).toEqual([
      { email: 'owner@example.com', is_owner: true },
      { email: 'second@example.com', is_owner: false },
    ])
  })
})
