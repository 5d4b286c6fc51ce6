import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import {
  CHECKOUT,
  createTestShop,
  fillCart,
  insertCustomer,
  insertProduct,
  type TestShop,
} from '#tests/support/test-shop.ts'
import { takeStock } from './take-stock.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

it('S-CHK-11, X-09: says that it could not take what is not there, whatever was believed before', async () => {
  const customer = await insertCustomer(shop)
  const [plenty, scarce] = [
    await insertProduct(shop, { quantity: 5 }),
    await insertProduct(shop, { quantity: 1 }),
  ]
  await fillCart(shop, customer, { [plenty]: 1 })
  const placed = await placeOrder(shop.context, customer, { key: 'an-order', request: CHECKOUT })
  const orderId = placed.ok ? placed.value.order.id : 0

  const outcome = await inTransaction(shop.db, async (tx) => {
    const changes = [plenty, scarce].map((productId) => ({ productId, change: -2 }))
    const taken = await takeStock(tx, changes, { reason: 'order-amended', orderId, actorId: null })
    return taken ? { ok: true, value: 'taken' } : { ok: false, refusal: 'too few' }
  })
  expect(outcome).toEqual({ ok: false, refusal: 'too few' })
  const left = 'SELECT quantity FROM products WHERE id = ANY ($1) ORDER BY id'
  const { rows } = await shop.pool.query(left, [[plenty, scarce]])
  expect(rows).toEqual([{ quantity: 4 }, { quantity: 1 }])
})
