import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBaisa,
  type Baisa,
  baisa,
  MAX_BAISA,
  parseRials,
  readRials,
  timesBaisa,
  toRials,
} from './money.ts'

const amounts = fc.integer({ min: -MAX_BAISA, max: MAX_BAISA }).map(baisa)

describe('money is a whole number of baisa (D-03)', () => {
  it.each([
    ['0', 0],
    ['0.5', 500],
    ['12.5', 12_500],
    ['12.50', 12_500],
    ['12.500', 12_500],
    ['89.99', 89_990],
    ['0.001', 1],
    ['-3.250', -3250],
    ['999999999.999', 999_999_999_999],
  ])('reads %s as %i baisa', (text, amount) => {
    expect(parseRials(text)).toBe(amount)
  })

  it.each([
    '',
    '.5',
    '5.',
    '1.2345',
    '1e3',
    '+1',
    ' 1',
    '1 ',
    '1,5',
    '٣',
    'NaN',
    '1234567890',
    '0x10',
    '--1',
  ])('rejects %j', (text) => {
    expect(parseRials(text)).toBeNull()
  })

  it('is formatted with three decimals and parsed back unchanged', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(toRials(amount)).toMatch(/^-?\d{1,9}\.\d{3}$/)
        expect(parseRials(toRials(amount))).toBe(amount)
      }),
    )
  })

  it('never formats zero with a minus', () => {
    expect(toRials(baisa(0))).toBe('0.000')
    expect(Object.is(parseRials('-0.000'), 0)).toBe(true)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_BAISA + 1, 2 ** 53])(
    'rejects %d baisa',
    (amount) => {
      expect(() => baisa(amount)).toThrow(RangeError)
    },
  )

  it('adds exactly, in any order', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }).map(baisa), { maxLength: 50 })
    fc.assert(
      fc.property(prices, (list) => {
        const exact = list.reduce((sum, amount) => sum + BigInt(amount), 0n)
        expect(BigInt(addBaisa(...list))).toBe(exact)
        expect(addBaisa(...list.toReversed())).toBe(addBaisa(...list))
      }),
    )
  })

  it('multiplies like repeated addition, and never overflows silently', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 200 }),
        (price, quantity) => {
          const sum = addBaisa(...Array.from<Baisa>({ length: quantity }).fill(baisa(price)))
          expect(timesBaisa(baisa(price), quantity)).toBe(sum)
        },
      ),
    )
    expect(() => timesBaisa(MAX_BAISA, 2)).toThrow(RangeError)
    expect(() => timesBaisa(baisa(100), 1.5001)).toThrow(RangeError)
  })

  it.each([
    ['12.5', 12_500],
    ['١٢٫٥', 12_500],
    ['۱۲٫۵۰۰', 12_500],
    [' 1,234.5 ', 1_234_500],
    ['١٬٢٣٤٬٥٦٧', 1_234_567_000],
    ['\u200F٢٠', 20_000],
    ['0', 0],
  ])('reads %j as typed (conventions 9)', (text, amount) => {
    expect(readRials(text)).toBe(amount)
  })

  it.each([
    '',
    '-1',
    '12,5',
    '1,23',
    '1.2.3',
    '١٫٢٫٣',
    '1.2345',
    'خمسة',
    '1e9',
    '12345678901',
    '999999999.9999',
  ])('rejects the ambiguous %j', (text) => {
    expect(readRials(text)).toBeNull()
  })
})
