// T-02: the second factor is set up, and asked for at each sign-in.
import { afterAll, expect, it } from 'vitest'
import type { RecoveryCodes } from '#contract/second-factor.ts'
import type { Context } from '#server/context.ts'
import {
  createAccountsShop,
  duringLock,
  openBrowser,
  refusalOf,
  resetTokenTo,
} from '#tests/support/accounts-shop.ts'
import { createFactorDesk, EXPIRED, NEEDED, PASSWORD, WRONG } from '#tests/support/factor-desk.ts'

const desk = await createFactorDesk()
const {
  provider,
  shop,
  now,
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
  statusOf,
  mailsTo,
} = desk
afterAll(() => desk.close())

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
  pass(10 * 60_000 + 1)
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
  pass(10 * 60_000 + 1)
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
