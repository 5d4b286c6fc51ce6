import { expect, it } from 'vitest'
import { type Basket, changed, withLastCount, without } from './sums.ts'
import type { BasketStep } from './understanding.ts'

const cage = { id: 1 }
const bird = { id: 2 }
const seeds = { id: 3 }
const basket: Basket<{ id: number }> = [
  { item: cage, count: 1 },
  { item: bird, count: 2 },
]

it.each<[BasketStep, { id: number }, number, [number, number][]]>([
  [
    'add',
    seeds,
    1,
    [
      [1, 1],
      [2, 2],
      [3, 1],
    ],
  ],
  [
    'add',
    bird,
    1,
    [
      [1, 1],
      [2, 3],
    ],
  ],
  [
    'set',
    bird,
    5,
    [
      [1, 1],
      [2, 5],
    ],
  ],
  [
    'name',
    cage,
    3,
    [
      [1, 3],
      [2, 2],
    ],
  ],
  [
    'add',
    bird,
    99,
    [
      [1, 1],
      [2, 20],
    ],
  ],
])('C-03: a basket is changed by %s', (step, item, count, lines) => {
  const after = changed(basket, [{ item, count, step }])
  expect(after.map((line) => [line.item.id, line.count])).toEqual(lines)
})

it('C-03: what is taken out leaves the rest, and a bare number is that of the last line', () => {
  expect(without(basket, [cage])).toEqual([{ item: bird, count: 2 }])
  expect(withLastCount(basket, 7)).toEqual([
    { item: cage, count: 1 },
    { item: bird, count: 7 },
  ])
})
