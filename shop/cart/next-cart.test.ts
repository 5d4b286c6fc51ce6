import { expect, test } from 'vitest'
import type { Cart, CartItem } from '#contract/cart.ts'
import { canOrder, lineState } from './line-state.ts'
import { withoutItem, withQuantity } from './next-cart.ts'
import { readWanted } from './wanted-product.ts'

function line(id: number, price: string, quantity: number, stock = 10, isActive = true): CartItem {
  const product = { price, quantity: stock, isActive } as CartItem['product']
  return { id, productId: id * 10, quantity, lineTotal: '', product }
}

const cart: Cart = {
  items: [
    { ...line(1, '12.345', 2), lineTotal: '24.690' },
    { ...line(2, '0.500', 1), lineTotal: '0.500' },
  ],
  itemCount: 3,
  subtotal: '25.190',
  total: '25.190',
}

test('S-CART-09: a changed quantity updates line, count and both totals in whole baisa', () => {
  const next = withQuantity(cart, 1, 3)
  expect(next.items.map((item) => [item.id, item.quantity, item.lineTotal])).toEqual([
    [1, 3, '37.035'],
    [2, 1, '0.500'],
  ])
  expect([next.itemCount, next.subtotal, next.total]).toEqual([4, '37.535', '37.535'])
  expect(cart.items[0]?.quantity).toBe(2)
})

test.each([0, -1])('S-CART-08: a quantity of %i removes the line', (quantity) => {
  expect(withQuantity(cart, 1, quantity)).toEqual(withoutItem(cart, 1))
  expect(withQuantity(cart, 1, quantity)).toMatchObject({ itemCount: 1, total: '0.500' })
})

test.each([
  [line(1, '1.000', 1, 5), 'ok', true],
  [line(1, '1.000', 5, 5), 'last', true],
  [line(1, '1.000', 6, 5), 'reduced', false],
  [line(1, '1.000', 1, 0), 'gone', false],
  [line(1, '1.000', 1, 5, false), 'gone', false],
])('S-DRW-07: a line knows whether it can be ordered (%#)', (item, state, orderable) => {
  expect(lineState(item)).toBe(state)
  expect(canOrder([item])).toBe(orderable)
})

test('S2-10: a line reserved for another does not block the order, and is labelled as reserved', () => {
  const item = line(1, '1.000', 1, 0)
  const reserved = { ...item, product: { ...item.product, isReserved: true } }
  expect(lineState(reserved)).toBe('reserved')
  expect(canOrder([reserved])).toBe(false)
})

test('an empty cart cannot be ordered', () => {
  expect(canOrder([])).toBe(false)
})

test('X-54: the wanted product is stored for an hour, and invalid values are ignored', () => {
  const stored = JSON.stringify({ productId: 7, quantity: 1, at: 1000 })
  expect(readWanted(stored, 1000)).toEqual({ productId: 7, quantity: 1 })
  expect(readWanted(stored, 1000 + 60 * 60 * 1000)).toBeNull()
  expect(readWanted('{', 1000)).toBeNull()
  expect(readWanted('null', 1000)).toBeNull()
  expect(readWanted('{"productId":"7","quantity":1,"at":1000}', 1000)).toBeNull()
})
