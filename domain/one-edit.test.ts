import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deletionsOf, isOneEditAway, slipPatterns } from './one-edit.ts'

describe('one-letter typos (S-CATB-07)', () => {
  it.each([
    ['شيرازي', 'شيراري', true],
    ['شيرازي', 'شيرزي', true],
    ['شيرازي', 'شييرازي', true],
    ['شيرازي', 'شيارزي', true],
    ['قطه', 'طقه', true],
    ['شيرازي', 'شيرازي', false],
    ['شيرازي', 'شارازو', false],
    ['شيرازي', 'شرزي', false],
    ['ابجد', 'دجبا', false],
    ['اب', 'ابجد', false],
    ['', 'ا', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isOneEditAway(a, b)).toBe(expected)
    expect(isOneEditAway(b, a)).toBe(expected)
  })

  it('a word with one edit matches one of its patterns', () => {
    const word = fc.string({ unit: fc.constantFrom('ا', 'ب', 'ج'), minLength: 2, maxLength: 7 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(isOneEditAway(a, b))
        const patterns = slipPatterns(a).map((pattern) => new RegExp(`^${pattern.replace('%', '.*')}$`))
        expect(patterns.some((pattern) => pattern.test(b))).toBe(true)
      }),
    )
  })

  it('two words one edit apart share a form with one letter removed', () => {
    const word = fc.string({ unit: fc.constantFrom('ا', 'ب', 'ج'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(isOneEditAway(a, b))
        expect(deletionsOf(a).some((left) => deletionsOf(b).includes(left))).toBe(true)
      }),
    )
  })
})
