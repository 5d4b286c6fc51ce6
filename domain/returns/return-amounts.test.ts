import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBaisa, baisa, ZERO } from '#domain/money.ts'
import { deliveryShare, lostWorth, remainingSale, returnShare } from './return-amounts.ts'

const sold = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    price: fc.integer({ min: 1, max: 900_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    cuts: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 6 }),
  })
  .map(({ quantity, price, share, cuts }) => ({
    line: {
      ...{ quantity, price: baisa(price) },
      discount: baisa(Math.floor((quantity * price * share) / 100)),
    },
    cuts,
  }))

test('F-03: after any number of returns, refunds and the remaining sale add up to what was paid', () => {
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 9000 }),
      (all, fee) => {
        const items = all.map(({ line, cuts }) => {
          let [returned, amount] = [0, ZERO]
          for (const cut of cuts) {
            const units = Math.min(cut, line.quantity - returned)
            const part = returnShare(line, returned, units)
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(line.price * units)
            amount = addBaisa(amount, part)
            returned += units
          }
          return { ...line, returned, amount }
        })
        const paid = items.reduce(
          (sum, { quantity, price, discount }) => sum + quantity * price - discount,
          0,
        )
        const back = addBaisa(...items.map(({ amount }) => amount))
        const discountAmount = addBaisa(...items.map(({ discount }) => discount))
        const { lines, delivery } = remainingSale({
          items,
          deliveryFee: baisa(fee),
          discountAmount,
          returnedAmount: back,
        })
        for (const { quantity, price, discount } of lines) {
          expect(discount).toBeGreaterThanOrEqual(0)
          expect(discount).toBeLessThanOrEqual(quantity * price)
        }
        expect(
          lines.reduce((sum, { quantity, price, discount }) => sum + quantity * price - discount, 0) + back,
        ).toBe(paid)
        expect(delivery).toEqual({ fee, discount: 0 })
      },
    ),
  )
})

test('F-03: returns three units of 10 rials less 1 baisa as 3.333, 3.333 and 3.333', () => {
  const line = { quantity: 3, price: baisa(3334), discount: baisa(3) }
  expect([0, 1, 2].map((before) => returnShare(line, before, 1))).toEqual([3333, 3333, 3333])
  const odd = { ...line, discount: baisa(2) }
  expect([0, 1, 2].map((before) => returnShare(odd, before, 1))).toEqual([3333, 3333, 3334])
})

test.each([
  [true, true, 1500],
  [true, false, 0],
  [false, true, 0],
])(
  'F-03: with all returned %s and the shop at fault %s, %i baisa of the delivery are refunded',
  (isAllReturned, isShopsFault, share) => {
    const order = { deliveryFee: baisa(2000), deliveryDiscount: baisa(500), isAllReturned, isShopsFault }
    expect(deliveryShare(order)).toBe(share)
  },
)

test('F-03: a refunded delivery is no longer part of the remaining sale', () => {
  const items = [{ quantity: 1, price: baisa(4500), discount: baisa(500), returned: 1 }]
  const order = { items, deliveryFee: baisa(1000), discountAmount: baisa(500), returnedAmount: baisa(5000) }
  expect(remainingSale(order)).toEqual({ lines: [], delivery: { fee: 0, discount: 0 } })
  expect(remainingSale({ ...order, returnedAmount: baisa(4000) }).delivery).toEqual({
    fee: 1000,
    discount: 0,
  })
})

test('H-10: losses of an order are worth the same whether they happened at once or one by one', () => {
  const line = { quantity: 3, price: baisa(100), discount: baisa(100), returned: 0 }
  expect(lostWorth([{ ...line, lost: 2 }])).toBe(133)
  expect(
    lostWorth([
      { ...line, lost: 3 },
      { ...line, lost: 0 },
    ]),
  ).toBe(200)
})
