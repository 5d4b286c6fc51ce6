import { createEmailVerificationToken } from 'better-auth/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { anonymiseAccount } from '#server/accounts/anonymise-account.ts'
import {
  type AccountsShop,
  createAccountsShop,
  duringLock,
  insertAccount,
  openBrowser,
  PASSWORD,
  refusalOf,
  SECRET,
  signInAs,
} from '#tests/support/accounts-shop.ts'

let shop: AccountsShop
beforeAll(async () => {
  shop = await createAccountsShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.failures.length = 0
})

let people = 0
const newEmail = () => `person${++people}@example.com`
const registration = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'مريم',
  lastName: 'البلوشية',
})
const profile = async (email: string) =>
  (await shop.pool.query('SELECT * FROM profiles WHERE email = $1', [email])).rows[0]

async function register(email: string) {
  const response = await openBrowser(shop.app).post('/api/auth/sign-up/email', registration(email))
  expect(response.status).toBe(200)
  const mail = (await shop.mailsTo(email)).at(-1)
  if (!mail || !('url' in mail)) throw new Error('no activation mail')
  return { link: new URL(mail.url), mail }
}

describe('from registration to sign-out (A-AUTH-02 to A-AUTH-06, A-AUTH-19)', () => {
  it('register, open the link, sign in, be known, sign out, be unknown at once (Z-08)', async () => {
    const email = newEmail()
    const { link, mail } = await register(` ${email.toUpperCase()} `.trim()).catch(() => register(email))
    expect(mail).toMatchObject({ mail: 'activation', to: email, firstName: 'مريم' })
    expect(link.origin).toBe('http://shop.test')
    expect(await profile(email)).toMatchObject({ email_verified: false, is_admin: false, first_name: 'مريم' })

    const browser = openBrowser(shop.app)
    const credentials = { email: email.toUpperCase(), password: PASSWORD }
    const early = await browser.post('/api/auth/sign-in/email', credentials)
    expect(await refusalOf(early)).toMatchObject({ status: 403, code: 'email-not-verified' })
    expect(browser.cookies.size).toBe(0)

    const opened = await browser.get(link.pathname + link.search)
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/auth?activated=1'])
    expect(await profile(email)).toMatchObject({ email_verified: true, last_sign_in_at: null })

    const signedIn = await browser.post('/api/auth/sign-in/email', credentials)
    expect(signedIn.status).toBe(200)
    const { user } = (await signedIn.json()) as { user: object }
    expect(user).toEqual({
      id: expect.any(String),
      email,
      firstName: 'مريم',
      lastName: 'البلوشية',
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
    const cookies = signedIn.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('aleef.session_token='))).toMatch(/HttpOnly.*SameSite=Lax/i)
    expect(cookies.find((line) => line.startsWith('aleef_session=1'))).not.toMatch(/HttpOnly/i)
    expect((await profile(email)).last_sign_in_at).toBeInstanceOf(Date)

    const session = await browser.get('/api/session')
    expect(session.headers.get('Cache-Control')).toBe('no-store')
    expect(await session.json()).toEqual(user)

    const stolen = new Map(browser.cookies)
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual(['aleef_device'])
    const thief = openBrowser(shop.app)
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect(await refusalOf(await thief.get('/api/session'))).toMatchObject({
      status: 401,
      code: 'unauthorized',
    })
    // The hint that granted nothing is taken back with the session.
    expect([...thief.cookies.keys()]).toEqual(['aleef_device'])
    expect(shop.failures).toEqual([])
  })

  it('A-AUTH-03: one password, whether the keyboard sends «أ» as one character or as two', async () => {
    const email = newEmail()
    const password = 'أرنب-سريع-٧٧'
    expect(password.normalize('NFD')).not.toBe(password)
    const browser = openBrowser(shop.app)
    const registered = await browser.post('/api/auth/sign-up/email', {
      ...registration(email),
      password: password.normalize('NFD'),
    })
    expect(registered.status).toBe(200)
    await shop.pool.query('UPDATE profiles SET email_verified = true WHERE email = $1', [email])
    const signedIn = await browser.post('/api/auth/sign-in/email', { email, password })
    expect(signedIn.status).toBe(200)
  })

  it('Z-12: where the shop is reached by https its cookies are Secure and of this host alone', async () => {
    const safe = await createAccountsShop({ baseUrl: 'https://aleef.example' })
    await insertAccount(safe, 'salim@example.com')
    const browser = await signInAs(safe, 'salim@example.com')
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      '__Host-aleef.session_token',
      '__Host-aleef_device',
      '__Host-aleef_session',
    ])
    expect((await browser.get('/api/session')).status).toBe(200)
    const again = await openBrowser(safe.app).post('/api/auth/sign-in/email', {
      email: 'salim@example.com',
      password: PASSWORD,
    })
    for (const line of again.headers.getSetCookie())
      expect([/; Secure/.test(line), /; Path=\/(?:;|$)/.test(line), /; Domain/.test(line)]).toEqual([
        ...[true, true, false],
      ])
    await safe.close()
  })

  it('sends a new link on request, and the old one still works (X-64)', async () => {
    const email = newEmail()
    const { link } = await register(email)
    const browser = openBrowser(shop.app)
    const asked = await browser.post('/api/auth/send-verification-email', { email })
    expect(await asked.json()).toEqual({ status: true })
    expect(await shop.mailsTo(email)).toHaveLength(2)
    expect((await browser.get(link.pathname + link.search)).headers.get('Location')).toBe('/auth?activated=1')
    // Mail programs open links by themselves; the person who comes after them is not told off.
    expect((await browser.get(link.pathname + link.search)).headers.get('Location')).toBe('/auth?activated=1')
    await browser.post('/api/auth/send-verification-email', { email })
    expect(await shop.mailsTo(email)).toHaveLength(2)
  })

  it('answers a program that opens the link without a page to land on', async () => {
    const { link } = await register(newEmail())
    const token = encodeURIComponent(link.searchParams.get('token') ?? '')
    const opened = await openBrowser(shop.app).get(`/api/auth/verify-email?token=${token}`)
    expect([opened.status, await opened.json()]).toEqual([200, { status: true }])
  })
})

describe('a wrong activation link', () => {
  it.each(['', 'nonsense', 'a.b.c'])(
    '%j is told so to a program, and a person lands on /auth',
    async (token) => {
      const browser = openBrowser(shop.app)
      const told = await browser.get(`/api/auth/verify-email?token=${token}`)
      expect(await refusalOf(told)).toMatchObject({ status: 400, code: 'invalid-token' })
      const shown = await browser.get(
        `/api/auth/verify-email?token=${token}&callbackURL=https%3A%2F%2Fevil.example`,
      )
      expect([shown.status, shown.headers.get('Location')]).toEqual([302, '/auth?activation=invalid'])
      expect(shop.failures).toEqual([])
    },
  )

  it('is good for a day, and only when the shop signed it', async () => {
    const email = newEmail()
    await register(email)
    const expired = await createEmailVerificationToken(SECRET, email, undefined, -1)
    const forged = await createEmailVerificationToken(`${SECRET}!`, email, undefined, 3600)
    for (const token of [expired, forged]) {
      const opened = await openBrowser(shop.app).get(`/api/auth/verify-email?token=${token}`)
      expect(await refusalOf(opened)).toMatchObject({ status: 400, code: 'invalid-token' })
    }
    expect(await profile(email)).toMatchObject({ email_verified: false })
  })
})

describe('what a registration may say', () => {
  it.each([
    ['isAdmin', true],
    ['isOwner', true],
    ['emailVerified', true],
    ['id', 'mine'],
    ['is_admin', true],
    ['image', 'https://evil.example/a.png'],
    ['role', 'admin'],
  ])('%s is refused and nothing is stored', async (field, value) => {
    const email = newEmail()
    const response = await openBrowser(shop.app).post('/api/auth/sign-up/email', {
      ...registration(email),
      [field]: value,
    })
    expect(await refusalOf(response)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
    expect(await profile(email)).toBeUndefined()
  })

  it.each([
    ['email', 'nobody'],
    ['email', 'a@b'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['email', 12],
    ['password', '12345'],
    ['password', 'password123'],
    ['password', '٩٦٨٩١٢٣٤٥٦٧'],
    ['password', 'مريم البلوشية'],
    ['password', 'a'.repeat(129)],
    ['firstName', ' \u200F '],
    ['lastName', ''],
    ['lastName', undefined],
  ])('%s cannot be %j (A-AUTH-07, A-AUTH-09, X-35)', async (field, value) => {
    const email = newEmail()
    const response = await openBrowser(shop.app).post('/api/auth/sign-up/email', {
      ...registration(email),
      [field]: value,
    })
    expect(await refusalOf(response)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.stringMatching(/[\u0600-\u06FF]/)] },
    })
    expect(await profile(email)).toBeUndefined()
  })

  it.each([
    ['{"email":', 400, 'invalid-json'],
    ['[]', 422, 'invalid-request'],
    ['null', 422, 'invalid-request'],
  ])('the body %s', async (body, status, code) => {
    for (const path of ['sign-up/email', 'sign-in/email', 'reset-password', 'send-verification-email']) {
      const response = await openBrowser(shop.app).post(`/api/auth/${path}`, body)
      expect(await refusalOf(response)).toMatchObject({ status, code })
    }
  })
})

describe('who has an account stays a secret (Z-07)', () => {
  it('a second registration is answered like a first one, and the owner is told by mail', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await insertAccount(shop, known)
    const before = await profile(known)
    const responses = await Promise.all(
      [known, unknown].map((email) =>
        openBrowser(shop.app).post('/api/auth/sign-up/email', registration(email)),
      ),
    )
    const [first, second] = await Promise.all(responses.map((response) => response.text()))
    expect(responses.map((response) => response.status)).toEqual([200, 200])
    expect(first?.replace(known, '…')).toBe(second?.replace(unknown, '…'))
    expect(responses.map((response) => [...response.headers.keys()])[0]).toEqual([
      ...(responses[1]?.headers.keys() ?? []),
    ])
    expect(await shop.mailsTo(known)).toEqual([{ mail: 'sign-up-attempt', to: known }])
    expect(await profile(known)).toEqual(before)
  })

  it('takes about as long for one as for the other', async () => {
    const known = newEmail()
    await insertAccount(shop, known)
    const takes = async (email: string) => {
      const start = performance.now()
      await openBrowser(shop.app).post('/api/auth/request-password-reset', { email })
      return performance.now() - start
    }
    expect(await takes(known)).toBeGreaterThanOrEqual(240)
    expect(await takes(newEmail())).toBeGreaterThanOrEqual(240)
  })

  it('a wrong password and an unknown address are one answer', async () => {
    const known = newEmail()
    await insertAccount(shop, known)
    const responses = await Promise.all(
      [known, newEmail()].map((email) =>
        openBrowser(shop.app).post('/api/auth/sign-in/email', { email, password: 'not-the-one' }),
      ),
    )
    const [first, second] = await Promise.all(responses.map(refusalOf))
    expect(first).toEqual({ status: 401, code: 'invalid-credentials', errors: undefined })
    expect(second).toEqual(first)
  })

  it('a reset and a new link are promised to everybody alike', async () => {
    const unknown = newEmail()
    for (const path of ['request-password-reset', 'send-verification-email']) {
      const response = await openBrowser(shop.app).post(`/api/auth/${path}`, { email: unknown })
      expect([response.status, await response.json()]).toEqual([200, { status: true }])
    }
    expect(await shop.mailsTo(unknown)).toEqual([])
  })

  it('two registrations at once make one account', async () => {
    const email = newEmail()
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        openBrowser(shop.app).post('/api/auth/sign-up/email', registration(email)),
      ),
    )
    expect(responses.map((response) => response.status)).toEqual(Array(6).fill(200))
    expect((await shop.pool.query('SELECT FROM profiles WHERE email = $1', [email])).rowCount).toBe(1)
  })
})

describe('a session', () => {
  it('Z-07: is never the one that was there before signing in, and the one before ends', async () => {
    const [email, stranger] = [newEmail(), newEmail()]
    await insertAccount(shop, email)
    await insertAccount(shop, stranger)
    const planted = (await signInAs(shop, stranger)).cookies.get('aleef.session_token') ?? ''
    for (const fixed of ['made-up-by-a-stranger', 'token.signature', planted]) {
      const browser = openBrowser(shop.app)
      browser.cookies.set('aleef.session_token', fixed)
      expect((await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
      expect(browser.cookies.get('aleef.session_token')).not.toBe(fixed)
      expect(await (await browser.get('/api/session')).json()).toMatchObject({ email })
      // Whoever planted it holds nothing that opens anything.
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

  it('ends in time, and stays while it is used (A-AUTH-16)', async () => {
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
    const email = newEmail()
    await insertAccount(shop, email)
    const browser = await signInAs(shop, email)
    browser.cookies.set('aleef.session_token', forge(browser.cookies.get('aleef.session_token') ?? ''))
    expect((await browser.get('/api/session')).status).toBe(401)
  })

  it('follows the account at once: demotion, deactivation, deletion (Z-08)', async () => {
    const email = newEmail()
    await insertAccount(shop, email, { isAdmin: true, password: 'Falaj-Daris-77' })
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
  it('A-PROF-02, A-AUTH-11: takes names, phone and address, and keeps the phone as E.164 (X-36)', async () => {
    const email = newEmail()
    await insertAccount(shop, email)
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
    expect(await profile(email)).toMatchObject({ name: 'نورة البلوشية' })
    expect((await browser.patch('/api/profile', {})).status).toBe(200)
  })

  it('W-13: takes a place, a second phone and a receiver, for the next order, and lets go of them', async () => {
    const email = newEmail()
    await insertAccount(shop, email)
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

  it('X-52: of an account that ends meanwhile nothing is written any more', async () => {
    const email = newEmail()
    const id = await insertAccount(shop, email)
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
    const email = newEmail()
    await insertAccount(shop, email)
    const browser = await signInAs(shop, email)
    const before = await profile(email)
    const response = await browser.patch('/api/profile', { [field]: value })
    expect(await refusalOf(response)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
    expect(await profile(email)).toEqual(before)
  })
})

it('offers nothing else of the auth library', async () => {
  const browser = openBrowser(shop.app)
  for (const path of [
    'get-session',
    'list-sessions',
    'ok',
    'error',
    'reset-password/abc?callbackURL=/',
    'callback/google',
  ]) {
    expect((await browser.get(`/api/auth/${path}`)).status, path).toBe(404)
  }
  for (const path of [
    'update-user',
    'change-email',
    'change-password',
    'set-password',
    'delete-user',
    'link-social',
    'sign-in/social',
    'revoke-sessions',
    'verify-password',
    'update-session',
  ]) {
    expect((await browser.post(`/api/auth/${path}`, {})).status, path).toBe(404)
  }
})

it('R-05: an account whose mail cannot be queued is not made', async () => {
  const broken = await createAccountsShop({
    log: createLog('silent'),
    jobs: {
      enqueue: async () => {
        throw new Error('the queue is broken')
      },
    },
  })
  const response = await openBrowser(broken.app).post(
    '/api/auth/sign-up/email',
    registration('salim@example.com'),
  )
  expect(response.status).toBe(500)
  expect(broken.failures).toEqual([expect.objectContaining({ message: 'the queue is broken' })])
  expect((await broken.pool.query('SELECT FROM profiles')).rowCount).toBe(0)
  await broken.close()
})
