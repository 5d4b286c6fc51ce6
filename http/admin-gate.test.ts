import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'

/** The office's entry, which its documents name and no other. */
const SECRET_PART = '/assets/office.js'

const app = await createTestApp()
const customer = await insertPerson(app.shop, SECRET)
const admin = await insertPerson(app.shop, SECRET, { isAdmin: true })
afterAll(() => app.close())

const get = (path: string, who?: Person) =>
  app.request(path, { headers: { Accept: 'text/html', ...(who && { Cookie: who.cookie }) } })

const SPELLINGS = [
  '/admin',
  '/admin/orders',
  '/admin/orders/17',
  '/ADMIN',
  '/Admin/Users',
  '//admin',
  '/admin//users',
  '/%61dmin',
  '/%2561dmin',
  '/admin.',
  '/admin%2fusers',
  '/admin;a=b',
  '/admin?x=1',
  '/admin.data',
  '/admin.data?_routes=root',
  '/admin.data?_routes=unknown',
  '/admin/_.data',
  '/admin/users.data',
  '/%41DMIN.data',
  '/admin-simple',
  '/admin-status',
  '/admin-test',
  '/admin-auth-test',
  '/admin-seed',
  '/admin-debug',
  '/quick-admin-setup',
]

it.each(SPELLINGS)(
  'A-GATE-05, X-01, X-02: %s answers 401 to a visitor and 403 to a customer, and reveals nothing',
  async (path) => {
    for (const [who, status] of [
      [undefined, 401],
      [customer, 403],
    ] as const) {
      const response = await get(path, who)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
      expect(await response.text()).not.toContain(SECRET_PART)
    }
  },
)

it('A-ROLE-02: an admin passes; a guarded path without a page is 404 for them, and nothing is cached', async () => {
  const response = await get('/admin', admin)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(await response.text()).toContain(SECRET_PART)
  expect((await get('/administration', admin)).status).toBe(404)
  // What an admin was shown, and what others were refused, reach nobody else.
  expect((await get('/admin')).status).toBe(401)
  expect((await get('/404')).status).toBe(404)
  expect((await get('/admin')).status).toBe(401)
})

it('A-ROLE-01, Z-08: a demoted admin is refused at once, on pages and by the second check', async () => {
  const demoted = await insertPerson(app.shop, SECRET, { isAdmin: true })
  expect((await get('/admin', demoted)).status).toBe(200)
  const validate = () => app.request('/api/admin/validate', { headers: { Cookie: demoted.cookie } })
  const valid = await validate()
  expect([valid.status, await valid.json()]).toEqual([200, { isAdmin: true }])
  await app.shop.db
    .update(profiles)
    .set({ isAdmin: false, isOwner: false })
    .where(eq(profiles.id, demoted.id))
  expect((await get('/admin', demoted)).status).toBe(403)
  expect((await validate()).status).toBe(403)
})

it('X-06, A-ROLE-07: nobody passes while rights cannot be read', async () => {
  const shut = await createTestApp(
    { accounts: brokenAccounts(), context: { log: createLog('silent') } },
    app.shop,
  )
  const response = await shut.request('/admin', { headers: { Accept: 'text/html', Cookie: admin.cookie } })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain(SECRET_PART)
  const call = await shut.request('/api/admin/validate', { headers: { Cookie: admin.cookie } })
  expect([call.status, await call.json()]).toEqual([500, expect.objectContaining({ code: 'internal-error' })])
  await shut.close()
})

it('X-04: the set-up page is public only while there is no admin', async () => {
  const fresh = await createTestApp()
  const setup = () => fresh.request('/quick-admin-setup', { headers: { Accept: 'text/html' } })
  const first = await setup()
  expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('"firstRun":true')])
  expect((await fresh.request('/admin')).status).toBe(401)
  expect((await fresh.request('/Quick-Admin-Setup/')).status).toBe(401)
  await insertPerson(fresh.shop, SECRET, { isAdmin: true })
  expect((await setup()).status).toBe(401)
  await fresh.close()
})

it('L-05: the guide leads to the first account while there is no admin, later to the gate', async () => {
  const fresh = await createTestApp()
  const guide = await fresh.request('/admin/setup', { headers: { Accept: 'text/html' } })
  expect([guide.status, guide.headers.get('Location')]).toEqual([302, '/quick-admin-setup'])
  expect((await fresh.request('/admin/setup.data')).status).toBe(401)
  await insertPerson(fresh.shop, SECRET, { isAdmin: true })
  expect((await fresh.request('/admin/setup')).status).toBe(401)
  await fresh.close()
})

it('only GET and HEAD reach a page of the back office', async () => {
  const response = await app.request('/admin', { method: 'POST', headers: { Cookie: admin.cookie } })
  expect(response.status).toBe(405)
})

function brokenAccounts() {
  return {
    findSession: async () => {
      throw new Error('infinite recursion detected in policy')
    },
  } as never
}
