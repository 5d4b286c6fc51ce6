// The shop's route table, read aloud: which path answers with what, for whom, in production and where
// debug routes are on.
import { afterAll, describe, expect, it } from 'vitest'
import { OPEN_DEBUG_PATHS } from '#contract/debug.ts'
import { createShopPages, pagePaths } from '#tests/support/pages-of-the-shop.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET, type TestApp } from '#tests/support/test-app.ts'

/** In the table's order. */
const STOREFRONT = [
  '/',
  '/products',
  '/products-old',
  '/cart',
  '/checkout',
  '/auth',
  '/auth/callback',
  '/auth/reset-password',
  '/profile',
  '/forgot-password',
  '/contact',
  '/privacy',
  '/terms',
]
const DEBUG = [
  '/login-test',
  '/auth-test',
  '/env-test',
  '/direct-auth-test',
  '/profile-test',
  '/quick-login',
  '/google-auth-debug',
  '/auth-persistence-debug',
  '/auth-debug-simple',
]
const GUARDED = [
  '/admin',
  '/admin-simple',
  '/admin-status',
  '/admin-test',
  '/admin-auth-test',
  '/quick-admin-setup',
]

const PEOPLE = ['visitor', 'customer', 'admin'] as const
type Who = (typeof PEOPLE)[number]

const pages = await createShopPages()
const production = await createTestApp({ pages })
const debug = await createTestApp({ pages, context: { debugRoutes: true } }, production.shop)
const customer = await insertPerson(production.shop, SECRET)
const admin = await insertPerson(production.shop, SECRET, { isAdmin: true })
const cookies = { visitor: '', customer: customer.cookie, admin: admin.cookie }
afterAll(async () => {
  await debug.close()
  await production.close()
})

const EVERYBODY = { visitor: 200, customer: 200, admin: 200 }
const NOBODY = { visitor: 404, customer: 404, admin: 404 }
const ADMINS = { visitor: 401, customer: 403, admin: 200 }

describe('paths of the specification', () => {
  it.each(STOREFRONT)('S-ROUTE-01..09: %s is public', async (path) => {
    expect(await statuses(production, path)).toEqual(EVERYBODY)
    expect(await statuses(debug, path)).toEqual(EVERYBODY)
  })

  it.each(DEBUG)(
    'A-DBG-01, X-03: %s exists where debug routes are on, and is the 404 page in production',
    async (path) => {
      expect(await statuses(production, path)).toEqual(NOBODY)
      expect(await statuses(debug, path)).toEqual(EVERYBODY)
      const [gone, unknown] = await Promise.all(
        [path, '/nothing-is-here'].map(async (at) => (await production.request(at)).text()),
      )
      expect(gone).toBe(unknown)
    },
  )

  it('X-03: no other spelling of a debug path opens it in production', async () => {
    for (const path of DEBUG)
      for (const spelling of [
        `${path}/`,
        path.toUpperCase(),
        `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
        `${path}.data`,
        `${path}/_.data`,
        `${path}.data?_routes=${path.slice(1)}`,
        `${path.toUpperCase()}.data`,
        `${path}?debug=1`,
      ])
        expect([spelling, (await production.request(spelling)).status]).toEqual([spelling, 404])
  })

  it('A-DBG-02, X-02: /admin-debug is guarded, and in production 404 even for administrators', async () => {
    expect(await statuses(debug, '/admin-debug')).toEqual(ADMINS)
    expect(await statuses(production, '/admin-debug')).toEqual({ ...ADMINS, admin: 404 })
  })

  it.each(GUARDED)('A-GATE-05: %s is for administrators, with debug routes and without', async (path) => {
    expect(await statuses(production, path)).toEqual(ADMINS)
    expect(await statuses(debug, path)).toEqual(ADMINS)
  })

  it.each(['/admin/orders', '/admin/whatever/else', '/admin-seed'])(
    'A-GATE-05: %s is guarded',
    async (path) => {
      const { visitor, customer } = await statuses(production, path)
      expect({ visitor, customer }).toEqual({ visitor: 401, customer: 403 })
    },
  )

  it('S-ROUTE-10: any other path is 404', async () => {
    expect(await statuses(production, '/nothing-is-here')).toEqual(NOBODY)
    expect(await statuses(debug, '/login-test/more')).toEqual(NOBODY)
  })

  it('X-03: endpoints of the debug pages exist only with them', async () => {
    expect(await statuses(debug, '/api/debug/environment')).toEqual(EVERYBODY)
    expect(await statuses(production, '/api/debug/environment')).toEqual(NOBODY)
  })
})

describe('the route tables of both programs', () => {
  it('S-ROUTE-01..09, A-DBG-01, A-GATE-05: follow the order of the specification; /checkout and /admin have frames of their own', async () => {
    const table = [...STOREFRONT, ...DEBUG, ...GUARDED].filter(
      (path) => !['/checkout', '/admin'].includes(path),
    )
    const routes = (await pagePaths()).map((path) => `/${path}`)
    expect(routes.filter((path) => table.includes(path))).toEqual(table)
  })

  it('A-DBG-01: have every public diagnostics page', async () => {
    expect(OPEN_DEBUG_PATHS.map((path) => `/${path}`)).toEqual(DEBUG)
  })
})

describe('/auth/callback', () => {
  it('A-CB-02, X-15: knows whether debug routes are on, the same for every visitor', async () => {
    const seen = async (app: TestApp, who: Who) =>
      (await app.request('/auth/callback?code=c&state=s', { headers: { Cookie: cookies[who] } })).text()
    for (const who of PEOPLE) {
      expect(await seen(production, who)).toContain('"debugRoutes":false')
      expect(await seen(debug, who)).toContain('"debugRoutes":true')
    }
  })
})

async function statuses(app: TestApp, path: string): Promise<Record<Who, number>> {
  const found = await Promise.all(
    PEOPLE.map(async (who) => {
      const { status } = await app.request(path, { headers: { Cookie: cookies[who], Accept: 'text/html' } })
      return [who, status] as const
    }),
  )
  return Object.fromEntries(found) as Record<Who, number>
}
