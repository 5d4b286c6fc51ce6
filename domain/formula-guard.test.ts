import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guardFormula, unguardFormula } from './formula-guard.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['-2 كغ', "'-2 كغ"],
  ["'=1", "''=1"],
  ["'quoted'", "'quoted'"],
  ['4006381333931', "'4006381333931"],
  ['96891234567', '96891234567'],
  ['قطة', 'قطة'],
  ['', ''],
])('Z-05: %j is exported as %j and read back', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded)
  expect(unguardFormula(guarded)).toBe(text)
})

it('Z-05: guarded text never begins like a formula, and is restored unchanged', () => {
  const text = fc.stringMatching(/^'{0,3}[=+\-@\t\rابa1 ']{0,4}$/)
  fc.assert(
    fc.property(text, (typed) => {
      expect(unguardFormula(guardFormula(typed))).toBe(typed)
      expect(guardFormula(typed)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
