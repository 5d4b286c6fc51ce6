import { expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import { withCart } from './seen-prices.ts'

const cartOf = (prices: Record<number, string>) =>
  ({
    items: Object.entries(prices).map(([id, price]) => ({ productId: Number(id), product: { price } })),
  }) as unknown as Cart

test('X-24: remembers the price at which a line was added, until it leaves the cart', () => {
  const first = withCart({}, cartOf({ 7: '12.500', 8: '1.000' }))
  expect(first).toEqual({ 7: '12.500', 8: '1.000' })
  const dearer = withCart(first, cartOf({ 7: '13.000', 9: '2.000' }))
  expect(dearer).toEqual({ 7: '12.500', 9: '2.000' })
  expect(withCart(withCart(dearer, cartOf({})), cartOf({ 7: '13.000' }))).toEqual({ 7: '13.000' })
})
