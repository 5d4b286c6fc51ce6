import { expect, test } from 'vitest'
import { ANIMAL } from '#tests/support/products.ts'
import { withOwnStock } from './use-cart-line.ts'

const SOLD_OUT = { ...ANIMAL, quantity: 0, stockLabel: 'out' } as const
const lineOf = (quantity: number, stockLabel: 'out' | 'low') => ({
  product: { ...ANIMAL, quantity, stockLabel },
})

test('D-05: what one’s own order holds is not sold out to its customer, and is to everybody else', () => {
  expect(withOwnStock(SOLD_OUT, lineOf(1, 'low'))).toMatchObject({ quantity: 1, stockLabel: 'low' })
  expect(withOwnStock(SOLD_OUT, null)).toBe(SOLD_OUT)
})

test('D-05: an animal in the cart that somebody else bought stays sold out', () => {
  expect(withOwnStock(SOLD_OUT, lineOf(0, 'out'))).toBe(SOLD_OUT)
})
