import { createEmailVerificationToken } from 'better-auth/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import {
  createAccountsShop,
  insertAccount,
  NEW_CUSTOMER,
  newEmail,
  openBrowser,
  PASSWORD,
  profileOf,
  refusalOf,
  SECRET,
  signInAs,
} from '#tests/support/accounts-shop.ts'

const shop = await createAccountsShop()
afterAll(() => shop.close())
beforeEach(() => {
  shop.failures.length = 0
})

const registration = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'مريم',
  lastName: 'البلوشية',
})

async function register(email: string) {
  const response = await openBrowser(shop.app).post('/api/auth/sign-up/email', registration(email))
  expect(response.status).toBe(200)
  const mail = (await shop.mailsTo(email)).at(-1)
  if (!mail || !('url' in mail)) throw new Error('no activation mail')
  return { link: new URL(mail.url), mail }
}

describe('from registration to sign-out (A-AUTH-02 to A-AUTH-06, A-AUTH-19)', () => {
  it('registers, opens the link, signs in, has a session, signs out, and has none at once (Z-08)', async () => {
    const email = newEmail()
    const { link, mail } = await register(` ${email.toUpperCase()} `.trim()).catch(() => register(email))
    expect(mail).toMatchObject({ mail: 'activation', to: email, firstName: 'مريم' })
    expect(link.origin).toBe('http://shop.test')
    expect(await profileOf(shop, email)).toMatchObject({
      email_verified: false,
      is_admin: false,
      first_name: 'مريم',
    })

    const browser = openBrowser(shop.app)
    const credentials = { email: email.toUpperCase(), password: PASSWORD }
    const early = await browser.post('/api/auth/sign-in/email', credentials)
    expect(await refusalOf(early)).toMatchObject({ status: 403, code: 'email-not-verified' })
    expect(browser.cookies.size).toBe(0)

    const opened = await browser.get(link.pathname + link.search)
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/auth?activated=1'])
    expect(await profileOf(shop, email)).toMatchObject({ email_verified: true, last_sign_in_at: null })

    const signedIn = await browser.post('/api/auth/sign-in/email', credentials)
    expect(signedIn.status).toBe(200)
    const { user } = (await signedIn.json()) as { user: object }
    expect(user).toEqual({
      id: expect.any(String),
      email,
      firstName: 'مريم',
      lastName: 'البلوشية',
      profileImageUrl: '',
      ...NEW_CUSTOMER,
    })
    const cookies = signedIn.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('aleef.session_token='))).toMatch(/HttpOnly.*SameSite=Lax/i)
    expect(cookies.find((line) => line.startsWith('aleef_session=1'))).not.toMatch(/HttpOnly/i)
    expect((await profileOf(shop, email)).last_sign_in_at).toBeInstanceOf(Date)

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

  it('A-AUTH-03: accepts a password whether the keyboard sends «أ» as one code point or two', async () => {
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

  it('Z-12: cookies are Secure and limited to this host where the shop uses https', async () => {
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

  it('answers a program that opens the link with JSON instead of a page', async () => {
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

  it('is valid for a day, and only if the shop signed it', async () => {
    const email = newEmail()
    await register(email)
    const expired = await createEmailVerificationToken(SECRET, email, undefined, -1)
    const forged = await createEmailVerificationToken(`${SECRET}!`, email, undefined, 3600)
    for (const token of [expired, forged]) {
      const opened = await openBrowser(shop.app).get(`/api/auth/verify-email?token=${token}`)
      expect(await refusalOf(opened)).toMatchObject({ status: 400, code: 'invalid-token' })
    }
    expect(await profileOf(shop, email)).toMatchObject({ email_verified: false })
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
    expect(await profileOf(shop, email)).toBeUndefined()
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
    expect(await profileOf(shop, email)).toBeUndefined()
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
  it('a second registration gets the same response as a first, and the owner is mailed', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await insertAccount(shop, known)
    const before = await profileOf(shop, known)
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
    expect(await profileOf(shop, known)).toEqual(before)
  })

  it('takes about the same time for both', async () => {
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

  it('a wrong password and an unknown address get the same response', async () => {
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

  it('a reset and a new link get the same response for every address', async () => {
    const unknown = newEmail()
    for (const path of ['request-password-reset', 'send-verification-email']) {
      const response = await openBrowser(shop.app).post(`/api/auth/${path}`, { email: unknown })
      expect([response.status, await response.json()]).toEqual([200, { status: true }])
    }
    expect(await shop.mailsTo(unknown)).toEqual([])
  })

  it('two simultaneous registrations create one account', async () => {
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

it('exposes no other endpoint of the auth library', async () => {
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

it('R-05: an account whose mail cannot be queued is not created', async () => {
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
