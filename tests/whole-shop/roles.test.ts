import { afterAll, expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import type { LimitedRole } from '#domain/permissions.ts'
import { createAdminApp, personOf } from '#tests/support/test-app.ts'
import { insertProduct } from '#tests/support/test-shop.ts'

const app = await createAdminApp()
afterAll(() => app.close())

const staff = (limitedRole: LimitedRole) => personOf(app, { limitedRole })
const roleOf = async (id: string) => {
  const { rows } = await app.shop.pool.query(
    'SELECT is_owner, is_admin, limited_role FROM profiles WHERE id = $1',
    [id],
  )
  return rows[0]
}

it('T-01: the session lists the role and its permissions; isAdmin means full rights', async () => {
  const clerk = await staff('staff')
  expect((await clerk.ask('GET', '/api/session')).body).toMatchObject({
    ...{ isAdmin: false, role: 'staff' },
    permissions: expect.arrayContaining(['orders:write']),
  })
  const full = await personOf(app, { isAdmin: true, isOwner: false })
  expect((await full.ask('GET', '/api/session')).body).toMatchObject({ isAdmin: true, role: 'staff' })
  expect((await app.admin('GET', '/api/session')).body).toMatchObject({ isAdmin: true, role: 'owner' })
  const customer = await personOf(app)
  expect((await customer.ask('GET', '/api/session')).body).toMatchObject({
    ...{ isAdmin: false, role: null, permissions: [] },
  })
})

it('T-01: hides costs and sales from roles without the permission', async () => {
  const id = await insertProduct(app.shop, { nameArabic: 'رمل', costPrice: baisa(1234) })
  const [clerk, accountant] = [await staff('staff'), await staff('accountant')]
  for (const path of ['/api/admin/products', `/api/admin/products/${id}`]) {
    expect(JSON.stringify((await clerk.ask('GET', path)).body)).not.toMatch(/costPrice|1\.234/)
    expect(JSON.stringify((await accountant.ask('GET', path)).body)).toContain('"costPrice":"1.234"')
  }
  const exported = async (Cookie: string) =>
    (await app.request('/api/admin/products/export', { headers: { Cookie } })).text()
  expect(await exported(clerk.cookie)).not.toMatch(/سعر التكلفة|1\.234/)
  expect(await exported(accountant.cookie)).toContain('1.234')
  expect((await clerk.ask('GET', '/api/admin/stats')).body).toMatchObject({ sales: null })
  expect((await accountant.ask('GET', '/api/admin/stats')).body).toMatchObject({ sales: '0.000' })
  expect((await clerk.ask('GET', '/api/admin/analytics?period=7')).status).toBe(403)
})

it('T-01: an owner assigns, changes and removes roles; earlier sessions end (Z-08)', async () => {
  const clerk = await staff('staff')
  const change = (body: object) => app.admin('PATCH', `/api/admin/users/${clerk.id}`, body)
  expect((await change({ role: 'accountant' })).status).toBe(204)
  expect(await roleOf(clerk.id)).toEqual({ is_owner: false, is_admin: false, limited_role: 'accountant' })
  expect((await clerk.ask('GET', '/api/session')).status).toBe(401)
  expect((await change({ role: 'staff', fullRights: true })).status).toBe(204)
  expect(await roleOf(clerk.id)).toEqual({ is_owner: false, is_admin: true, limited_role: null })
  expect((await change({ role: 'owner' })).status).toBe(204)
  expect(await roleOf(clerk.id)).toEqual({ is_owner: true, is_admin: true, limited_role: null })
  expect((await change({ role: null })).status).toBe(204)
  expect(await roleOf(clerk.id)).toEqual({ is_owner: false, is_admin: false, limited_role: null })
  // a customer's password may be too short for a role.
  expect(await change({ role: 'staff' })).toMatchObject({ status: 409, body: { code: 'invitation-needed' } })
  for (const wrong of [{}, { role: 'boss' }, { role: 'staff', isAdmin: false }, { fullRights: true }])
    expect((await change(wrong)).status).toBe(422)
})

it('T-01: only an owner assigns roles, and nobody promotes themselves', async () => {
  const customer = await personOf(app)
  for (const person of [
    await personOf(app, { isAdmin: true, isOwner: false }),
    await staff('staff'),
    await staff('accountant'),
  ]) {
    const before = await roleOf(person.id)
    const tries = [
      person.ask('PATCH', `/api/admin/users/${person.id}`, { role: 'owner' }),
      person.ask('PATCH', `/api/admin/users/${customer.id}`, { role: 'staff' }),
      person.ask('POST', `/api/admin/users/${customer.id}/invite-admin`, { role: 'staff' }),
      person.ask('POST', '/api/admin/admins', { email: 'mine@example.com', password: 'Falaj-Daris-77' }),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(403)
    expect((await person.ask('PATCH', '/api/profile', { role: 'owner' })).status).toBe(422)
    expect(await roleOf(person.id)).toEqual(before)
  }
  const full = await personOf(app, { isAdmin: true, isOwner: false })
  const clerk = await staff('staff')
  // Ending an account would take its role away.
  expect((await full.ask('DELETE', `/api/admin/users/${clerk.id}`)).status).toBe(403)
  expect((await full.ask('DELETE', `/api/admin/users/${customer.id}`)).status).toBe(204)
})

it('T-01: of two owners who demote each other at once one stays, and no owner changes their own role', async () => {
  await app.shop.pool.query('UPDATE profiles SET is_owner = false')
  const [one, other] = [await personOf(app, { isAdmin: true }), await personOf(app, { isAdmin: true })]
  const demote = (by: typeof one, whom: typeof one) =>
    by.ask('PATCH', `/api/admin/users/${whom.id}`, { role: 'staff' })
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? demote(one, other) : demote(other, one))))
  const { rows } = await app.shop.pool.query('SELECT id FROM profiles WHERE is_owner')
  expect(rows).toHaveLength(1)
  const last = rows[0].id === one.id ? one : other
  for (const body of [{ role: 'staff' }, { role: null }, { isAdmin: false }])
    expect(await last.ask('PATCH', `/api/admin/users/${last.id}`, body)).toMatchObject({
      status: 409,
      body: { code: 'own-account' },
    })
  expect(await last.ask('DELETE', `/api/admin/users/${last.id}`)).toMatchObject({
    status: 409,
    body: { code: 'owner-protected' },
  })
})
