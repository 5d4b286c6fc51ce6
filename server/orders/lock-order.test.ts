import { afterAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { openReturn } from '#server/returns/open-return.ts'
import {
  createTestShop,
  insertAdmin,
  insertAnimal,
  insertCustomer,
  placeOrderOf,
} from '#tests/support/test-shop.ts'
import { lockOrder } from './lock-order.ts'

const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())

it('F-03: an order has its own returns, not those of another one', async () => {
  const fish = await insertAnimal(shop, { quantity: 9 })
  const [asked, other] = [
    await placeOrderOf(shop, await insertCustomer(shop), { [fish]: 2 }),
    await placeOrderOf(shop, await insertCustomer(shop), { [fish]: 2 }),
  ]
  const hasReturns = async (orderId: number) => {
    const locked = await inTransaction(shop.db, async (tx) => ok(await lockOrder(tx, orderId)))
    return locked.ok && locked.value?.hasReturns
  }
  expect([await hasReturns(asked.id), await hasReturns(other.id)]).toEqual([false, false])
  const opened = await openReturn(shop.context, admin, asked.id, {
    items: [{ id: asked.items[0]?.id ?? 0, quantity: 1 }],
    reason: 'died-before-delivery',
    words: '',
  })
  expect(opened.ok).toBe(true)
  expect([await hasReturns(asked.id), await hasReturns(other.id)]).toEqual([true, false])
})
