import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, it } from 'vitest'
import type { RecoveryCodes, SecondFactorSetUp, SecondFactorStatus } from '#contract/second-factor.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { removeSecondFactorOf } from '#server/accounts/second-factor/end-second-factor.ts'
import type { Context } from '#server/context.ts'
import {
  type Browser,
  createAccountsShop,
  duringLock,
  insertAccount,
  openBrowser,
  refusalOf,
  resetTokenTo,
} from '#tests/support/accounts-shop.ts'
import { CLIENT, startOpenIdProvider } from '#tests/support/openid-provider.ts'

const PASSWORD = 'Falaj-Daris-77'
const STEP_MS = 30_000

/** The shop's clock: a test moves it to the next code of the app. */
let time = Date.now()
const now = () => new Date(time)
const provider = await startOpenIdProvider({ redirectUri: 'http://shop.test/auth/callback' })
const shop = await createAccountsShop({ now }, { ...CLIENT, discoveryUrl: provider.discoveryUrl })
afterAll(async () => {
  expect(shop.failures).toEqual([])
  await shop.close()
  await provider.close()
})

type Phone = { secret: string; recoveryCodes: string[] }
type Rights = { isAdmin?: boolean; isOwner?: boolean }

let people = 0
/** An account of the team, signed in; not the owner unless told. */
async function member(rights: Rights = { isAdmin: true }, on = shop) {
  const email = `member${++people}@example.com`
  // The first administrator of a shop is its owner.
  if (people === 1) await insertAccount(on, 'first@example.com', { isAdmin: true, password: PASSWORD })
  const id = await insertAccount(on, email, { ...rights, password: PASSWORD })
  return { id, email, browser: await signIn(email, on) }
}

async function signIn(email: string, on = shop, address?: string): Promise<Browser> {
  const browser = openBrowser(on.app, address)
  expect((await firstStep(browser, email)).status).toBe(200)
  return browser
}

const firstStep = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/api/auth/sign-in/email', { email, password })
const secondStep = (browser: Browser, code: string) => browser.post('/api/auth/second-factor', { code })

/** What the app shows; `steps` half minutes later or earlier. */
function codeOf({ secret }: Pick<Phone, 'secret'>, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time + steps * STEP_MS })
}

const start = async (browser: Browser, proof: object = { password: PASSWORD }) =>
  (await (await browser.post('/api/account/second-factor/start', proof)).json()) as SecondFactorSetUp

/** Set up by the password; afterwards the next code is not used yet. */
async function setUp(browser: Browser): Promise<Phone> {
  const { setUp, secret } = await start(browser)
  const answer = await browser.post('/api/account/second-factor', { setUp, code: codeOf({ secret }) })
  expect(answer.status).toBe(200)
  const { recoveryCodes } = (await answer.json()) as RecoveryCodes
  time += STEP_MS
  return { secret, recoveryCodes }
}

/** Passes the first factor, up to the second. */
async function halfway(email: string, on = shop, address?: string): Promise<Browser> {
  const browser = openBrowser(on.app, address)
  expect(await refusalOf(await firstStep(browser, email))).toMatchObject(NEEDED)
  expect((await browser.get('/api/session')).status).toBe(401)
  return browser
}

async function signInByGoogle(app: Browser, person: string, query = ''): Promise<Response> {
  const out = await app.get(`/api/auth/google${query}`)
  const back = await provider.signIn(out.headers.get('Location') ?? '', person)
  const { code = '', state = '', iss } = Object.fromEntries(back.searchParams)
  return app.post('/api/auth/google/callback', { code, state, ...(iss && { iss }) })
}

const NEEDED = { status: 403, code: 'second-factor-needed' }
const WRONG = { status: 401, code: 'wrong-second-factor' }
const EXPIRED = { status: 409, code: 'second-factor-expired' }

const statusOf = async (browser: Browser) =>
  (await (await browser.get('/api/account/second-factor')).json()) as SecondFactorStatus
const mailsTo = async (email: string) =>
  (await shop.mailsTo(email)).flatMap((job) =>
    job.mail === 'second-factor' ? [job.change] : job.mail === 'recovery-code-used' ? [job.mail] : [],
  )

it('T-02: setting up needs the password and the app’s first code; every other session ends', async () => {
  const { email, browser } = await member()
  const other = await signIn(email)
  expect(
    await refusalOf(await browser.post('/api/account/second-factor/start', { password: 'x' })),
  ).toMatchObject({ status: 422, errors: { password: [expect.any(String)] } })
  const { setUp, secret, uri } = await start(browser)
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toContain(encodeURIComponent(email))
  const confirm = (code: string) => browser.post('/api/account/second-factor', { setUp, code })
  expect(await refusalOf(await confirm('000000'))).toMatchObject({
    status: 422,
    errors: { code: [expect.any(String)] },
  })
  expect((await statusOf(browser)).enabledAt).toBeNull()
  const { recoveryCodes } = (await (await confirm(codeOf({ secret }))).json()) as RecoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await statusOf(browser)).toMatchObject({
    ...{ enabledAt: now().toISOString(), recoveryCodesLeft: 10 },
    ...{ isRequired: false, hasPassword: true },
  })
  expect((await other.get('/api/session')).status).toBe(401)
  expect(await mailsTo(email)).toEqual(['on'])
  // Repeating the set-up returns the same one, and neither the database nor its backup can read it.
  expect(await refusalOf(await confirm(codeOf({ secret }, 1)))).toMatchObject(EXPIRED)
  const { rows } = await shop.pool.query('SELECT * FROM second_factors f JOIN recovery_codes USING (user_id)')
  expect(JSON.stringify(rows)).not.toContain(secret)
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code)
})

it('T-02: a set-up expires after ten minutes', async () => {
  const { browser } = await member()
  const { setUp, secret } = await start(browser)
  time += 10 * 60_000 + 1
  const answer = await browser.post('/api/account/second-factor', { setUp, code: codeOf({ secret }) })
  expect(await refusalOf(answer)).toMatchObject(EXPIRED)
})

it('T-02: a set-up is valid for its own account only, and customers have none', async () => {
  const [one, other] = [await member(), await member()]
  const { setUp, secret } = await start(one.browser)
  const stolen = await other.browser.post('/api/account/second-factor', { setUp, code: codeOf({ secret }) })
  expect(await refusalOf(stolen)).toMatchObject(EXPIRED)
  const customer = await member({})
  const refused = await customer.browser.post('/api/account/second-factor/start', { password: PASSWORD })
  expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'forbidden' })
})

it('T-02: the session begins with the code, not the password; a code works once, with a tolerance for clocks', async () => {
  const { email, browser } = await member()
  const phone = await setUp(browser)
  const { rows } = await shop.pool.query('SELECT count(*)::int AS n FROM sessions')
  const app = await halfway(email)
  expect((await shop.pool.query('SELECT count(*)::int AS n FROM sessions')).rows).toEqual(rows)
  expect(await refusalOf(await secondStep(app, '000000'))).toMatchObject(WRONG)
  expect(await refusalOf(await secondStep(app, codeOf(phone, 2)))).toMatchObject(WRONG)
  const code = codeOf(phone)
  const answer = await secondStep(app, code)
  expect(await answer.json()).toMatchObject({ email, role: 'staff' })
  expect((await app.get('/api/session')).status).toBe(200)
  expect(app.cookies.has('aleef_halfway')).toBe(false)
  // Neither the code nor one that is older signs anybody in again; the next one does.
  const again = await halfway(email)
  expect(await refusalOf(await secondStep(again, code))).toMatchObject(WRONG)
  expect(await refusalOf(await secondStep(again, codeOf(phone, -1)))).toMatchObject(WRONG)
  expect((await secondStep(again, codeOf(phone, 1))).status).toBe(200)
})

it('T-02: two simultaneous uses of one code create one session', async () => {
  const { email, browser } = await member()
  const phone = await setUp(browser)
  const doors = [await halfway(email), await halfway(email)]
  const answers = await Promise.all(doors.map((app) => secondStep(app, codeOf(phone))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

it('T-02: a mailed code leads an account with a role to the second step, or to the password without a second factor', async () => {
  const { email, browser } = await member()
  const byMail = async () => {
    const app = openBrowser(shop.app)
    await app.post('/api/auth/code', { email })
    const mail = (await shop.mailsTo(email)).findLast((job) => job.mail === 'sign-in-code')
    const code = mail?.mail === 'sign-in-code' ? mail.code : ''
    const answer = await app.post('/api/auth/code/verify', { email, code })
    return { app, body: (await answer.clone().json()) as object, refusal: await refusalOf(answer) }
  }
  const before = await byMail()
  expect(before.refusal).toMatchObject(NEEDED)
  expect(before.body).toMatchObject({ next: 'password' })
  expect(await refusalOf(await secondStep(before.app, '000000'))).toMatchObject(EXPIRED)

  const phone = await setUp(browser)
  const { app, body, refusal } = await byMail()
  expect(refusal).toMatchObject(NEEDED)
  expect(body).toMatchObject({ next: 'second-factor' })
  expect((await app.get('/api/session')).status).toBe(401)
  expect((await secondStep(app, codeOf(phone))).status).toBe(200)
  expect((await app.get('/api/session')).status).toBe(200)
})

it('T-02: Google leads to the second step too, and keeps the return path', async () => {
  const { email, browser } = await member()
  const phone = await setUp(browser)
  provider.people.set('clerk', { name: 'سالم', email, email_verified: true })
  const app = openBrowser(shop.app)
  const answer = await signInByGoogle(app, 'clerk', '?return=%2Fadmin%2Forders')
  expect(await answer.clone().json()).toMatchObject({ next: 'second-factor', returnPath: '/admin/orders' })
  expect(await refusalOf(answer)).toMatchObject(NEEDED)
  expect((await app.get('/api/session')).status).toBe(401)
  expect((await secondStep(app, codeOf(phone))).status).toBe(200)
})

it('T-02: the first step is valid for ten minutes, in its browser, and not after a new password or a global sign-out', async () => {
  const { email, browser } = await member()
  const phone = await setUp(browser)
  expect(await refusalOf(await secondStep(openBrowser(shop.app), codeOf(phone)))).toMatchObject(EXPIRED)
  const late = await halfway(email)
  const ended = await halfway(email)
  expect((await browser.post('/api/account/sign-out-everywhere')).status).toBe(200)
  expect(await refusalOf(await secondStep(ended, codeOf(phone)))).toMatchObject(EXPIRED)

  const back = await halfway(email)
  expect((await secondStep(back, codeOf(phone))).status).toBe(200)
  const thief = await halfway(email)
  const newPassword = 'Wadi-Shab-4411'
  const changed = await back.post('/api/account/password', { currentPassword: PASSWORD, newPassword })
  expect(changed.status).toBe(200)
  expect(await refusalOf(await secondStep(thief, codeOf(phone, 1)))).toMatchObject(EXPIRED)

  const slow = openBrowser(shop.app)
  await firstStep(slow, email, newPassword)
  time += 10 * 60_000 + 1
  for (const app of [late, slow])
    expect(await refusalOf(await secondStep(app, codeOf(phone)))).toMatchObject(EXPIRED)
})

it('T-02: a recovery code signs in once, and the owner is notified', async () => {
  const { email, browser } = await member()
  const { recoveryCodes } = await setUp(browser)
  const [first = '', second = ''] = recoveryCodes
  const typed = first.replaceAll('-', ' ').toLowerCase()
  const app = await halfway(email)
  expect(await refusalOf(await secondStep(app, '0000-0000-0000-0000-0000-0000'))).toMatchObject(WRONG)
  expect((await secondStep(app, typed)).status).toBe(200)
  expect((await statusOf(app)).recoveryCodesLeft).toBe(9)
  expect(await mailsTo(email)).toEqual(['on', 'recovery-code-used'])
  expect(await refusalOf(await secondStep(await halfway(email), first))).toMatchObject(WRONG)

  // New ones invalidate the earlier ones; a recovery code is proof enough where the phone is lost.
  const renewed = await app.post('/api/account/second-factor/recovery-codes', { code: second })
  const { recoveryCodes: fresh } = (await renewed.json()) as RecoveryCodes
  expect(await refusalOf(await secondStep(await halfway(email), recoveryCodes[2] ?? ''))).toMatchObject(WRONG)
  expect((await secondStep(await halfway(email), fresh[0] ?? '')).status).toBe(200)
})

it('T-02: moving to another phone or switching off needs the password or a fresh code; afterwards one step is enough', async () => {
  const { email, browser } = await member()
  const old = await setUp(browser)
  const { setUp: moving, secret } = await start(browser, { code: codeOf(old) })
  const phone = { secret }
  const moved = await browser.post('/api/account/second-factor', { setUp: moving, code: codeOf(phone) })
  expect(moved.status).toBe(200)
  time += STEP_MS
  const app = await halfway(email)
  expect(await refusalOf(await secondStep(app, codeOf(old)))).toMatchObject(WRONG)
  expect((await secondStep(app, codeOf(phone))).status).toBe(200)

  const off = (proof: object) => browser.post('/api/account/second-factor/off', proof)
  expect(await refusalOf(await off({}))).toMatchObject({
    status: 422,
    errors: { password: [expect.any(String)] },
  })
  // A code that was seen over a shoulder is used up.
  expect(await refusalOf(await off({ code: codeOf(phone) }))).toMatchObject({ status: 422 })
  const waiting = await halfway(email)
  expect((await off({ password: PASSWORD })).status).toBe(200)
  expect(await refusalOf(await secondStep(waiting, codeOf(phone, 1)))).toMatchObject(EXPIRED)
  expect(await mailsTo(email)).toEqual(['on', 'moved', 'off'])
  await signIn(email)
  expect(await refusalOf(await off({ password: PASSWORD }))).toMatchObject({ status: 404 })
})

it('T-02: when the owner requires it, members without one can only set it up, and it cannot be switched off', async () => {
  const owner = await member({ isAdmin: true, isOwner: true })
  const clerk = await member()
  const customer = await member({})
  const team = (method: string, body?: object) => owner.browser.send(method, '/api/admin/second-factor', body)
  expect(await refusalOf(await team('PATCH', { isRequired: true }))).toMatchObject({
    ...{ status: 409, code: 'second-factor-first' },
  })
  await setUp(owner.browser)
  expect((await clerk.browser.send('PATCH', '/api/admin/second-factor', { isRequired: true })).status).toBe(
    403,
  )
  expect((await team('PATCH', { isRequired: true })).status).toBe(200)
  expect(await (await team('GET')).json()).toMatchObject({ isRequired: true })

  const session = async () => (await (await clerk.browser.get('/api/session')).json()) as object
  expect(await session()).toMatchObject({ role: 'staff', permissions: [], secondFactorDue: true })
  const refused = await refusalOf(await clerk.browser.get('/api/admin/users'))
  expect(refused).toMatchObject({ status: 403, code: 'second-factor-due' })
  expect(await (await customer.browser.get('/api/session')).json()).toMatchObject({ secondFactorDue: false })
  await setUp(clerk.browser)
  expect(await session()).toMatchObject({ secondFactorDue: false })
  expect((await clerk.browser.get('/api/admin/users')).status).toBe(200)

  const off = await clerk.browser.post('/api/account/second-factor/off', { password: PASSWORD })
  expect(await refusalOf(off)).toMatchObject({ status: 409, code: 'second-factor-required' })
  expect((await team('PATCH', { isRequired: false })).status).toBe(200)
  expect((await clerk.browser.post('/api/account/second-factor/off', { password: PASSWORD })).status).toBe(
    200,
  )
  const { rows } = await shop.pool.query(
    `SELECT action FROM audit_log WHERE actor_id = ANY($1) ORDER BY id`,
    [[owner.id, clerk.id]],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    ...['second-factor.created', 'settings.edited', 'second-factor.created'],
    ...['settings.edited', 'second-factor.removed'],
  ])
})

it('T-02: an owner removes another’s second factor, not their own; an account without a role keeps it', async () => {
  const owner = await member({ isAdmin: true, isOwner: true })
  const clerk = await member()
  const phone = await setUp(clerk.browser)
  const full = await member()
  const remove = (by: Browser, id: string) => by.send('DELETE', `/api/admin/users/${id}/second-factor`)
  expect((await remove(full.browser, clerk.id)).status).toBe(403)
  // Without a role the account is as safe as before.
  expect((await owner.browser.patch(`/api/admin/users/${clerk.id}`, { role: null })).status).toBe(204)
  const demoted = await halfway(clerk.email)
  expect((await secondStep(demoted, codeOf(phone))).status).toBe(200)
  expect(await (await demoted.get('/api/session')).json()).toMatchObject({ role: null })
  const waiting = await halfway(clerk.email)
  expect((await remove(owner.browser, clerk.id)).status).toBe(204)
  expect((await demoted.get('/api/session')).status).toBe(401)
  expect(await refusalOf(await secondStep(waiting, codeOf(phone, 1)))).toMatchObject(EXPIRED)
  expect((await remove(owner.browser, clerk.id)).status).toBe(404)
  expect(await mailsTo(clerk.email)).toEqual(['on', 'removed'])
  await signIn(clerk.email)

  await setUp(owner.browser)
  expect(await refusalOf(await remove(owner.browser, owner.id))).toMatchObject({ code: 'own-account' })
  // The owner's own way back is the server.
  const back = await removeSecondFactorOf(shop.context, owner.email)
  expect(back.ok).toBe(true)
  expect((await owner.browser.get('/api/session')).status).toBe(401)
  await signIn(owner.email)
  expect(await removeSecondFactorOf(shop.context, owner.email)).toMatchObject({ ok: false })
})

it('T-02: a password reset alone does not make a device known', async () => {
  const { email, browser } = await member()
  const phone = await setUp(browser)
  const stranger = openBrowser(shop.app)
  await stranger.post('/api/auth/request-password-reset', { email })
  const token = await resetTokenTo(shop, email)
  const newPassword = 'Wadi-Shab-4411'
  expect((await stranger.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
  expect(await refusalOf(await firstStep(stranger, email, newPassword))).toMatchObject(NEEDED)
  expect(stranger.cookies.has('aleef_device')).toBe(false)
  expect((await secondStep(stranger, codeOf(phone))).status).toBe(200)
  expect(stranger.cookies.has('aleef_device')).toBe(true)
})

it('T-02: a waiting second step creates no session once the account has ended', async () => {
  const { id, email, browser } = await member()
  const phone = await setUp(browser)
  const app = await halfway(email)
  const answer = await duringLock(
    shop,
    id,
    () => secondStep(app, codeOf(phone)),
    (tx) => tx.execute(`UPDATE profiles SET deactivated_at = now() WHERE id = '${id}'`),
  )
  expect(await refusalOf(answer)).toMatchObject(EXPIRED)
})

it('T-02: a Google-only account sets it up with a mailed code, valid once in its browser', async () => {
  const email = 'google.alone@example.com'
  provider.people.set('alone', { name: 'سالم', email, email_verified: true })
  const browser = openBrowser(shop.app)
  expect((await signInByGoogle(browser, 'alone')).status).toBe(200)
  await shop.pool.query(`UPDATE profiles SET limited_role = 'staff' WHERE email = $1`, [email])
  const begin = (proof: object, by = browser) => by.post('/api/account/second-factor/start', proof)
  const WRONG_PROOF = { status: 422, errors: { code: [expect.any(String)] } }
  expect(await refusalOf(await begin({}))).toMatchObject(WRONG_PROOF)
  expect((await browser.post('/api/auth/code', { email })).status).toBe(202)
  const mail = (await shop.mailsTo(email)).findLast((job) => job.mail === 'sign-in-code')
  const code = mail?.mail === 'sign-in-code' ? mail.code : ''
  expect(await refusalOf(await begin({ password: PASSWORD }))).toMatchObject(WRONG_PROOF)
  // Another browser with a stolen session has not asked for it.
  const thief = openBrowser(shop.app)
  for (const [name, value] of browser.cookies) if (name !== 'aleef_challenge') thief.cookies.set(name, value)
  expect(await refusalOf(await begin({ code }, thief))).toMatchObject(WRONG_PROOF)
  expect((await begin({ code })).status).toBe(200)
  expect(await refusalOf(await begin({ code }))).toMatchObject(WRONG_PROOF)
})

/** The set-up is confirmed, by its owner, while the request waits. */
const confirmed = (id: string) => (tx: Transaction) =>
  tx.execute(sql`WITH ended AS (DELETE FROM sessions WHERE user_id = ${id})
    INSERT INTO second_factors (user_id, secret, last_used_step, enabled_at) VALUES (${id}, 'sealed', 0, now())`)

it('T-02: a sign-in in progress while a second factor is set up creates no session by any method', async () => {
  const sessionsOf = async (id: string) =>
    (await shop.pool.query('SELECT FROM sessions WHERE user_id = $1', [id])).rowCount

  const byPassword = await member()
  const app = openBrowser(shop.app)
  const password = () => firstStep(app, byPassword.email)
  const asked = await duringLock(shop, byPassword.id, password, confirmed(byPassword.id))
  expect(await refusalOf(asked)).toMatchObject(NEEDED)
  expect(await sessionsOf(byPassword.id)).toBe(0)

  const byGoogle = await member()
  provider.people.set('racer', { name: 'سالم', email: byGoogle.email, email_verified: true })
  const callback = () => signInByGoogle(openBrowser(shop.app), 'racer')
  expect((await callback()).status).toBe(200)
  const back = await duringLock(shop, byGoogle.id, callback, confirmed(byGoogle.id))
  expect(await refusalOf(back)).toMatchObject(NEEDED)
  expect(await sessionsOf(byGoogle.id)).toBe(0)

  const changing = await member()
  const newPassword = 'Wadi-Shab-4411'
  const change = () =>
    changing.browser.post('/api/account/password', { currentPassword: PASSWORD, newPassword })
  const changed = await duringLock(shop, changing.id, change, confirmed(changing.id))
  expect(await refusalOf(changed)).toMatchObject({ status: 401 })
  expect(await sessionsOf(changing.id)).toBe(0)
})

it('T-02: after a change of AUTH_SECRET app codes fail, and a recovery code works', async () => {
  const { id, email, browser } = await member()
  const { secret, recoveryCodes } = await setUp(browser)
  await shop.pool.query('UPDATE second_factors SET secret = $2 WHERE user_id = $1', [id, 'of-another-secret'])
  const app = await halfway(email)
  expect(await refusalOf(await secondStep(app, codeOf({ secret })))).toMatchObject(WRONG)
  expect((await secondStep(app, recoveryCodes[0] ?? '')).status).toBe(200)
})

it('T-02, Z-07: another person with the password has a few guesses a day, is reported to the owner, and does not use up the owner’s tries', async () => {
  const warnings: unknown[][] = []
  const log = {
    ...shop.context.log,
    warn: (...said: unknown[]) => void warnings.push(said),
  } as Context['log']
  const limited = await createAccountsShop({ now, rateLimitScale: 0.2, log })
  const { id, email, browser } = await member({ isAdmin: true }, limited)
  const phone = await setUp(browser)
  const owners = await halfway(email, limited)
  owners.cookies.set('aleef_device', browser.cookies.get('aleef_device') ?? '')
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) {
    // Each network has its own budgets for the first factor.
    const thief = await halfway(email, limited, `198.51.100.${n}`)
    statuses.push((await secondStep(thief, '000000')).status)
    expect((await limited.mailsTo(email)).filter(({ mail }) => mail === 'second-factor-tries')).toHaveLength(
      n < 4 ? 0 : 1,
    )
  }
  // What is written down names the account, and neither its address nor the code.
  expect(warnings.filter(([, text]) => text === 'a wrong code of a second factor')).toEqual(
    Array.from({ length: 4 }, () => [{ accountId: id }, 'a wrong code of a second factor']),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(4)
  expect(statuses.slice(4)).toEqual([429, 429])
  // On the day the phone is lost: another device, and a recovery code.
  const elsewhere = await halfway(email, limited, '198.51.100.99')
  expect((await secondStep(elsewhere, phone.recoveryCodes[0] ?? '')).status).toBe(200)
  expect((await secondStep(owners, codeOf(phone))).status).toBe(200)
  await limited.close()
})
