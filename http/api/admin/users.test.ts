import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { renewSetupToken } from '#server/access/setup-token.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import {
  type Browser,
  createAccountsShop,
  duringLock,
  insertAccount,
  openBrowser,
} from '#tests/support/accounts-shop.ts'

const STRONG = 'Falaj-Daris-77'

const shop = await createAccountsShop()
afterAll(() => shop.close())
beforeEach(async () => {
  shop.failures.length = 0
  await shop.pool.query('TRUNCATE profiles, setup_tokens CASCADE')
})

let people = 0
async function insertAdmin(over: object = {}) {
  const email = `admin${++people}@example.com`
  const id = await insertAccount(shop, email, { isAdmin: true, isOwner: true, password: STRONG, ...over })
  return { id, email, browser: await signIn(email, STRONG) }
}

async function signIn(email: string, password: string): Promise<Browser> {
  const browser = openBrowser(shop.app)
  const response = await browser.post('/api/auth/sign-in/email', { email, password })
  expect(response.status).toBe(200)
  return browser
}

async function outcomeOf(response: Response): Promise<[number, string]> {
  const text = await response.text()
  return [response.status, text ? ((JSON.parse(text) as { code?: string }).code ?? '') : '']
}

const admins = async () =>
  (await shop.pool.query('SELECT id FROM profiles WHERE is_admin AND deactivated_at IS NULL')).rowCount
const setUp = (body: object, browser = openBrowser(shop.app)) => browser.post('/api/auth/first-admin', body)

it('X-04, A-DBG-04: the set-up token creates the first admin, who is the owner, once', async () => {
  const setupToken = (await renewSetupToken(shop.db)) ?? ''
  const body = { email: 'First@Example.com', password: STRONG, setupToken: ` ${setupToken.toLowerCase()} ` }
  const created = await setUp(body)
  expect(created.status).toBe(201)
  const { rows } = await shop.pool.query('SELECT email, is_admin, is_owner, email_verified FROM profiles')
  expect(rows).toEqual([{ email: 'first@example.com', is_admin: true, is_owner: true, email_verified: true }])
  expect((await (await signIn('first@example.com', STRONG)).get('/api/admin/validate')).status).toBe(200)
  expect(await outcomeOf(await setUp({ ...body, email: 'second@example.com' }))).toEqual([
    403,
    'setup-closed',
  ])
  expect((await shop.pool.query('SELECT 1 FROM setup_tokens')).rowCount).toBe(0)
  expect(shop.failures).toEqual([])
})

it('X-04: nobody becomes admin without the token, with a wrong or old one, or by extra fields', async () => {
  const old = (await renewSetupToken(shop.db)) ?? ''
  const setupToken = (await renewSetupToken(shop.db)) ?? ''
  const body = { email: 'thief@example.com', password: STRONG }
  for (const wrong of ['AAAA-AAAA-AAAA-AAAA', old, `${setupToken}X`])
    expect(await outcomeOf(await setUp({ ...body, setupToken: wrong }))).toEqual([403, 'invalid-setup-token'])
  expect((await setUp(body)).status).toBe(422)
  expect((await setUp({ ...body, setupToken: ' ' })).status).toBe(422)
  expect((await setUp({ ...body, setupToken, isOwner: true })).status).toBe(422)
  expect(await admins()).toBe(0)
})

it('X-35: every admin’s password needs 12 characters, and the address must be free', async () => {
  const setupToken = (await renewSetupToken(shop.db)) ?? ''
  await insertAccount(shop, 'taken@example.com')
  expect((await setUp({ email: 'first@example.com', password: 'short-1A', setupToken })).status).toBe(422)
  const taken = await setUp({ email: 'taken@example.com', password: STRONG, setupToken })
  expect(await outcomeOf(taken)).toEqual([409, 'email-taken'])
  expect((await setUp({ email: 'first@example.com', password: STRONG, setupToken })).status).toBe(201)
  const admin = await signIn('first@example.com', STRONG)
  const add = (email: string, password: string) => admin.post('/api/admin/admins', { email, password })
  expect((await add('other@example.com', 'falaj-daris-77')).status).toBe(422)
  expect(await outcomeOf(await add('taken@example.com', STRONG))).toEqual([409, 'email-taken'])
  expect((await add('other@example.com', STRONG)).status).toBe(201)
  expect(await shop.mailsTo('other@example.com')).toMatchObject([{ mail: 'admin-rights', given: true }])
  expect(await shop.mailsTo('taken@example.com')).toEqual([])
  await signIn('other@example.com', STRONG)
  const { rows } = await shop.pool.query('SELECT action, entity_type FROM audit_log')
  expect(rows).toEqual([{ action: 'user.created', entity_type: 'user' }])
})

it('X-04: of many concurrent uses of the token exactly one creates the first admin', async () => {
  const setupToken = (await renewSetupToken(shop.db)) ?? ''
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      setUp({ email: `at-once-${n}@example.com`, password: STRONG, setupToken }),
    ),
  )
  expect(responses.filter((response) => response.status === 201)).toHaveLength(1)
  expect(responses.filter((response) => response.status === 403)).toHaveLength(11)
  expect(await admins()).toBe(1)
})

it('A-ROLE-04, X-07: the main administrator, oneself and the last admin cannot be removed', async () => {
  const owner = await insertAdmin()
  expect(await outcomeOf(await remove(owner.browser, owner.id))).toEqual([409, 'owner-protected'])
  const last = await insertAdmin({ isOwner: false })
  expect(await outcomeOf(await remove(last.browser, last.id))).toEqual([409, 'own-account'])
  const refused = await remove(last.browser, owner.id)
  expect(((await refused.clone().json()) as { detail: string }).detail).toBe(
    'لا يمكن حذف المدير الرئيسي للنظام',
  )
  expect(await outcomeOf(refused)).toEqual([409, 'owner-protected'])
  expect(await outcomeOf(await demote(last.browser, owner.id))).toEqual([403, 'forbidden'])
  expect(await outcomeOf(await demote(owner.browser, owner.id))).toEqual([409, 'own-account'])
  expect(await outcomeOf(await demote(owner.browser, 'nobody'))).toEqual([404, 'not-found'])
  expect(await outcomeOf(await remove(last.browser, 'nobody'))).toEqual([404, 'not-found'])
  expect(await admins()).toBe(2)
})

it('Z-08: a demoted admin loses access at once, and signs in as a customer', async () => {
  const [one, other] = [await insertAdmin(), await insertAdmin()]
  expect((await demote(one.browser, other.id)).status).toBe(204)
  expect(await shop.mailsTo(other.email)).toMatchObject([{ mail: 'admin-rights', given: false }])
  expect((await other.browser.get('/api/session')).status).toBe(401)
  const back = await signIn(other.email, STRONG)
  expect((await back.get('/api/session')).status).toBe(200)
  expect((await back.get('/api/admin/validate')).status).toBe(403)
  expect(await outcomeOf(await demote(back, one.id))).toEqual([403, 'forbidden'])
  const { rows } = await shop.pool.query('SELECT actor_id, action, entity_id FROM audit_log')
  expect(rows).toEqual([{ actor_id: one.id, action: 'user.edited', entity_id: other.id }])
})

it('Z-12: an admin ends the sessions of an account, the owner’s too, and changes nothing else', async () => {
  const [owner, one] = [await insertAdmin(), await insertAdmin({ isOwner: false })]
  const end = (id: string) => one.browser.post(`/api/admin/users/${id}/sign-out`)
  const phone = await signIn(owner.email, STRONG)
  expect((await end(owner.id)).status).toBe(204)
  for (const { get } of [owner.browser, phone]) expect((await get('/api/session')).status).toBe(401)
  expect((await (await signIn(owner.email, STRONG)).get('/api/admin/validate')).status).toBe(200)
  expect((await one.browser.get('/api/session')).status).toBe(200)
  expect(await outcomeOf(await end('nobody'))).toEqual([404, 'not-found'])
  const { rows } = await shop.pool.query('SELECT actor_id, action, entity_id FROM audit_log')
  expect(rows).toEqual([{ actor_id: one.id, action: 'user-session.removed', entity_id: owner.id }])
})

it('Z-08: an admin demoted while a new admin’s password is hashed creates none', async () => {
  const [one, other] = [await insertAdmin(), await insertAdmin()]
  const response = await duringLock(
    shop,
    other.id,
    () => other.browser.post('/api/admin/admins', { email: 'late@example.com', password: STRONG }),
    (tx) => tx.update(profiles).set({ isAdmin: false, isOwner: false }).where(eq(profiles.id, other.id)),
  )
  expect(await outcomeOf(response)).toEqual([403, 'forbidden'])
  expect((await one.browser.get('/api/admin/validate')).status).toBe(200)
  expect(await admins()).toBe(1)
})

it('A-ROLE-06, X-52: a removed customer has no name, session or sign-in, and the address is free again', async () => {
  const admin = await insertAdmin()
  const id = await insertAccount(shop, 'gone@example.com')
  const gone = await signIn('gone@example.com', 'falaj-daris-77')
  await gone.patch('/api/profile', { phone: '91234567', address: 'الخوير' })
  expect((await remove(admin.browser, id)).status).toBe(204)
  expect((await gone.get('/api/session')).status).toBe(401)
  const { rows } = await shop.pool.query('SELECT * FROM profiles WHERE id = $1', [id])
  expect(rows[0]).toMatchObject({ first_name: '', last_name: '', name: '', phone: '', address: '' })
  expect(JSON.stringify(rows)).not.toContain('gone@example.com')
  expect(await outcomeOf(await remove(admin.browser, id))).toEqual([404, 'not-found'])
  // Told once, at the address that the account had.
  expect(await shop.mailsTo('gone@example.com')).toMatchObject([{ mail: 'account-deleted' }])
  await insertAccount(shop, 'gone@example.com')
})

it('X-01: a client cannot grant admin rights to itself or others', async () => {
  const admin = await insertAdmin()
  const id = await insertAccount(shop, 'wants@example.com')
  const customer = await signIn('wants@example.com', 'falaj-daris-77')
  expect((await customer.patch('/api/profile', { isAdmin: true })).status).toBe(422)
  expect((await patch(customer, id, { isAdmin: true })).status).toBe(403)
  expect((await patch(admin.browser, id, { isAdmin: true })).status).toBe(422)
  expect((await patch(admin.browser, id, { isAdmin: false, isOwner: true })).status).toBe(422)
  expect(await admins()).toBe(1)
})

it('Z-09: ten admins who demote each other at once leave exactly one', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => insertAdmin()))
  const tries = all.flatMap((one) =>
    all.filter((other) => other !== one).map((other) => ({ browser: one.browser, id: other.id })),
  )
  const responses = await Promise.all(
    tries.sort(() => Math.random() - 0.5).map(({ browser, id }) => demote(browser, id)),
  )
  expect(responses.filter((response) => response.status === 204)).toHaveLength(9)
  expect(responses.every((response) => [204, 401, 403, 404].includes(response.status))).toBe(true)
  expect(await admins()).toBe(1)
  expect(shop.failures).toEqual([])
})

it('Z-09: two admins who remove and demote each other two hundred times at once leave one', async () => {
  const [one, other] = [await insertAdmin(), await insertAdmin()]
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, n) => {
      const [from, to] = n % 2 ? [one, other] : [other, one]
      return n % 4 < 2 ? remove(from.browser, to.id) : demote(from.browser, to.id)
    }),
  )
  // The account demoted first may then be removed as a customer.
  expect(responses.filter((response) => response.status === 204).length).toBeLessThanOrEqual(2)
  expect(await admins()).toBe(1)
  expect(shop.failures).toEqual([])
})

const demote = (browser: Browser, id: string) => patch(browser, id, { isAdmin: false })
const patch = (browser: Browser, id: string, body: object) =>
  browser.send('PATCH', `/api/admin/users/${id}`, body)
const remove = (browser: Browser, id: string) => browser.send('DELETE', `/api/admin/users/${id}`)
