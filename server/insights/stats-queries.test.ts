import { afterAll, expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import {
  CHECKOUT,
  createTestShop,
  insertAnimal,
  insertOrder,
  insertProduct,
} from '#tests/support/test-shop.ts'
import { readStats } from './stats-queries.ts'

const shop = await createTestShop()
afterAll(() => shop.close())

const stats = () => readStats(shop.context)

const order = (productId: number, quantity = 1) => insertOrder(shop, { [productId]: quantity })

it('X-39: an empty shop reports zeros and no open tasks', async () => {
  expect(await stats()).toEqual({
    products: 0,
    orders: 0,
    customers: 0,
    sales: '0.000',
    latestOrders: [],
    lowStock: [],
    attention: {
      transfers: { count: 0, amount: '0.000', oldestAt: null, due: { count: 0, nextAt: null } },
      refunds: { count: 0, amount: '0.000' },
      returns: 0,
      returned: 0,
      unconfirmed: 0,
      deadlines: { count: 0, nextAt: null },
      toPrepare: 0,
      soldOut: 0,
      low: 0,
      animalsWithoutPicture: 0,
      viewings: { count: 0, nextAt: null },
      animalsWithoutSpecies: 0,
      animalsUnnamed: { count: 0, orderId: null },
      handedOverUndelivered: { count: 0, orderId: null },
      hiddenByRule: 0,
      messages: { count: 0, urgent: 0, oldestAt: null },
      reviews: 0,
      backup: null,
    },
  })
})

it('A-DASH-01, A-DASH-02, A-DASH-04, A-DASH-05, A-DASH-07, A-DASH-08, A-DASH-09, X-38, D-07, A-PLAT-03: reports counts, sales of delivered orders only, the latest five orders, the five lowest stocks and the open tasks', async () => {
  const food = await insertProduct(shop, { price: baisa(4500), quantity: 100 })
  await insertProduct(shop, { nameArabic: 'ستة', quantity: 6 })
  await insertProduct(shop, { nameArabic: 'خمسة', quantity: 5 })
  await insertProduct(shop, { nameArabic: 'اثنان', quantity: 2 })
  await insertProduct(shop, { nameArabic: 'لا شيء', quantity: 0 })
  await insertProduct(shop, { nameArabic: 'أربعة', quantity: 4 })
  await insertProduct(shop, { nameArabic: 'واحد', quantity: 1 })
  // W-10: at its own reorder point.
  await insertProduct(shop, { nameArabic: 'عشرة', quantity: 10, reorderPoint: 12 })
  await insertProduct(shop, { nameArabic: 'مخفي', quantity: 0, isActive: false })
  await insertAnimal(shop, { nameArabic: 'بلا صورة', quantity: 3 })
  const { rows } = await shop.pool.query<{ id: string }>(
    "INSERT INTO profiles (id, email, is_admin) VALUES ('boss', 'boss@example.com', true) RETURNING id",
  )
  expect(rows).toHaveLength(1)

  const created = []
  for (let n = 0; n < 7; n++) created.push(await order(food))
  const [first, second, third, fourth, gone] = created
  if (!first || !second || !third || !fourth || !gone) throw new Error('the orders were not made')
  await shop.pool.query("UPDATE orders SET status = 'delivered' WHERE id = ANY($1)", [[first.id, gone.id]])
  await shop.pool.query('UPDATE orders SET deleted_at = now() WHERE id = $1', [gone.id])
  await reportTransfer(shop.context, second.customer, { orderId: second.id })
  // it ends within a day unless somebody finds the transfer.
  await shop.pool.query("UPDATE orders SET expires_at = now() + interval '20 hours' WHERE id = $1", [
    second.id,
  ])
  await shop.pool.query("UPDATE orders SET status = 'confirmed', payment_status = 'verified' WHERE id = $1", [
    third.id,
  ])
  await shop.pool.query("UPDATE orders SET expires_at = now() + interval '1 hour' WHERE id = $1", [fourth.id])
  await shop.pool.query(
    `INSERT INTO support_messages (customer_name, customer_email, subject, priority, message, handled_at)
     VALUES ('أ', 'a@example.com', 'س', 'urgent', 'ن', NULL), ('ب', 'b@example.com', 'س', 'low', 'ن', NULL),
       ('ج', 'c@example.com', 'س', 'urgent', 'ن', now())`,
  )

  const { latestOrders, lowStock, attention, ...figures } = await stats()
  expect(figures).toEqual({ products: 10, orders: 6, customers: 7, sales: first.finalAmount })
  expect(latestOrders.map(({ id }) => id)).toEqual(
    [created[6], created[5], fourth, third, second].map((o) => o?.id),
  )
  expect(latestOrders[4]).toMatchObject({
    customerName: CHECKOUT.customerName,
    customer: { email: second.customer.email, firstName: 'سالم' },
    itemCount: 1,
    needsConfirmation: false,
  })
  // A-DASH-08.
  expect(latestOrders.map(({ needsConfirmation }) => needsConfirmation)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(lowStock.map(({ nameArabic, level }) => [nameArabic, level])).toEqual([
    ['لا شيء', 'out'],
    ['واحد', 'critical'],
    ['اثنان', 'critical'],
    ['أربعة', 'low'],
    ['خمسة', 'low'],
  ])
  expect(attention).toEqual({
    transfers: {
      count: 1,
      amount: second.finalAmount,
      oldestAt: expect.any(String),
      due: { count: 1, nextAt: expect.any(String) },
    },
    refunds: { count: 0, amount: '0.000' },
    returns: 0,
    returned: 0,
    unconfirmed: 3,
    deadlines: { count: 1, nextAt: expect.any(String) },
    toPrepare: 1,
    soldOut: 1,
    low: 5,
    animalsWithoutPicture: 1,
    viewings: { count: 0, nextAt: null },
    animalsWithoutSpecies: expect.any(Number),
    animalsUnnamed: { count: 0, orderId: null },
    handedOverUndelivered: { count: 0, orderId: null },
    hiddenByRule: 0,
    messages: { count: 2, urgent: 1, oldestAt: expect.any(String) },
    reviews: 0,
    backup: null,
  })
})

it('A-DASH-04: an order without an account is among the latest', async () => {
  await shop.pool.query('ALTER TABLE orders DISABLE TRIGGER ALL')
  await shop.pool.query('UPDATE orders SET user_id = NULL WHERE id = (SELECT max(id) FROM orders)')
  await shop.pool.query('ALTER TABLE orders ENABLE TRIGGER ALL')
  const [newest] = (await stats()).latestOrders
  expect(newest).toMatchObject({ customer: null, customerName: CHECKOUT.customerName })
})

it('A-ORD-01: the latest orders name their first three lines, and count all', async () => {
  const names = ['رمل', 'قفص', 'حبوب', 'لعبة']
  const ids = []
  for (const nameArabic of names) ids.push(await insertProduct(shop, { nameArabic }))
  await insertOrder(shop, Object.fromEntries(ids.map((id, place) => [id, place + 1])))
  const [newest] = (await stats()).latestOrders
  expect(newest).toMatchObject({
    items: [
      { name: 'رمل', quantity: 1 },
      { name: 'قفص', quantity: 2 },
      { name: 'حبوب', quantity: 3 },
    ],
    itemCount: 4,
  })
})
