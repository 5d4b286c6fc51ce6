// What is kept of how many there are is exact whoever writes at once, and after whatever was taken back.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Admin, type Customer, findCustomer } from '#server/accounts/current-user.ts'
import { listAllProducts } from '#server/catalog/all-products-queries.ts'
import { changeProducts } from '#server/catalog/change-products.ts'
import { listInventory } from '#server/catalog/inventory-queries.ts'
import { removeProduct } from '#server/catalog/remove-product.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { changeOrder } from '#server/orders/change-order.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { removeOrder } from '#server/orders/remove-order.ts'
import { reportTransfer } from '#server/orders/report-transfer.ts'
import { handleMessage } from '#server/support/answer-message.ts'
import {
  CHECKOUT,
  createTestShop,
  fillCart,
  makeAdmin,
  makeCustomer,
  makeProduct,
  type TestShop,
} from '#tests/support/shop-for-tests.ts'
import { foldCounts } from './fold-counts.ts'
import { readStats } from './stats-queries.ts'
import { verify } from './verify.ts'

let shop: TestShop
let admin: Admin
beforeAll(async () => {
  shop = await createTestShop()
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const COUNTS = ['order-counts', 'list-counts']

async function expectExact(): Promise<void> {
  const findings = await verify(shop.db, shop.context.now())
  expect(findings.filter(({ name, offenders }) => COUNTS.includes(name) && offenders > 0)).toEqual([])
}

/** What many do at once to orders of the last pieces: each crosses «few» and «none», some are refused. */
async function shopper(n: number, goods: readonly number[]): Promise<void> {
  const customer = await makeCustomer(shop)
  await fillCart(shop, customer, { [goods[n % goods.length] ?? 0]: 1 })
  const placed = await placeOrder(shop.context, customer, { key: `counted-${n}`, request: CHECKOUT })
  if (placed.ok) await walk(n, customer, placed.value.order.id)
}

async function walk(n: number, customer: Customer, orderId: number): Promise<void> {
  const { context } = shop
  if (n % 5 === 0) await cancelOrder(context, customer, orderId)
  if (n % 5 === 1) await removeOrder(context, admin, orderId)
  if (n % 5 > 1) await reportTransfer(context, customer, { orderId })
  if (n % 5 === 3) {
    await changeOrder(context, admin, orderId, { paymentStatus: 'verified' })
    await changeOrder(context, admin, orderId, { status: 'delivered', reason: 'سُلّم في المتجر' })
  }
  if (n % 5 === 4) {
    await changeOrder(context, admin, orderId, { status: 'cancelled' })
    await changeOrder(context, admin, orderId, { status: 'confirmed', reason: 'عاد الزبون' })
  }
}

it('P-11, A-ITEM-01, A-ORD-01: what is kept is what counting gives, with all of them at work at once and folds between', async () => {
  const { context, pool } = shop
  const goods = await Promise.all(Array.from({ length: 5 }, () => makeProduct(shop, { quantity: 9 })))
  const others = await Promise.all(Array.from({ length: 6 }, () => makeProduct(shop)))
  const { rows: messages } = await pool.query<{ id: number }>(
    `INSERT INTO support_messages (customer_name, customer_email, subject, message, priority)
     SELECT 'سالم', 's@example.com', 'سؤال', 'نص', (ARRAY['low', 'urgent'])[1 + i % 2] FROM generate_series(1, 10) i RETURNING id`,
  )
  await Promise.all([
    ...Array.from({ length: 40 }, (_, n) => shopper(n, goods)),
    ...Array.from({ length: 12 }, () => foldCounts(context)),
    ...others.map((id, n) =>
      changeProducts(context, admin, { ids: [id], change: { isActive: n % 2 === 0 } }),
    ),
    changeProducts(context, admin, { ids: others, change: { isFeatured: true } }),
    ...others.slice(3).map((id) => removeProduct(context, admin, id)),
    ...messages.map(({ id }, n) => handleMessage(context, admin, id, n % 3 > 0)),
    ...Array.from({ length: 10 }, (_, n) =>
      pool.query(
        `INSERT INTO newsletter_subscribers (email, source) VALUES ($1, 'test')
         ON CONFLICT ((lower(email))) DO UPDATE SET confirmed_at = now()`,
        [`reader${n % 4}@example.com`],
      ),
    ),
  ])
  await expectExact()
  await foldCounts(context)
  await expectExact()
  const kept = await pool.query(
    'SELECT list, cell FROM list_counts GROUP BY 1, 2 HAVING count(*) > 1 OR sum(change) < 1',
  )
  expect(kept.rows).toEqual([])

  const { rows } = await pool.query<{ items: number; low: number; orders: number; sales: string }>(
    `SELECT (SELECT count(*)::int FROM products WHERE archived_at IS NULL) AS items,
       (SELECT count(*)::int FROM products WHERE archived_at IS NULL AND is_active AND quantity <= 5) AS low,
       (SELECT count(*)::int FROM orders WHERE deleted_at IS NULL) AS orders,
       (SELECT sum(final_amount)::text FROM orders WHERE deleted_at IS NULL AND status = 'delivered') AS sales`,
  )
  const items = await listAllProducts(context, { limit: 1 })
  const inventory = await listInventory(context, { level: 'low', limit: 1 })
  const { products, orders, sales } = await readStats(context)
  expect({ items: items.total, low: inventory.ok && inventory.value.total, orders, sales }).toEqual(rows[0])
  expect(products).toBe(items.counts.all)
})

it('P-11: what is rolled back was never counted, and what one statement does to many is', async () => {
  const { pool } = shop
  const product = await makeProduct(shop, { quantity: 6 })
  const customer = await makeCustomer(shop)
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('UPDATE products SET quantity = 0, is_featured = true')
  await client.query(
    "UPDATE orders SET status = 'delivered', final_amount = final_amount, holds_stock = true",
  )
  await client.query('SAVEPOINT half')
  await client.query('UPDATE profiles SET is_admin = true')
  await client.query('DELETE FROM newsletter_subscribers')
  await client.query('ROLLBACK')
  client.release()
  await expectExact()

  await pool.query('UPDATE profiles SET deactivated_at = now() WHERE id = $1', [customer.id])
  await pool.query('UPDATE products SET is_active = false, archived_at = now() WHERE id = $1', [product])
  await pool.query('UPDATE audit_log SET actor_id = NULL')
  await pool.query('DELETE FROM support_messages WHERE handled_at IS NULL')
  await pool.query('TRUNCATE newsletter_subscribers CASCADE')
  await expectExact()
  expect(await findCustomer(shop.db, customer.id)).toBeNull()
})
