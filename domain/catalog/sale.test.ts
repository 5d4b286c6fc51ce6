import { expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import { findItemFaults, itemDefaults } from './item-rules.ts'
import { askedPrice, needsSalePermit, percentOff, priceLessPercent } from './sale.ts'

const SALE = {
  price: baisa(10_000),
  salePrice: baisa(8_000),
  saleFrom: '2026-12-01',
  saleUntil: '2026-12-03',
}

it.each([
  ['2026-11-30', 10_000],
  ['2026-12-01', 8_000],
  ['2026-12-03', 8_000],
  ['2026-12-04', 10_000],
])('S2-13: on %s the price is %i', (today, asked) => {
  expect(askedPrice(SALE, today)).toBe(asked)
})

it('S2-13: a sale price that is not below the price has no effect', () => {
  expect(askedPrice({ ...SALE, salePrice: baisa(10_000) }, '2026-12-02')).toBe(10_000)
})

it.each([
  [7_000, '2026-12-03', false],
  [6_999, '2026-12-03', true],
  [9_999, '2026-12-03', false],
  [9_999, '2026-12-04', true],
])('S2-13: %i instead of 10,000 until %s needs a permit: %s', (salePrice, saleUntil, needed) => {
  expect(needsSalePermit(10_000, { salePrice, saleFrom: '2026-12-01', saleUntil })).toBe(needed)
})

it('S2-13: rounds the percentage of a sale down', () => {
  expect(percentOff(8_001, 10_000)).toBe(19)
  expect(percentOff(10_000, 10_000)).toBe(0)
  expect(priceLessPercent(4_999, 10)).toBe(4_500)
})

it.each([
  [{}, {}],
  [{ salePrice: '8' }, { saleFrom: 'sale-day-invalid', saleUntil: 'sale-day-invalid' }],
  [{ saleFrom: '2026-12-01' }, { salePrice: 'sale-price-invalid', saleUntil: 'sale-day-invalid' }],
  [{ salePrice: '10', saleFrom: '2026-12-01', saleUntil: '2026-12-01' }, { salePrice: 'sale-not-less' }],
  [{ salePrice: '0', saleFrom: '2026-12-01', saleUntil: '2026-12-01' }, { salePrice: 'sale-price-invalid' }],
  [{ salePrice: '8', saleFrom: '2026-12-02', saleUntil: '2026-12-01' }, { saleUntil: 'sale-ends-first' }],
  [{ salePrice: '8', saleFrom: '2026-02-30', saleUntil: '2026-12-01' }, { saleFrom: 'sale-day-invalid' }],
  [
    { salePrice: '5', saleFrom: '2026-12-01', saleUntil: '2026-12-01' },
    { salePermit: 'sale-permit-missing' },
  ],
  [{ salePrice: '5', saleFrom: '2026-12-01', saleUntil: '2026-12-01', salePermit: 'CPA-7' }, {}],
])('S2-13: %o has the faults %o', (sale, faults) => {
  const item = { ...itemDefaults('product'), nameArabic: 'طوق', price: '10' }
  expect(findItemFaults({ ...item, ...sale }, '2026-11-30')).toEqual(faults)
})
