import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toRials } from '#domain/money.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import { asAdmin } from '#server/accounts/current-user.ts'
import { isCatalogueEmpty } from '#server/database/demo/create-demo-catalogue.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { hasBreach, verify } from '#server/insights/verify.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import {
  CHECKOUT,
  createTestShop,
  fillCart,
  makeAdmin,
  makeCustomer,
  makeProduct,
  type TestShop,
} from '#tests/support/shop-for-tests.ts'
import { createSamples } from './create-samples.ts'
import { countDemoData, removeDemoData } from './remove-demo-data.ts'

let shop: TestShop
let admin: Admin

beforeAll(async () => {
  shop = await createTestShop()
  const customer = await makeCustomer(shop)
  await shop.db.update(profiles).set({ isAdmin: true, isOwner: true }).where(eq(profiles.id, customer.id))
  const made = asAdmin({ ...customer, isAdmin: true })
  if (!made) throw new Error('no administrator')
  admin = made
})
afterAll(() => shop.close())

async function order(...productIds: number[]) {
  const customer = await makeCustomer(shop)
  await fillCart(shop, customer, Object.fromEntries(productIds.map((id) => [id, 1])))
  const placed = await placeOrder(shop.context, customer, { key: `key of ${customer.id}`, request: CHECKOUT })
  if (!placed.ok) throw new Error(`not placed: ${placed.refusal.code}`)
  return placed.value.order.id
}

it('A-SEED-01, A-SEED-02, X-44: four categories and five products, literally and once', async () => {
  const made = await createSamples(shop.context, admin)
  expect(made).toEqual({ ok: true, value: { categories: 4, products: 5 } })
  const families = await shop.db.select().from(categories).orderBy(asc(categories.id))
  expect(families.map(({ name }) => name)).toEqual(['Dogs', 'Cats', 'Birds', 'Fish'])
  expect(families.every(({ nameArabic, emoji, description }) => nameArabic && emoji && description)).toBe(
    true,
  )
  const rows = await shop.db.select().from(products)
  const facts = rows.map((row) => [row.name, toRials(row.price), row.quantity, row.isFeatured])
  expect(facts).toHaveLength(5)
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Premium Dog Food', '89.990', 50, true],
      ['Cat Litter Box', '299.990', 15, false],
      ['Bird Cage', '199.990', 8, true],
      ['Fish Tank Filter', '149.990', 3, false],
      ['Dog Leash', '39.990', 25, false],
    ]),
  )
  const familyIds = families.map(({ id }) => id)
  expect(rows.every((row) => row.isActive && row.isDemo && familyIds.includes(row.categoryId ?? 0))).toBe(
    true,
  )
  expect(rows.every(({ imageUrl }) => imageUrl?.startsWith('/media/'))).toBe(true)
  expect(await createSamples(shop.context, admin)).toEqual({
    ok: true,
    value: { categories: 0, products: 0 },
  })
})

it('A-SEED-03, X-43: clearing takes what is flagged as demo, and nothing that is the shop’s own', async () => {
  const own = await makeProduct(shop)
  const [leash, cage] = await shop.db
    .select()
    .from(products)
    .where(eq(products.isDemo, true))
    .orderBy(asc(products.id))
  if (!leash || !cage) throw new Error('no samples')
  const [kept, mixed, gone] = [await order(own), await order(own, cage.id), await order(leash.id)]
  expect(await countDemoData(shop.context)).toEqual({ categories: 4, products: 5, orders: 1 })

  expect(await removeDemoData(shop.context, admin)).toEqual({
    ok: true,
    value: { categories: 3, products: 4, orders: 1, archived: 1 },
  })
  const { rows } = await shop.pool.query('SELECT id FROM orders ORDER BY id')
  expect(rows.map(({ id }) => id)).toEqual([kept, mixed])
  expect([kept, mixed]).not.toContain(gone)
  const left = await shop.db.select().from(products).orderBy(asc(products.id))
  expect(left.map(({ id, isActive }) => [id, isActive])).toEqual([
    [cage.id, false],
    [own, true],
  ])
  // Stock, ledger, orders and totals agree as before.
  expect(hasBreach(await verify(shop.db, shop.context.now()))).toBe(false)
  const { rows: noted } = await shop.pool.query('SELECT action, actor_id FROM audit_log ORDER BY id')
  expect(noted).toEqual([
    { action: 'demo-data.created', actor_id: admin.id },
    { action: 'demo-data.removed', actor_id: admin.id },
  ])
})

it('X-44: after clearing, the samples can be made again', async () => {
  expect(await createSamples(shop.context, admin)).toEqual({
    ok: true,
    value: { categories: 4, products: 5 },
  })
})

it('A-SEED-03, X-43: a shop that was cleared of everything is not filled again by its next start', async () => {
  const fresh = await createTestShop()
  expect(await isCatalogueEmpty(fresh.db)).toBe(true)
  const owner = await makeAdmin(fresh)
  await removeDemoData(fresh.context, owner)
  expect(await isCatalogueEmpty(fresh.db)).toBe(false)
  await fresh.close()
})
