import { expect, test } from 'vitest'
import { forecast, growth, profitOf } from './analytics.ts'
import { baisa, ZERO } from './money.ts'

test('A-ANA-05: forecasts next month × 1.1, the year × 12 × 1.15, and a customer’s value as 3 × the average', () => {
  expect(forecast(baisa(1_000_000), 30, 4)).toEqual({
    nextMonth: 1_100_000,
    annualTarget: 13_800_000,
    customerLifetimeValue: 750_000,
  })
})

test('A-ANA-05: scales a week up to a month before forecasting', () => {
  expect(forecast(baisa(700_000), 7, 1)).toMatchObject({
    nextMonth: 3_300_000,
    customerLifetimeValue: 2_100_000,
  })
  expect(forecast(ZERO, 365, 0)).toEqual({ nextMonth: 0, annualTarget: 0, customerLifetimeValue: 0 })
})

test('A-ANA-04, X-42: profit is the known margin plus 30 % of the sales without a cost', () => {
  expect(profitOf({ known: ZERO, cost: ZERO, unknown: baisa(10_005) })).toEqual({
    amount: 3_002,
    estimated: 3_002,
    margin: 3_002 / 10_005,
  })
  expect(profitOf({ known: baisa(10_000), cost: baisa(12_000), unknown: ZERO })).toEqual({
    amount: -2_000,
    estimated: 0,
    margin: -0.2,
  })
  expect(profitOf({ known: ZERO, cost: ZERO, unknown: ZERO }).margin).toBeNull()
})

test('growth from zero is null', () => {
  expect([growth(3, 2), growth(1, 2), growth(2, 0)]).toEqual([0.5, -0.5, null])
})
