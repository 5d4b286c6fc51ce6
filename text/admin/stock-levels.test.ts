import { expect, test } from 'vitest'
import { stockLevel } from '#domain/stock.ts'
import { STOCK_LEVEL_LABELS } from './stock-levels.ts'

test.each([
  [0, 'نفذ المخزون'],
  [1, 'مخزون حرج'],
  [2, 'مخزون حرج'],
  [3, 'مخزون منخفض'],
  [5, 'مخزون منخفض'],
  [6, 'متوفر'],
])('A-DASH-06, X-38: %i left is shown to the owner as «%s»', (quantity, label) =>
  expect(STOCK_LEVEL_LABELS[stockLevel(quantity)]).toBe(label),
)
