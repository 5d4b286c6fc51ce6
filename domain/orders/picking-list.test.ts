import { expect, it } from 'vitest'
import { pickingList } from './picking-list.ts'

const item = (productId: number | null, productNameArabic: string, quantity: number) => ({
  productId,
  productNameArabic,
  productImageUrl: null,
  quantity,
})

it('W-03: sums each item over the orders, sorted by shelf, items without a shelf last', () => {
  const list = pickingList(
    [
      { items: [item(1, 'رمل', 2), item(2, 'قفص', 1)] },
      { items: [item(1, 'رمل', 3), item(null, 'عنصر حُذف', 1)] },
      { items: [item(3, 'طعام', 4), item(null, 'عنصر حُذف', 2)] },
      { items: [] },
    ],
    { 1: 'A10', 3: 'A2' },
  )
  expect(list.map(({ name, quantity, orders, shelf }) => [name, quantity, orders, shelf])).toEqual([
    ['طعام', 4, 1, 'A2'],
    ['رمل', 5, 2, 'A10'],
    ['عنصر حُذف', 3, 2, null],
    ['قفص', 1, 1, null],
  ])
})
