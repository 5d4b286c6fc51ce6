import { expect, test } from 'vitest'
import { parseLegacyItems } from './legacy-cart.ts'

test('S-CART-10: reads productId or product_id, a timestamp as id, created_at, in a list or a summary', () => {
  const items = [
    { id: 1_763_712_300_000, productId: 7, quantity: 2, created_at: '2025-11-21T10:05:00Z' },
    { id: 1_763_712_300_001, product_id: '9', quantity: '3', created_at: '2025-11-21T10:06:00Z' },
    { id: 1_763_712_300_002, productId: 8 },
    { id: 1_763_712_300_003, productId: 7, quantity: 1 },
  ]
  const lines = [
    { productId: 7, quantity: 3 },
    { productId: 9, quantity: 3 },
    { productId: 8, quantity: 1 },
  ]
  expect(parseLegacyItems(JSON.stringify(items))).toEqual(lines)
  expect(parseLegacyItems(JSON.stringify({ items, itemCount: 7, total: 12 }))).toEqual(lines)
})

test.each([
  '',
  '{',
  'null',
  '[',
  '"cart"',
  '5',
  '{"items":5}',
  '[null, 5, "7", [], {}, {"quantity":1}]',
  '[{"productId":"x"},{"productId":-1},{"productId":1.5},{"productId":1e300},{"productId":7,"quantity":0}]',
  '[{"productId":7,"quantity":"many"},{"productId":7,"quantity":-2},{"productId":{"$gt":0}}]',
])('S-CART-10: ignores invalid entries: %s', (text) => {
  expect(parseLegacyItems(text)).toEqual([])
})

test('S-CART-10: limits the lines and the units of a stored cart', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ productId: index + 1, quantity: 1e12 }))
  const lines = parseLegacyItems(JSON.stringify(many))
  expect(lines).toHaveLength(100)
  expect(lines[0]).toEqual({ productId: 1, quantity: 1000 })
})
