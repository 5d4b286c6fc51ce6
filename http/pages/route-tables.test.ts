// Whose pages name which routes: a page of the tests says which table it came with.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDoor, SECRET, type TestDoor } from '#tests/support/door-for-tests.ts'
import { createShopPages, pagePaths } from '#tests/support/pages-of-the-shop.ts'
import { makePerson } from '#tests/support/sessions-for-tests.ts'

const OFFICE = /^office-routes\/|^admin-/
const DEBUG = /-debug|-test|^quick-login/

let door: TestDoor
let debugDoor: TestDoor
let customer: string
let admin: string
beforeAll(async () => {
  const pages = await createShopPages()
  door = await createTestDoor({ pages })
  debugDoor = await createTestDoor({ pages, context: { debugRoutes: true } }, door.shop)
})
afterAll(async () => {
  await debugDoor.close()
  await door.close()
})

type Page = { table: string; routes: string[] }
async function open(path: string, cookie = '', at = door): Promise<Page & { script: string }> {
  const response = await at.request(path, { headers: { Accept: 'text/html', Cookie: cookie } })
  const page = (await response.json()) as Page
  return { ...page, script: await (await at.request(page.table)).text() }
}

describe('the table of routes', () => {
  it('X-04: of the set-up page has that page and no other of the office', async () => {
    const { routes, script } = await open('/quick-admin-setup')
    expect(routes.filter((id) => OFFICE.test(id))).toEqual(['office-routes/quick-admin-setup'])
    expect(script.match(/office-routes\/[\w-]+/g)).toContain('office-routes/quick-admin-setup')
  })

  it('P-08, A-GATE-05: names no page of the office and no diagnostics to shoppers, and none at a closed gate', async () => {
    customer = (await makePerson(door.shop, SECRET)).cookie
    admin = (await makePerson(door.shop, SECRET, { isAdmin: true })).cookie
    const home = await open('/')
    expect(home.routes).toContain('routes/home')
    expect(home.routes.filter((id) => OFFICE.test(id) || DEBUG.test(id))).toEqual([])
    expect(home.script).not.toMatch(/office-routes\//)
    for (const path of ['/products', '/404', '/admin', '/admin/orders', '/admin-seed', '/quick-admin-setup'])
      for (const cookie of ['', customer]) expect(await open(path, cookie)).toMatchObject(tableOf(home))
    // Neither does who is an admin see another shop (D-06).
    expect(await open('/', admin)).toMatchObject(tableOf(home))
  })

  it('of the office has every route; that of a shop with debug routes has the diagnostics', async () => {
    const whole = await door.request('/admin', { headers: { Accept: 'text/html', Cookie: admin } })
    const { routes } = (await whole.json()) as Page
    expect(routes.filter((id) => id !== 'root' && !id.endsWith('-layout'))).toHaveLength(
      (await pagePaths()).length,
    )
    const debug = await open('/login-test', '', debugDoor)
    expect(debug.routes).toEqual(expect.arrayContaining(['login-test', 'routes/home']))
    expect(debug.routes.filter((id) => OFFICE.test(id))).toEqual([])
  })

  it('is a file for ever, under a name of its content (P-09)', async () => {
    const { table } = await open('/')
    const response = await door.request(table, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect((await door.request(table.replace(/.\.js$/, '_.js'))).status).toBe(404)
  })
})

const tableOf = ({ table, routes }: Page): Page => ({ table, routes })
