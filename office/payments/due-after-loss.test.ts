import { expect, test } from 'vitest'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { dueAfterLoss } from './due-after-loss.ts'

const due = (lines: readonly object[], balance = '11.700') =>
  dueAfterLoss({
    items: lines.map((line) => ({ quantity: 3, returned: 0, lost: 0, productPrice: '3.000', ...line })),
    balance: { due: balance },
  } as AdminOrder)

test.each([
  ['nothing is lost', [{ discount: '0.300' }], 11_700],
  ['two of three are lost', [{ discount: '0.300', lost: 2 }], 5_900],
  ['one was paid back, one is lost', [{ discount: '0.300', returned: 1, lost: 1 }], 8_800],
  [
    'animals of two lines are lost',
    [
      { discount: '0.000', lost: 1 },
      { discount: '0.000', lost: 1 },
    ],
    5_700,
  ],
])('H-10, F-01: where %s, the rest is due', (_, lines, rest) => {
  expect(due(lines)).toBe(rest)
})

test('H-10: nothing is due where more is lost than is left to be paid', () => {
  expect(due([{ discount: '0.000', lost: 3 }], '2.000')).toBe(0)
})
