import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { findCustomer } from '#server/access/current-user.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { fillAccount } from '#server/orders/checkout/fill-account.ts'
import {
  type Browser,
  createAccountsShop,
  insertAccount,
  openBrowser,
  PASSWORD,
  refusalOf,
  signInAs,
} from '#tests/support/accounts-shop.ts'

const WRONG = { status: 401, code: 'wrong-code', errors: undefined }

const shop = await createAccountsShop()
afterAll(() => shop.close())

/** The newest code that was mailed to this address. */
async function codeTo(email: string): Promise<string> {
  const mail = (await shop.mailsTo(email)).findLast((job) => job.mail === 'sign-in-code')
  if (mail?.mail !== 'sign-in-code') throw new Error(`no code to ${email}`)
  return mail.code
}

async function askFor(email: string, browser = openBrowser(shop.app)): Promise<Browser> {
  expect((await browser.post('/api/auth/code', { email })).status).toBe(202)
  return browser
}

function verify(browser: Browser, email: string, code: string): Promise<Response> {
  return browser.post('/api/auth/code/verify', { email, code })
}

/** Six digits that are not these. */
function otherThan(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

describe('S2-01: a code in place of a password', () => {
  it('creates an account without a name for a new address, and signs it in', async () => {
    const email = 'new@example.com'
    const browser = await askFor('New@Example.com ')
    const answer = await verify(browser, email, await codeTo(email))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ email, firstName: '', lastName: '', isAdmin: false })
    expect(await (await browser.get('/api/session')).json()).toMatchObject({ email })
    expect(browser.cookies.has('aleef_challenge')).toBe(false)
  })

  it('gives a new account the names and the phone of its first order, and changes no existing ones', async () => {
    const id = await insertAccount(shop, 'nameless@example.com', { firstName: '', lastName: '' })
    const customer = await findCustomer(shop.db, id)
    if (!customer) throw new Error('no customer')
    const fill = (customerName: string, customerPhone: string) =>
      inTransaction(shop.db, async (tx) =>
        ok(await fillAccount(tx, customer, { customerName, customerPhone })),
      )
    await fill('سالم بن ناصر', '+96891234567')
    await fill('شخص آخر', '+96897654321')
    const [filled] = await shop.db.select().from(profiles).where(eq(profiles.id, id))
    expect(filled).toMatchObject({ firstName: 'سالم', lastName: 'بن ناصر', phone: '+96891234567' })
  })

  it('signs in to an existing account, and keeps its password', async () => {
    const email = 'maryam@example.com'
    const id = await insertAccount(shop, email)
    const browser = await askFor(email)
    expect(await (await verify(browser, email, await codeTo(email))).json()).toMatchObject({ id })
    await signInAs(shop, email)
  })

  it('reads Arabic digits, spaces and pasted surroundings', async () => {
    const email = 'digits@example.com'
    const browser = await askFor(email)
    const code = await codeTo(email)
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    expect((await verify(browser, email, ` الرمز: ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(
      200,
    )
  })

  it('gives the same response to an address with an account, with a role, and with neither', async () => {
    await insertAccount(shop, 'known@example.com')
    await insertAccount(shop, 'role@example.com', { isAdmin: true, password: 'Falaj-Daris-77' })
    const answers = ['known@example.com', 'role@example.com', 'nobody@example.com'].map(async (email) => {
      const answer = await openBrowser(shop.app).post('/api/auth/code', { email })
      return { status: answer.status, body: await answer.json(), mails: (await shop.mailsTo(email)).length }
    })
    const [first, ...others] = await Promise.all(answers)
    expect(first).toEqual({ status: 202, body: { minutes: 10, resendAfterSeconds: 45 }, mails: 1 })
    for (const other of others) expect(other).toEqual(first)
  })

  it('rejects an invalid address or code, at its field', async () => {
    const browser = openBrowser(shop.app)
    expect(await refusalOf(await browser.post('/api/auth/code', { email: 'maryam' }))).toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    })
    expect(await refusalOf(await verify(browser, 'maryam@example.com', '12 34'))).toMatchObject({
      status: 422,
      errors: { code: ['الرمز 6 أرقام. اكتبها كلها.'] },
    })
  })
})

describe('S2-01: a code is bound to the challenge of its browser', () => {
  it('is invalid in another browser, which cannot use up its tries either', async () => {
    const email = 'foreign@example.com'
    const owner = await askFor(email)
    const code = await codeTo(email)
    const stranger = openBrowser(shop.app)
    for (let n = 0; n < 6; n++) expect(await refusalOf(await verify(stranger, email, code))).toEqual(WRONG)
    const asking = await askFor(email)
    for (let n = 0; n < 6; n++) expect(await refusalOf(await verify(asking, email, code))).toEqual(WRONG)
    expect((await verify(owner, email, code)).status).toBe(200)
  })

  it('is valid for its own address only', async () => {
    const browser = await askFor('first@example.com')
    await askFor('second@example.com', browser)
    const [first, second] = [await codeTo('first@example.com'), await codeTo('second@example.com')]
    expect(await refusalOf(await verify(browser, 'second@example.com', first))).toEqual(WRONG)
    // Two tabs with two addresses do not disturb each other.
    expect((await verify(browser, 'first@example.com', first)).status).toBe(200)
    expect(second).toMatch(/^\d{6}$/)
  })

  it('is replaced by the next one that the same browser requests, in any tab', async () => {
    const email = 'tabs@example.com'
    const browser = await askFor(email)
    const old = await codeTo(email)
    await askFor(email, browser)
    const fresh = await codeTo(email)
    if (old !== fresh) expect(await refusalOf(await verify(browser, email, old))).toEqual(WRONG)
    expect((await verify(browser, email, fresh)).status).toBe(200)
  })

  it('works once, also for two simultaneous uses', async () => {
    const email = 'twice@example.com'
    const browser = await askFor(email)
    const code = await codeTo(email)
    const answers = await Promise.all([verify(browser, email, code), verify(browser, email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const { rows } = await shop.pool.query('SELECT count(*)::int AS n FROM profiles WHERE email = $1', [
      email,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  it('is invalid after five tries, even if the sixth is right', async () => {
    const email = 'tries@example.com'
    const browser = await askFor(email)
    const code = await codeTo(email)
    for (let n = 1; n <= 5; n++) {
      expect(await refusalOf(await verify(browser, email, otherThan(code, n)))).toEqual(WRONG)
    }
    expect(await refusalOf(await verify(browser, email, code))).toEqual(WRONG)
  })

  it('expires after ten minutes', async () => {
    const late = await createAccountsShop()
    const browser = openBrowser(late.app)
    await browser.post('/api/auth/code', { email: 'late@example.com' })
    const [mail] = await late.mailsTo('late@example.com')
    late.pass(10 / 60)
    const code = mail?.mail === 'sign-in-code' ? mail.code : ''
    expect(await refusalOf(await verify(browser, 'late@example.com', code))).toEqual(WRONG)
    await late.close()
  })

  it('is stored as a hash that needs the cookie too', async () => {
    const email = 'hashed@example.com'
    const browser = await askFor(email)
    const code = await codeTo(email)
    const { rows } = await shop.pool.query('SELECT * FROM sign_in_codes WHERE email = $1', [email])
    expect(rows).toHaveLength(1)
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(browser.cookies.get('aleef_challenge'))
  })

  it('travels in an httpOnly cookie that no other host can set where the shop has https', async () => {
    const secure = await createAccountsShop({ baseUrl: 'https://aleef.test' })
    const answer = await openBrowser(secure.app).post('/api/auth/code', { email: 'a@example.com' })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-aleef_challenge=[\w-]{32}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ])
    await secure.close()
  })
})

describe('S2-01: existing accounts', () => {
  it('activates a pending account and discards the password, names and sessions set by another person', async () => {
    const email = 'waiting@example.com'
    const id = await insertAccount(shop, email, { isVerified: false, firstName: 'غريب' })
    await shop.pool.query(
      `INSERT INTO sessions (id, token, user_id, expires_at) VALUES ('s', 't', $1, now() + interval '1 day')`,
      [id],
    )
    const browser = await askFor(email)
    const answer = await verify(browser, email, await codeTo(email))
    expect(await answer.json()).toMatchObject({ id, email, firstName: '', lastName: '' })
    const { rows } = await shop.pool.query('SELECT token FROM sessions WHERE user_id = $1', [id])
    expect(rows.map(({ token }) => token)).not.toContain('t')
    const stranger = await openBrowser(shop.app).post('/api/auth/sign-in/email', {
      email,
      password: PASSWORD,
    })
    expect(await refusalOf(stranger)).toMatchObject({ status: 401, code: 'invalid-credentials' })
  })

  it('creates no session for an account with a role, activated or not, and leaves it unchanged', async () => {
    for (const isVerified of [true, false]) {
      const email = `chief-${isVerified}@example.com`
      await insertAccount(shop, email, { isAdmin: true, isVerified, password: 'Falaj-Daris-77' })
      const browser = await askFor(email)
      const code = await codeTo(email)
      const refused = await refusalOf(await verify(browser, email, code))
      expect(refused).toMatchObject({ status: 403, code: 'second-factor-needed' })
      expect((await browser.get('/api/session')).status).toBe(401)
      // It is used up all the same.
      expect(await refusalOf(await verify(browser, email, code))).toEqual(WRONG)
      const { rows } = await shop.pool.query(
        `SELECT email_verified FROM profiles JOIN credentials ON user_id = profiles.id WHERE email = $1`,
        [email],
      )
      expect(rows).toEqual([{ email_verified: isVerified }])
    }
  })

  it('does not open a blocked account', async () => {
    const email = 'blocked@example.com'
    const id = await insertAccount(shop, email)
    await shop.pool.query('UPDATE profiles SET deactivated_at = now() WHERE id = $1', [id])
    const browser = await askFor(email)
    expect(await refusalOf(await verify(browser, email, await codeTo(email)))).toEqual(WRONG)
    expect((await browser.get('/api/session')).status).toBe(401)
  })

  it('ends the browser’s earlier session', async () => {
    await insertAccount(shop, 'before@example.com')
    const browser = await signInAs(shop, 'before@example.com')
    const before = new Map(browser.cookies)
    await askFor('after@example.com', browser)
    expect((await verify(browser, 'after@example.com', await codeTo('after@example.com'))).status).toBe(200)
    browser.cookies.clear()
    for (const [name, value] of before) browser.cookies.set(name, value)
    expect((await browser.get('/api/session')).status).toBe(401)
  })
})

describe('S2-01: limits', () => {
  it('one network requests codes for 60 addresses in a quarter of an hour, then waits', async () => {
    const limited = await createAccountsShop({ rateLimitScale: 1 })
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const browser = openBrowser(limited.app, '192.0.2.66')
        const answer = await browser.post('/api/auth/code', { email: `person${n}@example.com` })
        if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
        return answer.status
      }),
    )
    expect(statuses.filter((status) => status === 202)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    const elsewhere = await openBrowser(limited.app, '192.0.2.7').post('/api/auth/code', {
      email: 'person99@example.com',
    })
    expect(elsewhere.status).toBe(202)
    await limited.close()
  })

  it('one browser requests five codes an hour; requests of others for one address are answered as usual, and send at most ten mails', async () => {
    const limited = await createAccountsShop({ rateLimitScale: 1 })
    const email = 'wanted@example.com'
    const browser = openBrowser(limited.app)
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await browser.post('/api/auth/code', { email })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    for (let n = 0; n < 12; n++) {
      const stranger = openBrowser(limited.app, `198.51.100.${n}`)
      expect((await stranger.post('/api/auth/code', { email })).status).toBe(202)
    }
    expect(await limited.mailsTo(email)).toHaveLength(10)
    await limited.close()
  })

  it('wrong codes are counted by network, whichever challenge they name', async () => {
    const limited = await createAccountsShop({ rateLimitScale: 0.05 })
    const browser = openBrowser(limited.app)
    const statuses: number[] = []
    for (let n = 0; n < 8; n++) statuses.push((await verify(browser, 'x@example.com', '123456')).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(6)
    expect(statuses.slice(6)).toEqual([429, 429])
    await limited.close()
  })
})
