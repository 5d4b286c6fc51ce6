import { afterAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import {
  createTestShop,
  insertCustomer,
  insertProduct,
  placeOrderOf,
  stockOf,
} from '#tests/support/test-shop.ts'
import { takeStock } from './take-stock.ts'

const shop = await createTestShop()
afterAll(() => shop.close())

it('S-CHK-11, X-09: refuses to take units that are not in stock, whatever was read before', async () => {
  const customer = await insertCustomer(shop)
  const [plenty, scarce] = [
    await insertProduct(shop, { quantity: 5 }),
    await insertProduct(shop, { quantity: 1 }),
  ]
  const { id: orderId } = await placeOrderOf(shop, customer, { [plenty]: 1 })

  const outcome = await inTransaction(shop.db, async (tx) => {
    const changes = [plenty, scarce].map((productId) => ({ productId, change: -2 }))
    const taken = await takeStock(tx, changes, { reason: 'order-amended', orderId, actorId: null })
    return taken ? { ok: true, value: 'taken' } : { ok: false, refusal: 'too few' }
  })
  expect(outcome).toEqual({ ok: false, refusal: 'too few' })
  expect([await stockOf(shop, plenty), await stockOf(shop, scarce)]).toEqual([4, 1])
})
