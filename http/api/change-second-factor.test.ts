// T-02: the second factor is moved, required, removed, and set up in unusual ways.
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { Transaction } from '#platform/database/connect.ts'
import { removeSecondFactorOf } from '#server/accounts/second-factor/end-second-factor.ts'
import { type Browser, duringLock, openBrowser, refusalOf } from '#tests/support/accounts-shop.ts'
import { createFactorDesk, EXPIRED, NEEDED, PASSWORD, STEP_MS, WRONG } from '#tests/support/factor-desk.ts'

const desk = await createFactorDesk()
const {
  provider,
  shop,
  pass,
  member,
  signIn,
  firstStep,
  secondStep,
  codeOf,
  start,
  setUp,
  halfway,
  signInByGoogle,
  mailsTo,
} = desk
afterAll(() => desk.close())

it('T-02: moving to another phone or switching off needs the password or a fresh code; afterwards one step is enough', async () => {
  const { email, browser } = await member()
  const old = await setUp(browser)
  const { setUp: moving, secret } = await start(browser, { code: codeOf(old) })
  const phone = { secret }
  const moved = await browser.post('/api/account/second-factor', { setUp: moving, code: codeOf(phone) })
  expect(moved.status).toBe(200)
  pass(STEP_MS)
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
