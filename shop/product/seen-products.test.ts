import { expect, test } from 'vitest'
import { readSeen, withSeen } from './seen-products.ts'

test('lists the products seen last first, each once, twelve at most', () => {
  expect(withSeen([3, 2, 1], 2)).toEqual([2, 3, 1])
  const many = Array.from({ length: 12 }, (_, place) => place + 1)
  expect(withSeen(many, 99)).toEqual([99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test.each(['', '{', 'null', '{"1":2}', '"7"'])(
  'ignores stored values that are no list of ids: %s',
  (stored) => {
    expect(readSeen(stored)).toEqual([])
  },
)

test('drops entries that are not ids', () => {
  expect(readSeen('[7, "8", -1, 1.5, null, 7, 9]')).toEqual([7, 9])
})
