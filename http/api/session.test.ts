import { afterAll, describe, expect, it } from 'vitest'
import { sessionUser } from '#contract/session.ts'
import { anonymiseAccount } from '#server/accounts/own/anonymise-account.ts'
import {
  createAccountsShop,
  duringLock,
  insertAccount,
  insertSomebody,
  NEW_CUSTOMER,
  openBrowser,
  PASSWORD,
  profileOf,
  refusalOf,
  signInAs,
} from '#tests/support/accounts-shop.ts'
import { formatNumber } from '#text/format-number.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())

it('E-PROF-01, E-USER-01, D-02: the profile returns the account with every column of both tables', async () => {
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

it('E-PROF-02: returns the signed-in user, with empty strings for unset fields and nothing else', async () => {
  const id = await insertAccount(shop, 'shape@example.com', { firstName: '', lastName: '' })
  const answer = await (await (await signInAs(shop, 'shape@example.com')).get('/api/session')).json()
  expect(answer).toEqual({
    id,
    email: 'shape@example.com',
    firstName: '',
    lastName: '',
    profileImageUrl: '',
    ...NEW_CUSTOMER,
  })
  expect(sessionUser.safeParse(answer).error).toBeUndefined()
})

it('E-PROF-01: a person with a single name saves a profile without a family name', async () => {
  await insertAccount(shop, 'single@example.com')
  const browser = await signInAs(shop, 'single@example.com')
  const edited = await browser.patch('/api/profile', { firstName: 'سلمى', lastName: ' \n ' })
  expect([edited.status, await edited.json()]).toMatchObject([200, { firstName: 'سلمى', lastName: '' }])
})

it('A-PROF-06: refuses an edit without a session, and says who may, for programs and people', async () => {
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

it('A-PROF-03: the e-mail cannot be edited', async () => {
  await insertAccount(shop, 'fixed@example.com')
  const browser = await signInAs(shop, 'fixed@example.com')
  expect((await browser.patch('/api/profile', { email: 'other@example.com' })).status).toBe(422)
  expect(await (await browser.get('/api/session')).json()).toMatchObject({ email: 'fixed@example.com' })
})

it('A-AUTH-16, X-61: the session cookie is not readable by scripts and not sent by other sites', async () => {
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

it('A-PROF-02: refuses an address beyond the limit and names the limit, however long it is', async () => {
  await insertAccount(shop, 'wordy@example.com')
  const browser = await signInAs(shop, 'wordy@example.com')
  for (const letters of [501, 1001, 10_000]) {
    const refused = await browser.patch('/api/profile', { address: 'ص'.repeat(letters) })
    expect(await refusalOf(refused)).toMatchObject({
      status: 422,
      errors: { address: [`النص أطول من المسموح: ${formatNumber(letters)} من 500 حرف. اختصره قليلاً.`] },
    })
  }
})

describe('a session', () => {
  it('Z-07: is always new after signing in, and the earlier one ends', async () => {
    const [{ email }, stranger] = [await insertSomebody(shop), await insertSomebody(shop)]
    const planted = (await signInAs(shop, stranger.email)).cookies.get('aleef.session_token') ?? ''
    for (const fixed of ['made-up-by-a-stranger', 'token.signature', planted]) {
      const browser = openBrowser(shop.app)
      browser.cookies.set('aleef.session_token', fixed)
      expect((await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
      expect(browser.cookies.get('aleef.session_token')).not.toBe(fixed)
      expect(await (await browser.get('/api/session')).json()).toMatchObject({ email })
      // The planted cookie opens nothing.
      const thief = openBrowser(shop.app)
      thief.cookies.set('aleef.session_token', fixed)
      expect((await thief.get('/api/session')).status).toBe(401)
    }
    const browser = await signInAs(shop, email)
    const before = browser.cookies.get('aleef.session_token') ?? ''
    await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const old = openBrowser(shop.app)
    old.cookies.set('aleef.session_token', before)
    expect([(await old.get('/api/session')).status, (await browser.get('/api/session')).status]).toEqual([
      401, 200,
    ])
  })

  it('expires, and is extended while it is used (A-AUTH-16)', async () => {
    const own = await createAccountsShop()
    await insertAccount(own, 'salim@example.com')
    const browser = await signInAs(own, 'salim@example.com')
    own.pass(29 * 24)
    const renewed = await browser.get('/api/session')
    expect(renewed.status).toBe(200)
    expect(renewed.headers.getSetCookie().join()).toMatch(/aleef\.session_token=.*Max-Age=2592000/)
    own.pass(29 * 24)
    expect((await browser.get('/api/session')).status).toBe(200)
    expect((await browser.get('/api/session')).headers.getSetCookie()).toEqual([])
    own.pass(31 * 24)
    expect((await browser.get('/api/session')).status).toBe(401)
    expect([...browser.cookies.keys()]).toEqual(['aleef_device'])
    await own.close()
  })

  it('Z-12: ends 180 days after the sign-in, however often it is used', async () => {
    const own = await createAccountsShop()
    await insertAccount(own, 'daily@example.com')
    const browser = await signInAs(own, 'daily@example.com')
    const statuses = []
    for (let days = 20; days <= 200; days += 20) {
      own.pass(20 * 24)
      statuses.push((await browser.get('/api/session')).status)
    }
    expect(statuses).toEqual([...Array(8).fill(200), 401, 401])
    await own.close()
  })

  it.each([
    ['a forged signature', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}%3D`],
    ['no signature', (value: string) => `${value.split('.')[0]}`],
    ['another token', (value: string) => `x${value}`],
    ['malformed encoding', () => '%E0%A4%A'],
  ])('is not opened by %s', async (_, forge) => {
    const { email } = await insertSomebody(shop)
    const browser = await signInAs(shop, email)
    browser.cookies.set('aleef.session_token', forge(browser.cookies.get('aleef.session_token') ?? ''))
    expect((await browser.get('/api/session')).status).toBe(401)
  })

  it('reflects demotion, deactivation and deletion at once (Z-08)', async () => {
    const { email } = await insertSomebody(shop, { isAdmin: true, password: 'Falaj-Daris-77' })
    const browser = openBrowser(shop.app)
    await browser.post('/api/auth/sign-in/email', { email, password: 'Falaj-Daris-77' })
    expect((await browser.get('/api/admin/validate')).status).toBe(200)
    await shop.pool.query('UPDATE profiles SET is_admin = false, is_owner = false WHERE email = $1', [email])
    expect(await refusalOf(await browser.get('/api/admin/validate'))).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    await shop.pool.query('UPDATE profiles SET deactivated_at = now() WHERE email = $1', [email])
    expect((await browser.get('/api/session')).status).toBe(401)
    const back = await browser.post('/api/auth/sign-in/email', { email, password: 'Falaj-Daris-77' })
    expect(await refusalOf(back)).toMatchObject({ status: 401, code: 'invalid-credentials' })
    expect((await openBrowser(shop.app).get('/api/admin/validate')).status).toBe(401)
  })
})

describe('the own profile (A-ROLE-03)', () => {
  it('A-PROF-02, A-AUTH-11: stores names, phone and address, the phone as E.164 (X-36)', async () => {
    const { email } = await insertSomebody(shop)
    const browser = await signInAs(shop, email)
    const edited = await browser.patch('/api/profile', {
      firstName: ' نورة ',
      phone: '٩١٢٣ ٤٥٦٧',
      address: 'صحار\nحي النهضة',
    })
    expect(await edited.json()).toMatchObject({
      firstName: 'نورة',
      lastName: 'البلوشية',
      phone: '+96891234567',
      address: 'صحار\nحي النهضة',
    })
    expect(await (await browser.patch('/api/profile', { phone: ' ', address: '' })).json()).toMatchObject({
      phone: '',
      address: '',
    })
    expect(await profileOf(shop, email)).toMatchObject({ name: 'نورة البلوشية' })
    expect((await browser.patch('/api/profile', {})).status).toBe(200)
  })

  it('W-13: stores a place, a second phone and a receiver for the next order, and can clear them', async () => {
    const { email } = await insertSomebody(shop)
    const browser = await signInAs(shop, email)
    const place = { latitude: 23.6158, longitude: 58.5645, secondPhone: '9234 5678', receiverName: 'أم سالم' }
    const edited = await browser.patch('/api/profile', place)
    expect(await edited.json()).toMatchObject({ ...place, secondPhone: '+96892345678' })
    const wrong = await browser.patch('/api/profile', { latitude: 25.2, longitude: 23, secondPhone: '1' })
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([
      422,
      ['longitude', 'secondPhone'],
    ])
    const nothing = { latitude: null, longitude: null, secondPhone: '', receiverName: '' }
    expect(await (await browser.patch('/api/profile', nothing)).json()).toMatchObject(nothing)
  })

  it('X-52: of an account that has just ended is not written', async () => {
    const { id, email } = await insertSomebody(shop)
    const browser = await signInAs(shop, email)
    const response = await duringLock(
      shop,
      id,
      () => browser.patch('/api/profile', { firstName: 'سالم', phone: '91234567' }),
      (tx) => anonymiseAccount(tx, id, new Date()),
    )
    expect(response.status).toBe(401)
    const { rows } = await shop.pool.query('SELECT first_name, name, phone FROM profiles WHERE id = $1', [id])
    expect(rows).toEqual([{ first_name: '', name: '', phone: '' }])
  })

  it.each([
    ['email', 'other@example.com'],
    ['isAdmin', true],
    ['id', 'x'],
    ['emailVerified', true],
    ['phone', '5123 4567'],
    ['phone', 'هاتف'],
    ['firstName', ' '],
    ['lastName', 'ا'.repeat(61)],
    ['address', 7],
  ])('%s cannot become %j', async (field, value) => {
    const { email } = await insertSomebody(shop)
    const browser = await signInAs(shop, email)
    const before = await profileOf(shop, email)
    const response = await browser.patch('/api/profile', { [field]: value })
    expect(await refusalOf(response)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
    expect(await profileOf(shop, email)).toEqual(before)
  })
})
