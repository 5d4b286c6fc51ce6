import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Baisa, baisa, MAX_BAISA, parseRials, toRials } from '#domain/money.ts'
import { formatPrice, formatRials, priceParts } from './format-price.ts'

test.each([
  [0, '0.00\u00A0ر.ع'],
  [500, '0.50\u00A0ر.ع'],
  [89990, '89.99\u00A0ر.ع'],
  [1234500, '1,234.50\u00A0ر.ع'],
  [12345, '12.345\u00A0ر.ع'],
  [5, '0.005\u00A0ر.ع'],
  [-1500, '-1.50\u00A0ر.ع'],
  [999_999_999_999, '999,999,999.999\u00A0ر.ع'],
])('S-CONST-01, A-PLAT-02, X-49, conventions 10: %i baisa reads %s', (amount, text) => {
  expect(formatPrice(baisa(amount))).toBe(text)
})

test('S-CONST-01: formats an amount of the API the same way', () => {
  expect(formatRials('89.990')).toBe('89.99\u00A0ر.ع')
  expect(() => formatRials('12,5')).toThrow(RangeError)
})

test('a price is read out as ريال عماني', () => {
  expect(priceParts(baisa(12500)).spoken).toBe('12.50 ريال عماني')
})

test('X-49: any amount has two or three decimals, no float noise, and parses back to the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_BAISA, max: MAX_BAISA }), (amount) => {
      const { digits } = priceParts(baisa(amount))
      expect(digits).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}[1-9]?$/)
      expect(parseRials(digits.replaceAll(',', ''))).toBe(parseRials(toRials(amount as Baisa)))
    }),
  )
})
