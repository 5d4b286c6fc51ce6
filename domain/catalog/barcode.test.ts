import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBarcode } from './barcode.ts'

it.each([
  ['4006381333931', '4006381333931'],
  ['96385074', '96385074'],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', '4006381333931'],
  [' 4 006381-333931\u200F', '4006381333931'],
  ['4006381333932', null],
  ['4006381333913', null],
  ['036000291452', '0036000291452'],
  ['036000291453', null],
  ['400638133393', null],
  ['4.00638E+12', null],
  ['', null],
])('reads %j as %j', (typed, barcode) => {
  expect(readBarcode(typed)).toBe(barcode)
})

it('notices any one digit that was typed wrongly', () => {
  const slip = fc.record({ at: fc.nat(12), by: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(slip, ({ at, by }) => {
      const digits = [...'4006381333931'].map(Number)
      const wrong = digits.map((digit, i) => (i === at ? (digit + by) % 10 : digit)).join('')
      expect(readBarcode(wrong)).toBeNull()
    }),
  )
})
