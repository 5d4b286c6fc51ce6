import { expect, test } from 'vitest'
import { reservedFor } from '#browser/catalog/product-stock.tsx'
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

test('S2-10: what is reserved for its customer is theirs to pay for; to everybody else it is another’s', () => {
  const reserved = { ...SOLD_OUT, isReserved: true, reservedUntil: '2026-11-24T14:30:00.000Z' }
  const own = { product: { ...reserved, quantity: 1, stockLabel: 'low' as const } }
  expect(reservedFor(withOwnStock(reserved, own))).toBe('you')
  expect(reservedFor(withOwnStock(reserved, { product: reserved }))).toBe('another')
  expect(reservedFor(withOwnStock(reserved, null))).toBe('another')
  // A page of before the order, and one of before its end: the cart knows better.
  expect(reservedFor(withOwnStock({ ...ANIMAL, quantity: 1 }, own))).toBe('you')
  expect(reservedFor(withOwnStock(reserved, lineOf(1, 'low')))).toBeNull()
})
