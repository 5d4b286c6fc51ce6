import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OfficeFinds } from '#contract/admin/search.ts'
import { type AdminApp, createAdminApp, personOf } from '#tests/support/test-app.ts'
import { insertAnimal, insertCustomer, placeOrderOf } from '#tests/support/test-shop.ts'

let app: AdminApp
let orderNumber = ''
beforeAll(async () => {
  app = await createAdminApp()
  const customer = await insertCustomer(app.shop)
  await app.shop.pool.query(`UPDATE profiles SET first_name = 'زمزم' WHERE id = $1`, [customer.id])
  const animal = await insertAnimal(app.shop, { nameArabic: 'قط زمزم' })
  const order = await placeOrderOf(app.shop, customer, { [animal]: 1 }, { customerName: 'زمزم البلوشية' })
  orderNumber = order.orderNumber
})
afterAll(() => app.close())

type Asking = { ask: AdminApp['admin'] }
const search = async ({ ask }: Asking, words: string) =>
  (await ask<OfficeFinds>('GET', `/api/admin/search?search=${encodeURIComponent(words)}`)).body

it('W-08: one search finds orders, customers, animals and items by name', async () => {
  const owner = { ask: app.admin }
  const found = await search(owner, 'زمزم')
  expect(found.orders).toMatchObject([{ orderNumber, customerName: 'زمزم البلوشية', status: 'pending' }])
  expect(found.customers).toMatchObject([{ firstName: 'زمزم' }])
  expect(found.items).toMatchObject([{ nameArabic: 'قط زمزم', type: 'animal' }])
  await app.shop.pool.query(`INSERT INTO animals (name, species_id, microchip)
    SELECT 'زمزمة', id, '900123456789012' FROM species WHERE code = 'cat'`)
  const animal = { name: 'زمزمة', species: 'قط', microchip: '900123456789012' }
  expect((await search(owner, 'زمزم')).animals).toMatchObject([animal])
  expect((await search(owner, '900123456789012')).animals).toMatchObject([animal])
  // A whole number, as it is read aloud.
  expect((await search(owner, orderNumber.toLowerCase())).orders).toMatchObject([{ orderNumber }])
  for (const nothing of ['', '؟!', 'لا شيء بهذا الاسم'])
    expect(await search(owner, nothing)).toEqual({ orders: [], customers: [], animals: [], items: [] })
})

it('W-08, T-01: finds only what the person’s role may open', async () => {
  const staff = await personOf(app, { limitedRole: 'staff' })
  const found = await search(staff, 'زمزم')
  expect([found.orders.length, found.customers.length, found.items.length]).toEqual([1, 0, 1])
  const accountant = await personOf(app, { limitedRole: 'accountant' })
  expect((await search(accountant, 'زمزم')).animals).toEqual([])
  expect(JSON.stringify(found)).not.toContain('@')
  const customer = await personOf(app)
  expect((await customer.ask('GET', '/api/admin/search?search=x')).status).toBe(403)
})
