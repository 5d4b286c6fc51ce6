// S2-13: what a sale price changes for visitors, buyers and the office, from its first second to its last.
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { AdminProduct, ChangedProducts, OpenedProduct } from '#contract/admin/products.ts'
import type { Cart } from '#contract/cart.ts'
import type { Facets, Product, ProductList } from '#contract/catalog.ts'
import { askedPrice } from '#domain/catalog/sale.ts'
import { baisa, toRials } from '#domain/money.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import type { Problem } from '#platform/api/problem.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { followSales } from '#server/catalog/stock/follow-sales.ts'
import { msToMidnight } from '#server/workers/start-workers.ts'
import { createAdminApp } from '#tests/support/test-app.ts'
import { insertOrder, insertProduct } from '#tests/support/test-shop.ts'
import '#tests/support/learned-chat.ts'

const URL = '/api/admin/products'
let today: string
const app = await createAdminApp()
afterAll(() => app.close())
beforeEach(async () => {
  await app.shop.pool.query('TRUNCATE products, categories CASCADE')
  today = muscatDay(app.shop.context.now())
})

const edit = (id: number, changes: object) =>
  app.admin<AdminProduct & Problem>('PATCH', `${URL}/${id}`, changes)
const open = async (id: number) => (await app.admin<OpenedProduct>('GET', `${URL}/${id}`)).body
const seen = async (id: number) => (await app.visitor<Product>('GET', `/api/products/${id}`)).body
const listed = async (query: string) =>
  (await app.visitor<ProductList>('GET', `/api/products?${query}`)).body.items.map(({ id }) => id)
const saleFor = (salePrice: string, days = 1) => ({
  salePrice,
  saleFrom: today,
  saleUntil: addDays(today, days - 1),
})

it('a sale price applies in list, filter, sort, card, cart and order, until midnight in Muscat', async () => {
  const id = await insertProduct(app.shop, { price: baisa(10_000) })
  const other = await insertProduct(app.shop, { price: baisa(9_000) })
  expect((await edit(id, saleFor('8'))).status).toBe(200)
  await expect
    .poll(() => seen(id))
    .toMatchObject({ price: '8.000', originalPrice: '10.000', priceUntil: today })
  expect(await listed('sort=price-asc')).toEqual([id, other])
  expect(await listed('maxPrice=8')).toEqual([id])
  const facets = (await app.visitor<Facets>('GET', '/api/products/facets')).body
  expect(facets.price).toEqual({ from: '8.000', to: '9.000' })
  const offers = await app.visitor<{ content: string; products: Product[] }>('POST', '/api/chat', {
    message: 'هل توجد عروض؟',
  })
  expect(offers.body).toMatchObject({ content: expect.stringContaining('عليها تخفيض'), products: [{ id }] })
  const { customer, ...order } = await insertOrder(app.shop, { [id]: 2 })
  const cart: Cart = await readCart(app.shop.context, customer)
  expect(cart).toMatchObject({ subtotal: '16.000', total: '16.000' })
  expect(order).toMatchObject({ totalAmount: '16.000', items: [{ productPrice: '8.000' }] })

  app.shop.pass(24)
  // The clock decides what is paid, before anything has followed it.
  expect(await insertOrder(app.shop, { [id]: 1 })).toMatchObject({ totalAmount: '10.000' })
  await followSales(app.shop.context)
  await expect.poll(() => seen(id)).toMatchObject({ price: '10.000', originalPrice: null, priceUntil: null })
  await expect.poll(() => listed('sort=price-asc')).toEqual([other, id])
  app.shop.pass(-24)
})

it('the struck price is the lowest of the 30 days before, even if it was raised for the sale', async () => {
  const id = await insertProduct(app.shop, { price: baisa(10_000) })
  await app.shop.pool.query(`UPDATE price_history SET since = now() - interval '90 days'`)
  await edit(id, { price: '7' })
  await edit(id, { price: '12' })
  await edit(id, saleFor('6.500', 1))
  expect((await edit(id, { ...saleFor('6.500'), salePermit: 'CPA-1' })).body).toMatchObject({
    price: '12.000',
    askedPrice: '6.500',
    priceBefore: '7.000',
  })
  await edit(id, { price: '20' })
  expect(await open(id)).toMatchObject({
    priceBefore: '7.000',
    priceHistory: [{ price: '6.500' }, { price: '12.000' }, { price: '7.000' }, { price: '10.000' }],
  })
})

it('a price that was never asked is never struck', async () => {
  const created = await app.admin<AdminProduct>('POST', URL, {
    ...{ type: 'product', nameArabic: 'طوق', price: '10' },
    ...saleFor('8'),
  })
  expect(await seen(created.body.id)).toMatchObject({ price: '8.000', originalPrice: null })
  const hidden = await insertProduct(app.shop, { price: baisa(10_000), isActive: false })
  await edit(hidden, { ...saleFor('9'), isActive: true })
  await expect.poll(() => seen(hidden)).toMatchObject({ price: '9.000', originalPrice: null })
})

it('a sale beyond 30 % or three days requires the permit, for one item and for many', async () => {
  const id = await insertProduct(app.shop, { price: baisa(10_000) })
  expect((await edit(id, saleFor('6.900'))).body.errors).toHaveProperty('salePermit')
  expect((await edit(id, saleFor('9.900', 4))).body.errors).toHaveProperty('salePermit')
  expect((await edit(id, { ...saleFor('9.900', 4), salePermit: '77/2026' })).status).toBe(200)
  const many = (sale: object | null) =>
    app.admin<ChangedProducts>('PATCH', URL, { ids: [id], change: { sale } })
  const sale = { percent: 25, from: today, until: today }
  expect((await many({ ...sale, percent: 31 })).body.items[0]?.problem).toMatch('التصريح')
  expect((await many(sale)).body.changed).toBe(1)
  expect(await open(id)).toMatchObject({ salePrice: '7.500', askedPrice: '7.500' })
  expect((await many(null)).body.changed).toBe(1)
  expect(await open(id)).toMatchObject({ salePrice: null, saleFrom: null, askedPrice: '10.000' })
})

it('database and domain compute the same price', async () => {
  const days = [null, '2026-12-01', '2026-12-02', '2026-12-03']
  const items = [null, 8_000, 10_000, 12_000].flatMap((salePrice) =>
    days.flatMap((saleFrom) =>
      days.map((saleUntil) => ({
        price: baisa(10_000),
        salePrice: salePrice === null ? null : baisa(salePrice),
        saleFrom,
        saleUntil,
      })),
    ),
  )
  const { rows } = await app.shop.pool.query<{ asked: string }>(
    `SELECT price_asked(10, "salePrice", "saleFrom", "saleUntil", '2026-12-02')::numeric(12,3)::text AS asked
     FROM jsonb_to_recordset($1) AS item ("salePrice" numeric, "saleFrom" date, "saleUntil" date)`,
    [
      JSON.stringify(
        items.map((item) => ({ ...item, salePrice: item.salePrice && toRials(item.salePrice) })),
      ),
    ],
  )
  expect(rows.map(({ asked }) => asked)).toEqual(items.map((item) => toRials(askedPrice(item, '2026-12-02'))))
})

it.each([
  ['2026-12-01T19:59:30Z', 30_000],
  ['2026-12-01T20:00:00Z', 0],
  ['2026-12-01T12:00:00Z', 0],
])('at %s the new day is announced in %i ms, or at once', (now, ms) => {
  expect(msToMidnight(new Date(now))).toBe(ms)
})
