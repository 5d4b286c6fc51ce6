import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { profiles } from '#server/database/tables/accounts.ts'
import {
  type Browser,
  createAccountsShop,
  duringLock,
  insertAccount,
  openBrowser,
  PASSWORD,
  refusalOf,
  signInAs,
} from '#tests/support/accounts-shop.ts'

const STRONG = 'Falaj-Daris-77'
const CHOSEN = 'Wadi-Shab-8888'

const shop = await createAccountsShop()
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('TRUNCATE profiles, audit_log, pgboss.job CASCADE'))

let people = 0
async function insertAdmin() {
  const email = `inviter${++people}@example.com`
  const id = await insertAccount(shop, email, { isAdmin: true, isOwner: true, password: STRONG })
  const browser = openBrowser(shop.app)
  await browser.post('/api/auth/sign-in/email', { email, password: STRONG })
  return { id, browser }
}

async function inviteCustomer(admin: Browser) {
  const email = `invited${++people}@example.com`
  const id = await insertAccount(shop, email)
  const response = await invite(admin, id)
  expect([response.status, await response.json()]).toEqual([202, { expiresAt: expect.any(String) }])
  return { id, email, token: await tokenOf(email) }
}

const invite = (admin: Browser, id: string) => admin.post(`/api/admin/users/${id}/invite-admin`)
const demote = (admin: Browser, id: string) =>
  admin.send('PATCH', `/api/admin/users/${id}`, { isAdmin: false })
const accept = (token: string, newPassword = CHOSEN) =>
  openBrowser(shop.app).post('/api/auth/become-admin', { token, newPassword })
const isGood = async (token: string) =>
  (await (await openBrowser(shop.app).post('/api/auth/become-admin/check', { token })).json()) as object

async function tokenOf(email: string): Promise<string> {
  const mail = (await shop.mailsTo(email)).at(-1)
  if (mail?.mail !== 'admin-invitation') throw new Error('no invitation')
  expect(mail.url).toMatch(/^http:\/\/shop\.test\/auth\/become-admin#token=/)
  return mail.url.split('#token=')[1] ?? ''
}

it('X-35, A-ROLE-01: an invited customer becomes an administrator only with a password of 12 characters', async () => {
  const admin = await insertAdmin()
  const { id, email, token } = await inviteCustomer(admin.browser)
  const before = await signInAs(shop, email)
  expect((await before.get('/api/admin/validate')).status).toBe(403)

  expect(await isGood(token)).toEqual({ valid: true })
  expect(await refusalOf(await accept(token, PASSWORD))).toMatchObject({
    status: 422,
    errors: { newPassword: [expect.any(String)] },
  })
  expect((await accept(token)).status).toBe(200)
  expect(await refusalOf(await accept(token))).toMatchObject({ status: 400, code: 'invalid-token' })
  expect(await isGood(token)).toEqual({ valid: false })

  // Z-08: what was open is closed, and the weaker password opens nothing.
  expect((await before.get('/api/session')).status).toBe(401)
  const browser = openBrowser(shop.app)
  const signIn = (password: string) => browser.post('/api/auth/sign-in/email', { email, password })
  expect((await signIn(PASSWORD)).status).toBe(401)
  expect((await signIn(CHOSEN)).status).toBe(200)
  expect((await browser.get('/api/admin/validate')).status).toBe(200)
  expect(await refusalOf(await invite(admin.browser, id))).toMatchObject({
    status: 409,
    code: 'already-admin',
  })

  const { rows } = await shop.pool.query('SELECT actor_id, action, entity_id FROM audit_log ORDER BY id')
  expect(rows).toEqual([
    { actor_id: admin.id, action: 'admin-invitation.created', entity_id: id },
    { actor_id: id, action: 'user.edited', entity_id: id },
  ])
  expect((await shop.mailsTo(email)).at(-1)).toMatchObject({ mail: 'admin-rights', given: true })
  expect(JSON.stringify((await shop.pool.query('SELECT * FROM audit_log')).rows)).not.toContain(token)
})

it('T-01: an invitation names its role, and grants only that', async () => {
  const admin = await insertAdmin()
  const [email, wrong] = ['clerk@example.com', 'other@example.com']
  const [id, other] = [await insertAccount(shop, email), await insertAccount(shop, wrong)]
  const inviteAs = (whom: string, body: object) =>
    admin.browser.post(`/api/admin/users/${whom}/invite-admin`, body)
  expect((await inviteAs(id, { role: 'accountant' })).status).toBe(202)
  expect((await inviteAs(other, { role: 'owner' })).status).toBe(422)
  expect((await inviteAs(other, { role: 'accountant', fullRights: true })).status).toBe(422)
  expect((await accept(await tokenOf(email))).status).toBe(200)
  const { rows } = await shop.pool.query('SELECT is_admin, limited_role FROM profiles WHERE id = $1', [id])
  expect(rows).toEqual([{ is_admin: false, limited_role: 'accountant' }])
})

it('an account that only signed in with Google gets a password with its role', async () => {
  const admin = await insertAdmin()
  const { id, email, token } = await inviteCustomer(admin.browser)
  await shop.pool.query('DELETE FROM credentials WHERE user_id = $1', [id])
  expect((await accept(token)).status).toBe(200)
  const browser = openBrowser(shop.app)
  expect((await browser.post('/api/auth/sign-in/email', { email, password: CHOSEN })).status).toBe(200)
  expect((await browser.get('/api/admin/validate')).status).toBe(200)
})

it('only administrators invite, only existing accounts, and only the last link is valid', async () => {
  const admin = await insertAdmin()
  const { id, email, token } = await inviteCustomer(admin.browser)
  const customer = await signInAs(shop, email)
  expect((await invite(customer, id)).status).toBe(403)
  expect((await invite(openBrowser(shop.app), id)).status).toBe(401)
  expect((await invite(admin.browser, 'nobody')).status).toBe(404)
  expect((await invite(admin.browser, admin.id)).status).toBe(409)
  await invite(admin.browser, id)
  expect((await accept(token)).status).toBe(400)
  expect((await accept(await tokenOf(email))).status).toBe(200)
})

it('an invitation is invalid once it expired, was withdrawn, or its sender lost their rights', async () => {
  const [admin, other] = [await insertAdmin(), await insertAdmin()]
  const late = await inviteCustomer(admin.browser)
  await shop.pool.query(`UPDATE admin_invitations SET expires_at = expires_at - interval '48 hours'`)
  expect((await accept(late.token)).status).toBe(400)

  const unwanted = await inviteCustomer(admin.browser)
  expect((await demote(admin.browser, unwanted.id)).status).toBe(204)
  expect((await demote(admin.browser, unwanted.id)).status).toBe(404)
  expect((await accept(unwanted.token)).status).toBe(400)

  const gone = await inviteCustomer(admin.browser)
  await admin.browser.send('DELETE', `/api/admin/users/${gone.id}`)
  expect((await accept(gone.token)).status).toBe(400)

  const friend = await inviteCustomer(other.browser)
  expect((await demote(admin.browser, other.id)).status).toBe(204)
  expect((await accept(friend.token)).status).toBe(400)
  expect((await shop.pool.query('SELECT FROM profiles WHERE is_admin')).rowCount).toBe(1)
})

it('Z-09: of twenty concurrent uses of a link one sets the password; an earlier demotion wins', async () => {
  const [admin, other] = [await insertAdmin(), await insertAdmin()]
  const { token } = await inviteCustomer(admin.browser)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => accept(token, `Wadi-Shab-${n}-8888`)),
  )
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1)

  const friend = await inviteCustomer(other.browser)
  const response = await duringLock(
    shop,
    other.id,
    () => accept(friend.token),
    (tx) => tx.update(profiles).set({ isAdmin: false, isOwner: false }).where(eq(profiles.id, other.id)),
  )
  expect(response.status).toBe(400)
  expect(shop.failures).toEqual([])
})
