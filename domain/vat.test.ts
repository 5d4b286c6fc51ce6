import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baisa } from './money.ts'
import { vatPart } from './vat.ts'

test.each([
  [0, 0],
  [105, 5],
  [10, 0],
  [11, 1],
  [5500, 262],
  [120_000, 5714],
  [999_999_999_999, 47_619_047_619],
])('conventions 13: %i baisa include %i of tax', (gross, part) => {
  expect(vatPart(baisa(gross))).toBe(part)
})

test('conventions 13: tax is never off by more than half a baisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (gross) => {
      expect(Math.abs(vatPart(baisa(gross)) * 105 - gross * 5)).toBeLessThanOrEqual(52.5)
    }),
  )
})
