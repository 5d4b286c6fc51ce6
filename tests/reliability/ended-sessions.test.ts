// Z-08: what ends a session ends it in every process, from the answer on.
import { afterAll, expect, it } from 'vitest'
import { insertAccount } from '#tests/support/accounts-shop.ts'
import { createTestShop } from '#tests/support/test-shop.ts'
import { type ShopProcess, startShopProcess } from './shop-processes.ts'

const PASSWORD = 'Falaj-Daris-77'

const shop = await createTestShop()
const [here, there] = await Promise.all([startShopProcess(shop), startShopProcess(shop)])
afterAll(async () => {
  await Promise.all([here.kill(), there.kill()])
  await shop.close()
})

let people = 0
/** Signed in at one of the two processes; the session is good at both. */
async function insertSignedIn(isAdmin = false) {
  const email = `ended${++people}@example.com`
  const id = await insertAccount(shop, email, { password: PASSWORD, isAdmin })
  return { id, email, cookie: await signIn(email, PASSWORD) }
}

async function signIn(email: string, password: string): Promise<string> {
  const response = await send(there, 'POST', '/api/auth/sign-in/email', '', { email, password })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

function send(process: ShopProcess, method: string, path: string, cookie: string, body?: object) {
  return fetch(`${process.origin}${path}`, {
    method,
    headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const statusesOf = (cookie: string, path = '/api/session') =>
  Promise.all([here, there].map(async (process) => (await send(process, 'GET', path, cookie)).status))

async function resetToken(email: string): Promise<string> {
  await send(here, 'POST', '/api/auth/request-password-reset', '', { email })
  const { rows } = await shop.pool.query<{ url: string }>(
    `SELECT data ->> 'url' AS url FROM pgboss.job WHERE data ->> 'to' = $1 AND data ->> 'mail' = 'password-reset'`,
    [email],
  )
  return rows[0]?.url.split('#token=')[1] ?? ''
}

it('Z-08, L-09: signing out in one process ends the session in the other', async () => {
  const { cookie } = await insertSignedIn()
  expect(await statusesOf(cookie)).toEqual([200, 200])
  expect((await send(here, 'POST', '/api/auth/sign-out', cookie)).status).toBe(200)
  expect(await statusesOf(cookie)).toEqual([401, 401])
})

it('Z-08, X-14: a new password ends every session in both processes', async () => {
  const { email, cookie } = await insertSignedIn()
  const second = await signIn(email, PASSWORD)
  const body = { token: await resetToken(email), newPassword: 'Wadi-Shab-8888' }
  expect((await send(here, 'POST', '/api/auth/reset-password', '', body)).status).toBe(200)
  for (const before of [cookie, second]) expect(await statusesOf(before)).toEqual([401, 401])
})

it('Z-08, A-ROLE-06: a demotion and an account ended by an administrator take effect in both processes at once', async () => {
  const [admin, demoted, removed] = [
    await insertSignedIn(true),
    await insertSignedIn(true),
    await insertSignedIn(),
  ]
  expect(await statusesOf(demoted.cookie, '/api/admin/validate')).toEqual([200, 200])
  const demotion = await send(here, 'PATCH', `/api/admin/users/${demoted.id}`, admin.cookie, {
    isAdmin: false,
  })
  expect(demotion.status).toBe(204)
  expect(await statusesOf(demoted.cookie, '/api/admin/validate')).toEqual([401, 401])
  // Signing in again makes a customer, in both processes.
  expect(await statusesOf(await signIn(demoted.email, PASSWORD), '/api/admin/validate')).toEqual([403, 403])

  expect((await send(here, 'DELETE', `/api/admin/users/${removed.id}`, admin.cookie)).status).toBe(204)
  expect(await statusesOf(removed.cookie)).toEqual([401, 401])
  const back = { email: removed.email, password: PASSWORD }
  expect((await send(there, 'POST', '/api/auth/sign-in/email', '', back)).status).toBe(401)
})

it('Z-08, X-52: ending one’s own account signs out in both processes', async () => {
  const { email, cookie } = await insertSignedIn()
  const second = await signIn(email, PASSWORD)
  const ended = await send(here, 'POST', '/api/account/delete', cookie, { password: PASSWORD })
  expect(ended.status).toBe(200)
  for (const before of [cookie, second]) expect(await statusesOf(before)).toEqual([401, 401])
})

it('Z-09: two hundred demotions and removals of two administrators, at both processes at once, leave one', async () => {
  await shop.pool.query('UPDATE profiles SET is_admin = false, is_owner = false')
  const [one, other] = [await insertSignedIn(true), await insertSignedIn(true)]
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const [from, to] = n % 2 ? [one, other] : [other, one]
      const path = `/api/admin/users/${to.id}`
      const process = n % 4 < 2 ? here : there
      const response =
        n % 3 === 0
          ? await send(process, 'PATCH', path, from.cookie, { isAdmin: false })
          : n % 3 === 1
            ? await send(process, 'DELETE', path, from.cookie)
            : await send(process, 'POST', '/api/account/delete', to.cookie, { password: PASSWORD })
      return response.status
    }),
  )
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
  const { rowCount } = await shop.pool.query('SELECT FROM profiles WHERE is_admin AND deactivated_at IS NULL')
  expect(rowCount).toBe(1)
})
