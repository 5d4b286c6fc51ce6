import { asc, eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baisaOf, toRials } from '#domain/money.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { settings } from '#server/database/tables/shop.ts'
import { createDemoCatalogueIfEmpty, isCatalogueEmpty } from '#server/demo/create-demo-catalogue.ts'
import { DEMO_FACTS } from '#server/demo/demo-facts.ts'
import { readAnalytics } from '#server/insights/analytics-queries.ts'
import { enterSale } from '#server/orders/counter/enter-sale.ts'
import { findOrderOfShop } from '#server/orders/queries/admin-order-queries.ts'
import { editSettings } from '#server/settings/edit-settings.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import {
  type Admin,
  createTestShop,
  expectNoBreach,
  fillCart,
  insertAdmin,
  insertCustomer,
  insertOrder,
  insertProduct,
  type TestShop,
} from '#tests/support/test-shop.ts'
import { editCategory } from './categories/edit-category.ts'
import { loadDemo } from './demo/load-demo.ts'
import { announceRemoval, removeDemoData } from './demo/remove-demo-data.ts'
import { changeProducts } from './items/change-products.ts'
import { editProduct } from './items/edit-product.ts'
import { adjustStock } from './stock/adjust-stock.ts'

let shop: TestShop
let admin: Admin

beforeEach(async () => {
  shop = await createTestShop({ facts: false })
  admin = await insertAdmin(shop)
})
afterEach(() => shop.close())

async function order(...productIds: number[]) {
  return (await insertOrder(shop, Object.fromEntries(productIds.map((id) => [id, 1])))).id
}

async function sell(...productIds: number[]) {
  const items = productIds.map((productId) => ({ productId, quantity: 1 }))
  const request = { channel: 'counter' as const, items, payments: [] }
  const asked = await enterSale(shop.context, admin, { key: null, request })
  if (asked.ok || asked.refusal.code !== 'payment-mismatch') throw new Error('not asked for its price')
  const payments = [{ method: 'cash' as const, amount: baisaOf(asked.refusal.due) }]
  const sale = await enterSale(shop.context, admin, { key: null, request: { ...request, payments } })
  if (!sale.ok) throw new Error(`not entered: ${sale.refusal.code}`)
  return sale.value.order.id
}

/** Supplies of the demo that anybody may order at once. */
async function demoSupplies() {
  const rows = await shop.db
    .select()
    .from(products)
    .where(eq(products.itemType, 'product'))
    .orderBy(asc(products.id))
  return rows
    .filter(({ quantity, isDemo, isActive }) => quantity > 3 && isDemo && isActive)
    .map(({ id }) => id)
}

it('A-SEED-01, A-SEED-02, X-44: creates four categories and five products exactly as specified, once', async () => {
  const created = await loadDemo(shop.context, admin, { catalogue: 'samples' })
  expect(created).toEqual({ ok: true, value: { categories: 4, products: 5 } })
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
  const again = await loadDemo(shop.context, admin, { catalogue: 'samples' })
  expect(again).toEqual({ ok: true, value: { categories: 0, products: 0 } })

  // L-03: all that was loaded is marked as a demo.
  expect(await loadSettings(shop.db)).toMatchObject({ ...DEMO_FACTS, isDemo: true })

  // A-SEED-03: removed items can be created again.
  await removeDemoData(shop.context, admin)
  expect(await shop.db.$count(products)).toBe(0)
  const after = await loadDemo(shop.context, admin, { catalogue: 'samples' })
  expect(after).toEqual({ ok: true, value: { categories: 4, products: 5 } })
})

it('L-04, X-43: removing the demo does what was announced, and keeps what people created', async () => {
  await createDemoCatalogueIfEmpty(shop.context)
  const own = await insertProduct(shop)
  const [bought = 0, boughtToo = 0, sold = 0, edited = 0, counted = 0, marked = 0, carted = 0] =
    await demoSupplies()
  const [family] = await shop.db
    .select()
    .from(categories)
    .where(ne(categories.name, 'Food'))
    .orderBy(asc(categories.id))
  if (!family) throw new Error('no category')
  const orders: number[] = []
  for (let n = 0; n < 8; n += 1) orders.push(await order(n % 2 ? bought : boughtToo))
  orders.push(await order(own), await order(own, bought))
  orders.push(await sell(sold), await sell(own, sold), await sell(bought))
  expect((await editProduct(shop.context, admin, edited, { nameArabic: 'اسم كتبته بنفسي' })).ok).toBe(true)
  expect((await adjustStock(shop.context, admin, counted, { change: 2, reason: 'جرد' })).ok).toBe(true)
  expect(
    (await changeProducts(shop.context, admin, { ids: [marked], change: { isFeatured: true } })).ok,
  ).toBe(true)
  expect((await editCategory(shop.context, admin, family.id, { nameArabic: 'قسمي' })).ok).toBe(true)
  expect((await editSettings(shop.context, admin, { bankName: 'بنك مسقط' })).ok).toBe(true)
  const shopper = await insertCustomer(shop)
  await fillCart(shop, shopper, { [bought]: 1, [carted]: 1, [own]: 1 })

  const all = await shop.db.$count(products)
  const { isDemo, ...announced } = await announceRemoval(shop.context)
  const done = await removeDemoData(shop.context, admin)

  expect(isDemo).toBe(true)
  expect(done).toEqual({ ok: true, value: announced })
  expect(announced).toMatchObject({ orders: 0, archived: 3, products: all - 3 - 4, facts: 8 })
  expect(announced.kept).toMatchObject({ orders: 13, products: 4, facts: 1 })
  const { rows: left } = await shop.pool.query('SELECT id FROM orders ORDER BY id')
  expect(left.map(({ id }) => id)).toEqual(orders.toSorted((a, b) => a - b))
  const onSale = await shop.db.select({ id: products.id }).from(products).where(eq(products.isActive, true))
  expect(onSale.map(({ id }) => id).toSorted()).toEqual([own, edited, counted, marked].toSorted())
  expect(await shop.db.$count(products)).toBe(announced.kept.products + announced.archived)
  // The edited category, and those of the remaining items.
  const families = await shop.db.select().from(categories)
  expect(families.map(({ nameArabic }) => nameArabic)).toContain('قسمي')
  expect(families).toHaveLength(announced.kept.categories)
  expect(await loadSettings(shop.db)).toMatchObject({
    ...{ bankName: 'بنك مسقط', phone: null, transferPhone: null, accountHolder: null, contactEmail: null },
    ...{ isDemo: false, demoFacts: [] },
  })
  expect((await readCart(shop.context, shopper)).items.map(({ productId }) => productId)).toEqual([own])

  // Stock, ledger, orders, totals and reports still agree.
  await expectNoBreach(shop)
  for (const id of orders) {
    const found = await findOrderOfShop(shop.context, id)
    expect(found.ok && found.value.items.length).toBeGreaterThan(0)
  }
  expect((await readAnalytics(shop.context, 30)).period).toBe(30)
  const { rows: noted } = await shop.pool.query(
    `SELECT action, actor_id FROM audit_log WHERE entity_type = 'demo-data'`,
  )
  expect(noted).toEqual([{ action: 'demo-data.removed', actor_id: admin.id }])
})

it('L-04: a second removal removes nothing more', async () => {
  await createDemoCatalogueIfEmpty(shop.context)
  await removeDemoData(shop.context, admin)
  const again = await announceRemoval(shop.context)
  expect(again).toMatchObject({ categories: 0, products: 0, orders: 0, facts: 0, archived: 0, isDemo: false })
  expect(await removeDemoData(shop.context, admin)).toMatchObject({
    ok: true,
    value: { products: 0, facts: 0 },
  })
})

it('A-SEED-03, X-43: the next start does not refill a cleared shop', async () => {
  expect(await isCatalogueEmpty(shop.db)).toBe(true)
  await removeDemoData(shop.context, admin)
  expect(await isCatalogueEmpty(shop.db)).toBe(false)
})

it('L-03: a demo fills in only facts that nobody has entered', async () => {
  await shop.db.update(settings).set({ whatsapp: '+96895551234' })
  await createDemoCatalogueIfEmpty(shop.context)
  const row = await loadSettings(shop.db)
  expect(row).toMatchObject({ ...DEMO_FACTS, whatsapp: '+96895551234', isDemo: true })
  expect(row.demoFacts).not.toContain('whatsapp')
  expect(row.demoFacts).toHaveLength(Object.keys(DEMO_FACTS).length - 1)
})

it('L-03: a production shop with bank details refuses every demo', async () => {
  const real = { ...shop.context, production: true }
  for (const name of ['bankName', 'accountHolder', 'transferPhone'] as const) {
    await shop.db.update(settings).set({ bankName: null, accountHolder: null, transferPhone: null })
    await shop.db.update(settings).set({ [name]: '+96895551234' })
    for (const catalogue of ['samples', 'demo'] as const) {
      const loaded = await loadDemo(real, admin, { catalogue })
      expect(loaded).toEqual({ ok: false, refusal: { code: 'real-shop' } })
    }
  }
  expect(await shop.db.$count(products)).toBe(0)
})

it('L-03: a demo’s own facts do not block a demo in production', async () => {
  await createDemoCatalogueIfEmpty(shop.context)
  const loaded = await loadDemo({ ...shop.context, production: true }, admin, { catalogue: 'demo' })
  expect(loaded).toEqual({ ok: true, value: { categories: 0, products: 0 } })
})
