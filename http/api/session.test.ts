import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionUser } from '#contract/session.ts'
import {
  type AccountsShop,
  createAccountsShop,
  insertAccount,
  openBrowser,
  PASSWORD,
  refusalOf,
  signInAs,
} from '#tests/support/accounts-shop.ts'

let shop: AccountsShop
beforeAll(async () => {
  shop = await createAccountsShop()
})
afterAll(() => shop.close())

it('E-PROF-01, E-USER-01, D-02: the profile is the account, with every column of both', async () => {
  const id = await insertAccount(shop, 'profile@example.com')
  await signInAs(shop, 'profile@example.com')
  const { rows } = await shop.pool.query('SELECT * FROM profiles WHERE id = $1', [id])
  expect(rows).toMatchObject([
    {
      id,
      email: 'profile@example.com',
      first_name: 'مريم',
      last_name: 'البلوشية',
      phone: '',
      address: '',
      profile_image_url: null,
      is_admin: false,
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
      last_sign_in_at: expect.any(Date),
    },
  ])
})

it('E-PROF-02: who is signed in, with empty strings where nothing is set and nothing else', async () => {
  const id = await insertAccount(shop, 'shape@example.com', { firstName: '', lastName: '' })
  const answer = await (await (await signInAs(shop, 'shape@example.com')).get('/api/session')).json()
  expect(answer).toEqual({
    id,
    email: 'shape@example.com',
    firstName: '',
    lastName: '',
    profileImageUrl: '',
    isAdmin: false,
    role: null,
    permissions: [],
    secondFactorDue: false,
    phone: '',
    address: '',
    latitude: null,
    longitude: null,
    secondPhone: '',
    receiverName: '',
  })
  expect(sessionUser.safeParse(answer).error).toBeUndefined()
})

it('E-PROF-01: who has one name saves a profile without a family name', async () => {
  await insertAccount(shop, 'single@example.com')
  const browser = await signInAs(shop, 'single@example.com')
  const edited = await browser.patch('/api/profile', { firstName: 'سلمى', lastName: ' \n ' })
  expect([edited.status, await edited.json()]).toMatchObject([200, { firstName: 'سلمى', lastName: '' }])
})

it('A-PROF-06: without a session nothing is edited; the answer says who may, for programs and for people', async () => {
  const id = await insertAccount(shop, 'nobody@example.com')
  const visitor = openBrowser(shop.app)
  const refused = await visitor.patch('/api/profile', { firstName: 'غيري', id })
  expect([refused.status, await refused.json()]).toMatchObject([
    401,
    { title: 'Unauthorized', code: 'unauthorized', detail: 'يجب تسجيل الدخول أولاً.' },
  ])
  const { rows } = await shop.pool.query('SELECT first_name FROM profiles WHERE id = $1', [id])
  expect(rows).toEqual([{ first_name: 'مريم' }])
})

it('A-PROF-03: the e-mail is no part of what is edited', async () => {
  await insertAccount(shop, 'fixed@example.com')
  const browser = await signInAs(shop, 'fixed@example.com')
  expect((await browser.patch('/api/profile', { email: 'other@example.com' })).status).toBe(422)
  expect(await (await browser.get('/api/session')).json()).toMatchObject({ email: 'fixed@example.com' })
})

it('A-AUTH-16, X-61: the session is a cookie that no script reads and no other site sends', async () => {
  await insertAccount(shop, 'cookie@example.com')
  const response = await openBrowser(shop.app).post('/api/auth/sign-in/email', {
    email: 'cookie@example.com',
    password: PASSWORD,
  })
  const cookies = response.headers.getSetCookie()
  const session = cookies.find((line) => line.startsWith('aleef.session_token='))
  expect(session).toMatch(/; ?HttpOnly/i)
  expect(session).toMatch(/; ?SameSite=Lax/i)
  // What a script may read says that somebody is signed in, not who, and grants nothing.
  expect(cookies.filter((line) => !/; ?HttpOnly/i.test(line))).toEqual([
    expect.stringMatching(/^aleef_session=1;/),
  ])
  expect(JSON.stringify(await response.json())).not.toContain('token')
})

it('A-PROF-02: an address far beyond the limit is refused with that limit, however long it is', async () => {
  await insertAccount(shop, 'wordy@example.com')
  const browser = await signInAs(shop, 'wordy@example.com')
  for (const letters of [501, 1001, 10_000]) {
    const refused = await browser.patch('/api/profile', { address: 'ص'.repeat(letters) })
    expect(await refusalOf(refused)).toMatchObject({
      status: 422,
      errors: { address: ['النص أطول من المسموح (500).'] },
    })
  }
})
