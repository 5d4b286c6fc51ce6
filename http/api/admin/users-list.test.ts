import { afterAll, expect, it } from 'vitest'
import type { UserDetail, UserList } from '#contract/admin/users.ts'
import { createAdminApp } from '#tests/support/test-app.ts'

const app = await createAdminApp()
await insertPeople()
afterAll(() => app.close())

/** Two administrators are there already; younger than all of these. */
async function insertPeople(): Promise<void> {
  await app.shop.pool.query(`
    INSERT INTO profiles (id, email, email_verified, first_name, last_name, phone, created_at, last_sign_in_at) VALUES
      ('ahmad', 'ahmad@example.com', true, 'أحمد', 'البلوشي', '+96891234567', '2026-01-01T10:00Z', '2026-02-01T10:00Z'),
      ('maryam', 'm.harthi@mail.om', false, 'مريم', 'الحارثية', '', '2026-01-02T10:00Z', NULL),
      ('twin-a', 'a@twins.om', true, 'توأم', '', '', '2026-01-03T10:00Z', NULL),
      ('twin-b', 'b@twins.om', true, 'توأم', '', '', '2026-01-03T10:00Z', NULL)`)
  const order = (number: string, status: string, paid: number, more = '') =>
    app.shop.pool.query(
      `INSERT INTO orders (order_number, user_id, status, customer_name, customer_phone, customer_address, governorate_id,
         delivery_type, delivery_location, shipping_address, total_amount, delivery_fee, final_amount, expires_at,
         holds_stock ${more && ', deleted_at'})
       VALUES ($1, 'ahmad', $2, 'أحمد', '+96891234567', 'الخوير', 1, 'home', '', '', $3, 2, $3::numeric + 2, now(),
         false ${more})`,
      [number, status, paid],
    )
  await order('ALF00000001ABCD', 'delivered', 10)
  await order('ALF00000002ABCD', 'delivered', 5.5)
  await order('ALF00000003ABCD', 'pending', 100)
  await order('ALF00000004ABCD', 'delivered', 1000, ', now()')
}

const list = async (query = '') => (await app.admin<UserList>('GET', `/api/admin/users${query}`)).body
const idsOf = (users: UserList) => users.items.map(({ id }) => id)

it('A-USR-01, A-PLAT-03: lists accounts newest first, in pages without gap or repetition', async () => {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: UserList = await list(`?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    expect(page.total).toBe(6)
    seen.push(...idsOf(page))
    cursor = page.nextCursor
  }
  expect(seen.slice(2)).toEqual(['twin-b', 'twin-a', 'maryam', 'ahmad'])
  expect(new Set(seen).size).toBe(6)
  for (const wrong of ['x', '2026-01-01', '2026-99-99T99:99:99.999Z_a'])
    expect((await app.admin('GET', `/api/admin/users?cursor=${wrong}`)).status).toBe(422)
})

it('A-USR-01: the role narrows the list; each role says how many it has', async () => {
  expect((await list()).counts).toEqual({ all: 6, customer: 4, admin: 2, limited: 0, ended: 0 })
  expect((await list('?role=admin')).items.every(({ isAdmin }) => isAdmin)).toBe(true)
  expect(await list('?role=customer&limit=2')).toMatchObject({ total: 4, nextCursor: expect.any(String) })
  expect((await app.admin('GET', '/api/admin/users?role=owner')).status).toBe(422)
})

it.each([
  ['احمد', ['ahmad']],
  ['بلوشى', ['ahmad']],
  ['AHMAD@example', ['ahmad']],
  ['9123 4567', ['ahmad']],
  ['٩١٢٣٤', ['ahmad']],
  ['00968 9123-4567', ['ahmad']],
  ['مريم الحارثيه', ['maryam']],
  ['harthi@mail', ['maryam']],
  ['توأم', ['twin-b', 'twin-a']],
  ["'; DROP TABLE profiles; --", []],
])('A-USR-01: looking for «%s» folds Arabic, e-mails and phones', async (words, found) => {
  const answer = await list(`?search=${encodeURIComponent(words)}`)
  expect([idsOf(answer), answer.total, answer.counts?.all]).toEqual([found, found.length, found.length])
})

it('A-USR-01: a search without letters or digits lists all accounts', async () => {
  expect((await list('?search=%25')).total).toBe(6)
})

it('A-USR-01: shows the date of registration, the number of orders and the sum of delivered ones', async () => {
  const [ahmad] = (await list('?search=ahmad')).items
  expect(ahmad).toEqual({
    id: 'ahmad',
    email: 'ahmad@example.com',
    emailVerified: true,
    firstName: 'أحمد',
    lastName: 'البلوشي',
    phone: '+96891234567',
    isAdmin: false,
    isOwner: false,
    role: null,
    hasSecondFactor: false,
    createdAt: '2026-01-01T10:00:00.000Z',
    lastSignInAt: '2026-02-01T10:00:00.000Z',
    deactivatedAt: null,
    invitedUntil: null,
    invitedAs: null,
    ordersCount: 3,
    spent: '19.500',
  })
  expect((await list('?search=harthi')).items[0]).toMatchObject({
    emailVerified: false,
    lastSignInAt: null,
    ordersCount: 0,
    spent: '0.000',
  })
  const { body } = await app.admin<UserDetail>('GET', '/api/admin/users/ahmad')
  expect(body).toMatchObject({ ...ahmad, address: '' })
  expect(body.latestOrders.map(({ orderNumber }) => orderNumber)).toEqual([
    'ALF00000003ABCD',
    'ALF00000002ABCD',
    'ALF00000001ABCD',
  ])
  expect((await app.admin('GET', '/api/admin/users/nobody')).status).toBe(404)
})

it('X-52: lists a removed account among the ended ones only, and keeps its orders', async () => {
  await app.admin('POST', '/api/admin/users/ahmad/invite-admin')
  expect((await list('?search=ahmad')).items[0]?.invitedUntil).toEqual(expect.any(String))
  expect((await app.admin('DELETE', '/api/admin/users/ahmad')).status).toBe(204)
  expect(idsOf(await list())).not.toContain('ahmad')
  expect((await list('?search=ahmad@example')).total).toBe(0)
  expect((await list('?role=ended')).items).toMatchObject([
    { id: 'ahmad', firstName: '', phone: '', deactivatedAt: expect.any(String), invitedUntil: null },
  ])
  const { body } = await app.admin<UserDetail>('GET', '/api/admin/users/ahmad')
  expect([body.ordersCount, body.spent, body.latestOrders.length]).toEqual([3, '19.500', 3])
})

it('E-ACT-01: strips active content from names in the audit log', async () => {
  const view = { name: '<script>alert(1)</script>بسة', filter: {} }
  const created = await app.admin<{ id: number }>('POST', '/api/admin/orders/views', view)
  expect(created.status).toBe(201)
  const { rows } = await app.shop.pool.query(
    `SELECT data::text FROM audit_log WHERE action = 'order-view.created'`,
  )
  expect(rows[0].data).toContain('بسة')
  expect(rows[0].data).not.toContain('script')
})
