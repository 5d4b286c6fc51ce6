import { expect, test } from 'vitest'
import { reservedFor } from '#browser/catalog/product-stock.tsx'
import { ANIMAL } from '#tests/support/products.ts'
import { withOwnStock } from './use-cart-line.ts'

const SOLD_OUT = { ...ANIMAL, quantity: 0, stockLabel: 'out' } as const
const lineOf = (quantity: number, stockLabel: 'out' | 'low') => ({
  product: { ...ANIMAL, quantity, stockLabel },
})

test('D-05: an animal held by the customer’s own order is not sold out to them, but to everybody else', () => {
  expect(withOwnStock(SOLD_OUT, lineOf(1, 'low'), null)).toMatchObject({ quantity: 1, stockLabel: 'low' })
  expect(withOwnStock(SOLD_OUT, null, null)).toBe(SOLD_OUT)
})

test('D-05: an animal in the cart that somebody else bought is sold out', () => {
  expect(withOwnStock(SOLD_OUT, lineOf(0, 'out'), null)).toBe(SOLD_OUT)
})

test('S2-10: shows a reserved product as payable to its own customer only', () => {
  const reserved = { ...SOLD_OUT, isReserved: true, reservedUntil: '2026-11-24T14:30:00.000Z' }
  const own = { product: { ...reserved, quantity: 1, stockLabel: 'low' as const } }
  expect(reservedFor(withOwnStock(reserved, own, null))).toBe('you')
  expect(reservedFor(withOwnStock(reserved, { product: reserved }, null))).toBe('another')
  expect(reservedFor(withOwnStock(reserved, null, null))).toBe('another')
  // A page cached before the order, and one cached before its end: the cart is newer.
  expect(reservedFor(withOwnStock({ ...ANIMAL, quantity: 1 }, own, null))).toBe('you')
  expect(reservedFor(withOwnStock(reserved, lineOf(1, 'low'), null))).toBeNull()
})

test('S2-12, H-08: a product on hold for the visitor can be bought before the cart knows of the hold', () => {
  const reserved = { ...SOLD_OUT, isReserved: true, reservedUntil: null }
  const hold = { productId: ANIMAL.id, quantity: 1, until: '2026-11-24T14:30:00.000Z' }
  const own = withOwnStock(reserved, null, hold)
  expect(own).toMatchObject({ quantity: 1, stockLabel: 'low', reservedUntil: hold.until })
  expect(reservedFor(own)).toBe('you')
  // The cart has counted it already.
  expect(withOwnStock(reserved, lineOf(1, 'low'), hold)).toMatchObject({ quantity: 1 })
})
