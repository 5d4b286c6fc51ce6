import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRITICAL_STOCK, LOW_STOCK, stockLabel, stockLevel } from './stock.ts'

describe('the stock label (S-STK-01, D-07)', () => {
  it.each([
    [-1, 'out'],
    [0, 'out'],
    [1, 'low'],
    [5, 'low'],
    [6, 'in'],
    [100_000, 'in'],
  ])('%i units: %s', (quantity, label) => {
    expect(stockLabel(quantity)).toBe(label)
  })

  it('never improves after a sale', () => {
    const order = ['out', 'low', 'in']
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (quantity, sold) => {
        expect(order.indexOf(stockLabel(quantity - sold))).toBeLessThanOrEqual(
          order.indexOf(stockLabel(quantity)),
        )
      }),
    )
  })

  it('has one threshold for low and one for critical (X-38)', () => {
    expect([LOW_STOCK, CRITICAL_STOCK]).toEqual([5, 2])
  })
})

it.each([
  [0, null, 'out'],
  [1, null, 'enough'],
  [5, undefined, 'low'],
  [2, undefined, 'critical'],
  [9, 12, 'low'],
  [3, 2, 'enough'],
  [1, 0, 'enough'],
  [0, 0, 'out'],
])('W-10: %i units with the reorder point %s are %s to the owner', (quantity, point, level) => {
  expect(stockLevel(quantity, point)).toBe(level)
})
