import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createGoogleClient, isOutage } from '#platform/sessions/google-client.ts'
import {
  type Browser,
  createAccountsShop,
  insertAccount,
  NEW_CUSTOMER,
  openBrowser,
  PASSWORD,
  profileOf,
  signInAs,
} from '#tests/support/accounts-shop.ts'
import { CLIENT, startOpenIdProvider } from '#tests/support/openid-provider.ts'

const REDIRECT_URI = 'http://shop.test/auth/callback'

const provider = await startOpenIdProvider({ redirectUri: REDIRECT_URI })
const shop = await createAccountsShop({}, { ...CLIENT, discoveryUrl: provider.discoveryUrl })
afterAll(async () => {
  await shop.close()
  await provider.close()
})
beforeEach(() => {
  shop.failures.length = 0
})

let people = 0
function newPerson(over: object = {}) {
  const name = `person-${++people}`
  const email = `${name}@gmail.example`
  provider.people.set(name, { name: 'مريم سالم البلوشية', email, email_verified: true, ...over })
  return { name, email }
}

async function begin(browser: Browser, query = ''): Promise<string> {
  const response = await browser.get(`/api/auth/google${query}`)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
  return response.headers.get('Location') ?? ''
}

/** What /auth/callback hands in. */
function answerOf(url: URL) {
  expect(url.origin + url.pathname).toBe(REDIRECT_URI)
  const { code = '', state = '', iss } = Object.fromEntries(url.searchParams)
  return { code, state, ...(iss && { iss }) }
}

async function signIn(browser: Browser, person: string, query = ''): Promise<Response> {
  const answer = answerOf(await provider.signIn(await begin(browser, query), person))
  return browser.post('/api/auth/google/callback', answer)
}

async function refusalOf(response: Response) {
  const body = (await response.json()) as { code: string; detail: string }
  expect(body.detail).toMatch(/[\u0600-\u06FF]/)
  return { status: response.status, code: body.code }
}

it('X-59, A-AUTH-14: requests openid, email and profile, with PKCE, state and nonce, without offline access', async () => {
  const url = new URL(await begin(openBrowser(shop.app)))
  expect(url.origin).toBe(new URL(provider.discoveryUrl).origin)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: CLIENT.clientId,
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
})

it('A-AUTH-16, A-AUTH-17: a new person gets an active account and a session, never admin rights', async () => {
  const picture = 'https://lh3.googleusercontent.example/a/cat=s96-c'
  const { name, email } = newPerson({ picture, is_admin: true, isAdmin: true })
  const browser = openBrowser(shop.app)
  const response = await signIn(browser, name, '?return=%2Fcheckout')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    returnPath: '/checkout',
    user: {
      id: expect.any(String),
      email,
      firstName: 'مريم',
      lastName: 'سالم البلوشية',
      profileImageUrl: picture,
      ...NEW_CUSTOMER,
    },
  })
  const cookies = response.headers.getSetCookie()
  expect(cookies.find((line) => line.startsWith('aleef.session_token='))).toMatch(/HttpOnly.*SameSite=Lax/)
  expect([...browser.cookies.keys()].filter((cookie) => cookie.startsWith('aleef_google'))).toEqual([])
  expect((await browser.get('/api/session')).status).toBe(200)
  expect(await profileOf(shop, email)).toMatchObject({
    email_verified: true,
    is_admin: false,
    is_owner: false,
  })
  expect((await profileOf(shop, email)).last_sign_in_at).toBeInstanceOf(Date)

  expect((await browser.post('/api/auth/sign-out')).status).toBe(200)
  expect((await browser.get('/api/session')).status).toBe(401)
  expect(shop.failures).toEqual([])
})

it('A-AUTH-16: a second sign-in finds the same account, even if the Google e-mail changed', async () => {
  const { name, email } = newPerson()
  const first = (await (await signIn(openBrowser(shop.app), name)).json()) as { user: { id: string } }
  provider.people.set(name, { name: 'أخرى', email: 'moved@gmail.example', email_verified: true })
  const again = (await (await signIn(openBrowser(shop.app), name)).json()) as { user: object }
  expect(again.user).toMatchObject({ id: first.user.id, email, firstName: 'مريم' })
})

it('A-AUTH-18: many simultaneous first sign-ins share one account', async () => {
  const { name, email } = newPerson()
  const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(openBrowser(shop.app), name)))
  const ids = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { user: { id: string } }).user.id),
  )
  expect(new Set(ids).size).toBe(1)
  expect((await shop.pool.query('SELECT 1 FROM profiles WHERE email = $1', [email])).rowCount).toBe(1)
})

it.each([
  ['http://plain.example/cat.png'],
  ['javascript:alert(1)'],
  [`https://long.example/${'a'.repeat(600)}`],
  [42],
])('A-AUTH-17: refuses %.30s as a picture', async (picture) => {
  const { name, email } = newPerson({ picture })
  expect((await signIn(openBrowser(shop.app), name)).status).toBe(200)
  expect((await profileOf(shop, email)).profile_image_url).toBeNull()
})

it('X-59: links to the active account with the verified e-mail; its password stays', async () => {
  const email = 'Active.Owner@Gmail.Example'
  const { name } = newPerson({ email })
  const id = await insertAccount(shop, email.toLowerCase())
  const signedIn = (await (await signIn(openBrowser(shop.app), name)).json()) as { user: { id: string } }
  expect(signedIn.user.id).toBe(id)
  await signInAs(shop, email.toLowerCase())
})

it('X-59: an administrator linked by the verified e-mail keeps their role', async () => {
  const { name, email } = newPerson()
  await insertAccount(shop, email, { isAdmin: true, password: 'Falaj-Daris-77' })
  const answer = (await (await signIn(openBrowser(shop.app), name)).json()) as { user: object }
  expect(answer.user).toMatchObject({ email, isAdmin: true })
})

it.each([[false], [undefined], ['true'], [null]])(
  'X-59: an e-mail that Google has not verified (%j) makes no account and opens none',
  async (email_verified) => {
    const { name, email } = newPerson({ email_verified })
    const victim = await insertAccount(shop, email)
    const browser = openBrowser(shop.app)
    const refused = await refusalOf(await signIn(browser, name))
    expect(refused).toEqual({ status: 403, code: 'google-email-not-verified' })
    expect((await browser.get('/api/session')).status).toBe(401)
    const { rows } = await shop.pool.query('SELECT provider_id FROM credentials WHERE user_id = $1', [victim])
    expect(rows).toEqual([{ provider_id: 'credential' }])
  },
)

it('X-59: an earlier registration that never proved the address loses access', async () => {
  const { name, email } = newPerson()
  const stranger = openBrowser(shop.app)
  const registration = { email, password: PASSWORD, firstName: 'غريب', lastName: 'غريب' }
  expect((await stranger.post('/api/auth/sign-up/email', registration)).status).toBe(200)
  const asked = await stranger.post('/api/auth/request-password-reset', { email })
  expect(asked.status).toBe(200)

  const owner = openBrowser(shop.app)
  expect(((await (await signIn(owner, name)).json()) as { user: object }).user).toMatchObject({
    email,
    firstName: 'مريم',
  })
  const guessed = await stranger.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  expect(await refusalOf(guessed)).toEqual({ status: 401, code: 'invalid-credentials' })
  const reset = (await shop.mailsTo(email)).find((mail) => mail.mail === 'password-reset')
  const token = new URL(reset && 'url' in reset ? reset.url : 'http://none').hash.slice('#token='.length)
  const newPassword = { token, newPassword: 'another-falaj-88' }
  expect((await stranger.post('/api/auth/reset-password', newPassword)).status).toBe(400)
  expect((await owner.get('/api/session')).status).toBe(200)
})

it('X-52: a deactivated account cannot sign in, neither by identity nor by e-mail', async () => {
  const known = newPerson()
  await signIn(openBrowser(shop.app), known.name)
  const byEmail = newPerson()
  await insertAccount(shop, byEmail.email)
  await shop.pool.query('UPDATE profiles SET deactivated_at = now() WHERE email = ANY($1)', [
    [known.email, byEmail.email],
  ])
  for (const { name } of [known, byEmail]) {
    const browser = openBrowser(shop.app)
    expect(await refusalOf(await signIn(browser, name))).toEqual({ status: 403, code: 'account-deactivated' })
    expect((await browser.get('/api/session')).status).toBe(401)
  }
})

it('Z-07: a session planted in the browser ends; the new one has another id', async () => {
  const { name } = newPerson()
  await insertAccount(shop, 'planted@example.com')
  const browser = await signInAs(shop, 'planted@example.com')
  const planted = browser.cookies.get('aleef.session_token') ?? ''
  expect((await signIn(browser, name)).status).toBe(200)
  expect(browser.cookies.get('aleef.session_token')).not.toBe(planted)
  const attacker = openBrowser(shop.app)
  attacker.cookies.set('aleef.session_token', planted)
  expect((await attacker.get('/api/session')).status).toBe(401)
})

it('X-59: a state is valid once, also in its own browser', async () => {
  const { name } = newPerson()
  const browser = openBrowser(shop.app)
  const answer = answerOf(await provider.signIn(await begin(browser), name))
  const cookies = new Map(browser.cookies)
  expect((await browser.post('/api/auth/google/callback', answer)).status).toBe(200)
  for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
  const replayed = await browser.post('/api/auth/google/callback', answer)
  expect(await refusalOf(replayed)).toEqual({ status: 400, code: 'google-attempt-invalid' })
})

it('X-59: a state of another browser, an expired and an invented one are refused without asking Google', async () => {
  const { name } = newPerson()
  const browser = openBrowser(shop.app)
  const answer = answerOf(await provider.signIn(await begin(browser), name))
  const victim = openBrowser(shop.app)
  await begin(victim)
  for (const given of [answer, { ...answer, state: 'invented' }, { ...answer, state: '; =\u0000' }]) {
    const refused = await victim.post('/api/auth/google/callback', given)
    expect(await refusalOf(refused)).toEqual({ status: 400, code: 'google-attempt-invalid' })
  }
  // An altered cookie is ignored.
  const [cookie = '', value = ''] = [...browser.cookies].find(([key]) => key.startsWith('aleef_google')) ?? []
  const forged = openBrowser(shop.app)
  forged.cookies.set(cookie, `${value.slice(0, 20)}A${value.slice(21)}`)
  expect((await forged.post('/api/auth/google/callback', answer)).status).toBe(400)
  shop.pass(1)
  const late = await browser.post('/api/auth/google/callback', answer)
  expect(await refusalOf(late)).toEqual({ status: 400, code: 'google-attempt-invalid' })
  expect((await victim.get('/api/session')).status).toBe(401)
})

it('X-59: an ID token with another nonce or issuer, and an invented code, are refused', async () => {
  const { name, email } = newPerson()
  const wrongs: ((url: string) => Promise<object>)[] = [
    async (url) => answerOf(await provider.signIn(url.replace(/nonce=[^&]+/, 'nonce=another'), name)),
    async (url) => ({ ...answerOf(await provider.signIn(url, name)), iss: 'https://evil.example' }),
    async (url) => ({ ...answerOf(await provider.signIn(url, name)), code: 'invented' }),
  ]
  for (const wrong of wrongs) {
    const browser = openBrowser(shop.app)
    const response = await browser.post('/api/auth/google/callback', await wrong(await begin(browser)))
    expect(await refusalOf(response)).toEqual({ status: 400, code: 'google-failed' })
    expect((await browser.get('/api/session')).status).toBe(401)
  }
  expect(await profileOf(shop, email)).toBeUndefined()
})

it('X-59: a code with another PKCE secret is refused', async () => {
  const { name } = newPerson()
  const browser = openBrowser(shop.app)
  const url = new URL(await begin(browser))
  url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  const response = await browser.post(
    '/api/auth/google/callback',
    answerOf(await provider.signIn(url.href, name)),
  )
  expect(await refusalOf(response)).toEqual({ status: 400, code: 'google-failed' })
})

it('X-59: an expired ID token is refused', async () => {
  const late = await startOpenIdProvider({ redirectUri: REDIRECT_URI, secondsBehind: 3600 + 120 })
  const client = createGoogleClient({ ...CLIENT, discoveryUrl: late.discoveryUrl }, REDIRECT_URI)
  late.people.set('late', { email: 'late@gmail.example', email_verified: true })
  const { url, secrets } = await client.begin()
  const answer = answerOf(await late.signIn(url, 'late'))
  await expect(client.finish(answer, secrets)).rejects.toThrow('JWT timestamp claim value failed validation')
  await late.close()
})

it('X-59: supports providers that take the secret in the body, or give the e-mail at userinfo only', async () => {
  const other = await startOpenIdProvider({
    redirectUri: REDIRECT_URI,
    authentication: 'client_secret_post',
    claimsInIdToken: false,
  })
  const client = createGoogleClient({ ...CLIENT, discoveryUrl: other.discoveryUrl }, REDIRECT_URI)
  other.people.set('salim', { name: 'سالم', email: 'salim@gmail.example', email_verified: true })
  const { url, secrets } = await client.begin()
  const identity = await client.finish(answerOf(await other.signIn(url, 'salim')), secrets)
  expect(identity).toEqual({ subject: 'salim', name: 'سالم', email: 'salim@gmail.example' })
  await other.close()
})

it('X-65: returns to paths of the shop only', async () => {
  const { name } = newPerson()
  for (const wanted of ['https://evil.example', '//evil.example', '/\\evil.example', '/auth']) {
    const response = await signIn(openBrowser(shop.app), name, `?return=${encodeURIComponent(wanted)}`)
    expect(await response.json()).toMatchObject({ returnPath: '/' })
  }
})

it('R-09, A-AUTH-13: a Google outage is reported to a person on /auth, to a program by 503, and recovers', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const discoveryUrl = `http://127.0.0.1:${port}/.well-known/openid-configuration`
  const client = createGoogleClient({ ...CLIENT, discoveryUrl }, REDIRECT_URI, 0.05)
  await expect(client.begin()).rejects.toSatisfy(isOutage)
  silent.closeAllConnections()
  silent.close()

  const away = await createAccountsShop({}, { ...CLIENT, discoveryUrl })
  const browser = openBrowser(away.app)
  const person = await browser.get('/api/auth/google?return=%2Fcart', { Accept: 'text/html' })
  expect([person.status, person.headers.get('Location')]).toEqual([
    302,
    '/auth?google=unavailable&return=%2Fcart',
  ])
  const program = await browser.get('/api/auth/google')
  expect(await refusalOf(program)).toEqual({ status: 503, code: 'google-unavailable' })
  expect(program.headers.get('Retry-After')).not.toBeNull()

  const back = await startOpenIdProvider({ redirectUri: REDIRECT_URI, port })
  expect((await browser.get('/api/auth/google')).status).toBe(302)
  await back.close()
  await away.close()
  expect(away.failures).toEqual([])
})

it('X-59, A-CB-09: a shop without a client id reports that Google sign-in is off', async () => {
  const plain = await createAccountsShop()
  const browser = openBrowser(plain.app)
  expect(await refusalOf(await browser.get('/api/auth/google'))).toEqual({ status: 404, code: 'google-off' })
  const person = await browser.get('/api/auth/google?return=%2Fcart', { Accept: 'text/html' })
  expect([person.status, person.headers.get('Location')]).toEqual([302, '/auth?google=off&return=%2Fcart'])
  const back = await browser.post('/api/auth/google/callback', { code: 'a', state: 'b' })
  expect((await back.json()) as object).toMatchObject({
    code: 'google-off',
    detail: 'تسجيل الدخول بجوجل غير مفعّل في هذا المتجر. سجّل الدخول بالبريد وكلمة المرور.',
  })
  await plain.close()
})

it('Z-08: refuses more fields than Google sends', async () => {
  const answer = { code: 'a', state: 'b', isAdmin: true }
  expect((await openBrowser(shop.app).post('/api/auth/google/callback', answer)).status).toBe(422)
})

it('Z-12: another site cannot start a Google sign-in; its visitor sees the button', async () => {
  const from = (site: string) =>
    openBrowser(shop.app).get('/api/auth/google?return=%2Fcart', { 'Sec-Fetch-Site': site })
  for (const site of ['cross-site', 'same-site']) {
    const response = await from(site)
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/auth?return=%2Fcart'])
    expect(response.headers.getSetCookie()).toEqual([])
  }
  expect((await from('same-origin')).headers.get('Location')).toContain('code_challenge=')
})
