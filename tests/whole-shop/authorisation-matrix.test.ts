// Z-01: every route × method × identity, from the tables of the routes themselves. docs/style.md says how to add a row.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles, sessions } from '#server/database/tables/accounts.ts'
import { insertRun } from '#tests/support/delivery-run.ts'
import { digestOfData } from '#tests/support/digest-of-data.ts'
import { createShopPages, pagePaths } from '#tests/support/pages-of-the-shop.ts'
import { uploadPicture } from '#tests/support/picture-form.ts'
import { rounds } from '#tests/support/rounds.ts'
import { insertPerson } from '#tests/support/sessions.ts'
import { createTestApp, SECRET, type TestApp } from '#tests/support/test-app.ts'
import { CHECKOUT, insertProduct } from '#tests/support/test-shop.ts'
import {
  API_ROWS,
  type ApiRow,
  type Belongings,
  DATA_STATUSES,
  GATE_STATUSES,
  IDENTITIES,
  type Identity,
  PAGE_ROWS,
} from './authorisation-rows.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

let app: TestApp
let belongings: Belongings
let cookies: Record<Identity, string>
beforeAll(async () => {
  app = await createTestApp({
    pages: await createShopPages(),
    origins: [],
    context: { debugRoutes: true },
  })
  cookies = await createIdentities()
  belongings = await createBelongings()
})
afterAll(() => app.close())

describe('complete tables', () => {
  it('Z-01: every route of the API has a row, and every row a route', () => {
    const routes = new Set(app.api.endpoints.map(({ method, path }) => `${method} ${path}`))
    expect(
      [...routes].filter((route) => !API_ROWS[route]),
      'routes without a row: add them to API_ROWS in tests/whole-shop/authorisation-rows.ts',
    ).toEqual([])
    expect(
      Object.keys(API_ROWS).filter((row) => !routes.has(row)),
      'rows of API_ROWS without a route',
    ).toEqual([])
  })

  it('Z-01: every page has a row, and every row a page', async () => {
    const paths = new Set(await pagePaths())
    expect(
      [...paths].filter((path) => !PAGE_ROWS[path]),
      'pages without a row: add them to PAGE_ROWS in tests/whole-shop/authorisation-rows.ts',
    ).toEqual([])
    expect(
      Object.keys(PAGE_ROWS).filter((row) => !paths.has(row)),
      'rows of PAGE_ROWS without a page',
    ).toEqual([])
  })
})

describe('the API', () => {
  it.each(Object.entries(API_ROWS))('Z-01, Z-02: %s', async (route, row) => {
    const given: Partial<Record<Identity, number>> = {}
    for (const identity of IDENTITIES) given[identity] = (await call(route, row, identity)).status
    expect(given).toEqual(row.statuses)
    await restore()
  })

  it('Z-02: a customer’s own objects are not found, and not changed, by anybody else', async () => {
    const named = app.api.endpoints.filter(({ access, path }) => access === 'customer' && path.includes(':'))
    expect(named.length).toBeGreaterThan(3)
    const before = await digestOfData(app.shop)
    for (const { method, path } of named) {
      const route = `${method} ${path}`
      const row = API_ROWS[route]
      const params = row?.params?.(belongings) ?? {}
      for (const [, name = ''] of path.matchAll(/:(\w+)/g)) expect(params, route).toHaveProperty(name)
      for (const stranger of ['another', 'owner', 'demoted'] as const) {
        const told = await call(route, { statuses: GATE_STATUSES, ...row }, stranger)
        const nothing = await call(route, { statuses: GATE_STATUSES, ...row, params: () => ({}) }, stranger)
        expect([route, stranger, told.status]).toEqual([route, stranger, 404])
        expect(withoutId(await told.json())).toEqual(withoutId(await nothing.json()))
        expect(await digestOfData(app.shop)).toEqual(before)
      }
    }
  })

  it('Z-01: an unsupported method is 405 for everybody', async () => {
    const paths = [...new Set(app.api.endpoints.map(({ path }) => path))]
    const wrong: string[] = []
    // Some of them each time, the next time the next ones.
    let next = 0
    for (const path of paths)
      for (const method of METHODS.filter((other) => !hasRoute(other, path)))
        for (let tried = 0; tried < rounds(3, IDENTITIES.length); tried++) {
          const identity = IDENTITIES[next++ % IDENTITIES.length] ?? 'visitor'
          const { status } = await call(`${method} ${path}`, { statuses: GATE_STATUSES }, identity)
          if (status !== 405) wrong.push(`${method} ${path} as ${identity}: ${status}`)
        }
    expect(wrong).toEqual([])
  })
})

/** By its own route or by a wider one: /api/admin/orders/events is also an /api/admin/orders/:id. */
function hasRoute(method: string, path: string): boolean {
  return Object.keys(API_ROWS).some((route) => {
    const [routeMethod, routePath = ''] = route.split(' ')
    return routeMethod === method && new RegExp(`^${routePath.replace(/:\w+/g, '[^/]+')}$`).test(path)
  })
}

describe('the pages', () => {
  it.each(Object.entries(PAGE_ROWS))('Z-01, D-06: /%s, also as .data', async (path, row) => {
    const address = `/${fill(path === '*' ? 'nothing-is-here' : path, row.params?.(belongings) ?? {})}`
    for (const url of [address, address === '/' ? '/_.data' : `${address}.data`]) {
      const answers = await Promise.all(
        IDENTITIES.map(async (identity) => ({ identity, ...(await open(url, identity)) })),
      )
      const statuses = Object.fromEntries(answers.map(({ identity, status }) => [identity, status]))
      if (row.opens) {
        // The office is drawn in the browser: its pages have no data of the router, for nobody.
        expect(statuses).toEqual(url === address ? row.opens.statuses : DATA_STATUSES)
        expect(answers.every(({ caching }) => caching === 'no-store')).toBe(true)
      } else {
        expect(new Set(Object.values(statuses)).size, `${url}: ${JSON.stringify(statuses)}`).toBe(1)
        expect(answers[0]?.status).toBeLessThan(500)
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      }
    }
  })

  it('Z-01: a page accepts reads only', async () => {
    for (const path of ['/', '/admin', '/orders'])
      for (const method of METHODS.filter((other) => other !== 'GET'))
        for (const identity of IDENTITIES) {
          const response = await app.request(path, { method, headers: { Cookie: cookies[identity] } })
          expect([path, method, identity, response.status]).toEqual([path, method, identity, 405])
        }
  })
})

async function createIdentities(): Promise<Record<Identity, string>> {
  const make = async (over?: Parameters<typeof insertPerson>[2]) =>
    (await insertPerson(app.shop, SECRET, over)).cookie
  const demoted = await insertPerson(app.shop, SECRET, { isAdmin: true })
  await app.shop.db
    .update(profiles)
    .set({ isAdmin: false, isOwner: false })
    .where(eq(profiles.id, demoted.id))
  return {
    visitor: '',
    unverified: await make({ emailVerified: false }),
    customer: await make(),
    another: await make(),
    owner: await make({ isAdmin: true }),
    full: await make({ isAdmin: true, isOwner: false }),
    staff: await make({ limitedRole: 'staff' }),
    accountant: await make({ limitedRole: 'accountant' }),
    demoted: demoted.cookie,
    ended: await make({ endsInSeconds: -1 }),
    // Opens its link below, once there is a run.
    driver: '',
  }
}

async function createBelongings(): Promise<Belongings> {
  const productId = await insertProduct(app.shop, { quantity: 1000 })
  // A sample is there already, so that making them draws no pictures here.
  await insertProduct(app.shop, { name: 'Dog Leash', isDemo: true })
  await putInCart(productId)
  const placed = await send('POST', '/api/orders', 'customer', CHECKOUT, {
    'Idempotency-Key': 'of-the-matrix',
  })
  const { id: orderId, orderNumber } = (await placed.json()) as { id: number; orderNumber: string }
  const fileId = await uploadPicture(app, { cookie: cookies.customer })
  const [wantedId, viewingId] = [await askAndFind(), await insertViewing(orderId)]
  const [lineId, deviceId] = [await putInCart(productId), await signInElsewhere()]
  const animalId = await insertOwnAnimal(orderId)
  return {
    productId,
    lineId,
    orderId,
    orderNumber,
    fileId,
    wantedId,
    viewingId,
    deviceId,
    reviewId: await insertReview(orderId),
    animalId,
    entryId: await insertOwnEntry(animalId),
    runId: await openRun(),
  }
}

/** W-07: a run whose link the driver has opened. */
async function openRun(): Promise<number> {
  const { id, cookie } = await insertRun(app.shop)
  cookies.driver = cookie
  return id
}

async function insertReview(orderId: number): Promise<number> {
  const { rows } = await app.shop.pool.query(
    `INSERT INTO reviews (user_id, order_item_id, stars, body)
     SELECT user_id, i.id, 5, '' FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.id = $1 RETURNING id`,
    [orderId],
  )
  return rows[0].id
}

/** H-04: belongs to the customer who placed the order. */
async function insertOwnAnimal(orderId: number): Promise<number> {
  const code = randomUUID().replace(/\D/g, '').padEnd(16, '0').slice(0, 16)
  const { rows } = await app.shop.pool.query(
    `INSERT INTO animals (name, species_id, left_on, owner_id, owned_at, code)
     SELECT 'مشمش', s.id, '2026-11-14', o.user_id, now(), $2 FROM orders o, species s
     WHERE o.id = $1 AND s.code = 'cat' RETURNING id`,
    [orderId, code],
  )
  return rows[0].id
}

async function insertOwnEntry(animalId: number): Promise<number> {
  const { rows } = await app.shop.pool.query(
    `INSERT INTO health_entries (animal_id, kind, author, author_id, done_on, note)
     SELECT id, 'note', 'owner', owner_id, '2026-11-23', 'نص' FROM animals WHERE id = $1 RETURNING id`,
    [animalId],
  )
  return rows[0].id
}

/** H-08: in a week, for the customer who placed the order. */
async function insertViewing(orderId: number): Promise<number> {
  const { rows } = await app.shop.pool.query(
    `INSERT INTO viewings (product_id, product_name, user_id, starts_at, ends_at)
     SELECT i.product_id, 'قط', user_id, now() + interval '7 days', now() + interval '7 days 20 minutes'
     FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.id = $1 RETURNING id`,
    [orderId],
  )
  return rows[0].id
}

async function askAndFind(): Promise<number> {
  await send('POST', '/api/wanted', 'customer', { species: 'قط' })
  const { items } = (await (await send('GET', '/api/wanted', 'customer')).json()) as {
    items: { id: number }[]
  }
  return items[0]?.id ?? 0
}

/** What a row has used up, a session or a line of the cart, is there again for the next one. */
async function restore(): Promise<void> {
  const { status } = await send('GET', '/api/session', 'customer')
  if (status !== 200) {
    cookies = await createIdentities()
    belongings = await createBelongings()
  }
  belongings.lineId = await putInCart(belongings.productId)
  belongings.deviceId = await signInElsewhere()
  belongings.entryId = await insertOwnEntry(belongings.animalId)
}

/** Another session of the same person. */
async function signInElsewhere(): Promise<string> {
  const id = randomUUID()
  const { id: userId } = (await (await send('GET', '/api/session', 'customer')).json()) as { id: string }
  const expiresAt = new Date(Date.now() + 3_600_000)
  await app.shop.db.insert(sessions).values({ id, token: randomUUID(), userId, expiresAt })
  return id
}

async function putInCart(productId: number): Promise<number> {
  const added = await send('POST', '/api/cart', 'customer', { productId, quantity: 1 })
  const { items } = (await added.json()) as { items: { id: number }[] }
  return items[0]?.id ?? 0
}

async function call(route: string, row: ApiRow, identity: Identity): Promise<Response> {
  const [method = '', path = ''] = route.split(' ')
  const address = fill(path, row.params?.(belongings) ?? {}) + (row.query ?? '')
  return send(method, address, identity, method === 'GET' ? undefined : (row.body ?? {}))
}

async function send(
  method: string,
  path: string,
  identity: Identity,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(path, {
    method,
    headers: {
      Cookie: cookies[identity],
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Two refusals differ by the id of their request only. */
function withoutId(problem: unknown): object {
  return { ...(problem as object), requestId: '' }
}

async function open(url: string, identity: Identity) {
  const response = await app.request(url, { headers: { Cookie: cookies[identity], Accept: 'text/html' } })
  return {
    status: response.status,
    caching: response.headers.get('Cache-Control'),
    body: await response.text(),
  }
}

/** An id that nothing has where the row names none. */
function fill(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? 999_999))
}
