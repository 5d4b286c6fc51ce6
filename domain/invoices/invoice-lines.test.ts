import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baisa, ZERO } from '#domain/money.ts'
import { invoiceNumber, invoiceTitle, seriesOf } from './invoice-kinds.ts'
import { invoiceLines, invoiceTotals, type SoldItem } from './invoice-lines.ts'

const item = (over: Partial<SoldItem> = {}): SoldItem => ({
  ...{ name: 'طعام', detail: null, quantity: 1, price: baisa(5500), discount: ZERO, isVatFree: false },
  ...over,
})

test('conventions 13: rounds tax line by line, with delivery and shares of the discount, and sums the lines', () => {
  const lines = invoiceLines(
    [item({ quantity: 3, discount: baisa(500) }), item({ price: baisa(10) }), item({ isVatFree: true })],
    { fee: baisa(2000), discount: baisa(500) },
    { isTaxed: true },
  )
  expect(lines.map(({ kind, total, vatPercent, vat }) => [kind, total, vatPercent, vat])).toEqual([
    ['item', 16_000, 5, 762],
    ['item', 10, 5, 0],
    ['item', 5500, 0, 0],
    ['delivery', 1500, 5, 71],
  ])
  expect(invoiceTotals(lines)).toEqual({ total: 23_010, vat: 833 })
})

test('L-01: shows no tax without a VAT number', () => {
  const lines = invoiceLines([item()], { fee: ZERO, discount: ZERO }, { isTaxed: false })
  expect(lines.map(({ vatPercent, vat }) => [vatPercent, vat])).toEqual([[null, 0]])
})

const sold = fc
  .record({
    quantity: fc.integer({ min: 1, max: 500 }),
    price: fc.integer({ min: 1, max: 900_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    isVatFree: fc.boolean(),
  })
  .map(({ quantity, price, share, isVatFree }) =>
    item({
      quantity,
      price: baisa(price),
      isVatFree,
      discount: baisa(Math.floor((quantity * price * share) / 100)),
    }),
  )

test('F-04: lines add up to the amount paid, and each tax is off by at most half a baisa', () => {
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 9000 }),
      (items, fee) => {
        const lines = invoiceLines(items, { fee: baisa(fee), discount: ZERO }, { isTaxed: true })
        const paid = items.reduce(
          (sum, { quantity, price, discount }) => sum + quantity * price - discount,
          fee,
        )
        const { total, vat } = invoiceTotals(lines)
        expect(total).toBe(paid)
        expect(vat).toBe(lines.reduce((sum, line) => sum + line.vat, 0))
        for (const line of lines) {
          const percent = line.vatPercent ?? Number.NaN
          expect(Math.abs(line.vat * (100 + percent) - line.total * percent)).toBeLessThanOrEqual(
            (100 + percent) / 2,
          )
        }
      },
    ),
  )
})

test.each([
  [null, 900_000, 'plain'],
  ['OM1', 499_999, 'simplified'],
  ['OM1', 500_000, 'full'],
] as const)('F-04: with VAT number %s and %i baisa the document is %s', (vatNumber, total, title) => {
  expect(invoiceTitle(vatNumber, baisa(total))).toBe(title)
})

test('F-04: each series is numbered separately', () => {
  expect(invoiceNumber(seriesOf('invoice', false), 2026, 42)).toBe('INV-2026-00042')
  expect(invoiceNumber(seriesOf('credit-note', true), 2027, 123_456)).toBe('DEMO-CN-2027-123456')
})
