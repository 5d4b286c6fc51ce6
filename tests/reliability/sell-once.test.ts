// nothing is sold twice under concurrent orders to one or more processes.
import { afterAll, describe, expect, it } from 'vitest'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import {
  CHECKOUT,
  createTestShop,
  expectNoBreach,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertProduct,
  stockOf,
} from '#tests/support/test-shop.ts'
import { insertBuyers, startShopProcess } from './shop-processes.ts'

const BUYERS = 500
const UNITS = 7

const shop = await createTestShop()
const processes = await Promise.all([startShopProcess(shop), startShopProcess(shop)])
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  await shop.close()
})

function tally(values: readonly (string | number)[]) {
  return Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  )
}

describe('R-01: 500 buyers of 7 units at once', () => {
  it('in process: 7 orders, twice', async () => {
    for (let round = 0; round < 2; round++) {
      const cat = await insertAnimal(shop, { quantity: UNITS })
      const buyers = await Promise.all(
        Array.from({ length: 60 }, async () => {
          const buyer = await insertCustomer(shop)
          await fillCart(shop, buyer, { [cat]: 1 })
          return buyer
        }),
      )
      const outcomes = await Promise.all(
        buyers.map((buyer) => placeOrder(shop.context, buyer, { key: 'checkout-1', request: CHECKOUT })),
      )
      expect(tally(outcomes.map((outcome) => (outcome.ok ? 'placed' : outcome.refusal.code)))).toEqual({
        placed: UNITS,
        'insufficient-stock': 60 - UNITS,
      })
      expect(await stockOf(shop, cat)).toBe(0)
    }
    await expectNoBreach(shop)
  })

  it.each([1, 2])('through the API of two processes: 7 orders, stock 0, no 5xx (round %i)', async () => {
    const cat = await insertAnimal(shop, { quantity: UNITS })
    const buyers = await insertBuyers(shop, BUYERS, { [cat]: 1 })
    const statuses = await Promise.all(
      buyers.map(async (buyer, index) => {
        const response = await fetch(`${processes[index % 2]!.origin}/api/orders`, {
          method: 'POST',
          headers: {
            Cookie: buyer.cookie,
            'Content-Type': 'application/json',
            'Idempotency-Key': 'checkout-1',
          },
          body: JSON.stringify(CHECKOUT),
        })
        await response.body?.cancel()
        return response.status
      }),
    )
    expect(tally(statuses)).toEqual({ 201: UNITS, 409: BUYERS - UNITS })
    expect(await stockOf(shop, cat)).toBe(0)
    const { rows } = await shop.pool.query('SELECT count(*)::int FROM order_items WHERE product_id = $1', [
      cat,
    ])
    expect(rows).toEqual([{ count: UNITS }])
    await expectNoBreach(shop)
  })
})

describe('R-02: orders with lines in any order', () => {
  it('sell exactly the stock, without deadlocks', async () => {
    const shelf = await Promise.all(Array.from({ length: 20 }, () => insertProduct(shop, { quantity: 12 })))
    const orders = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const buyer = await insertCustomer(shop)
        const lines = shuffled(shelf).slice(0, 2 + Math.floor(Math.random() * 4))
        for (const productId of lines) await fillCart(shop, buyer, { [productId]: 1 })
        return { buyer, lines }
      }),
    )
    const outcomes = await Promise.all(
      orders.map(async ({ buyer, lines }) => {
        const placed = await placeOrder(shop.context, buyer, { key: 'checkout-1', request: CHECKOUT })
        if (!placed.ok) expect(placed.refusal.code).toBe('insufficient-stock')
        return placed.ok ? lines : []
      }),
    )
    const sold = outcomes.flat()
    for (const productId of shelf) {
      expect(await stockOf(shop, productId)).toBe(12 - sold.filter((id) => id === productId).length)
    }
    await expectNoBreach(shop)
  })
})

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}
