import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldArabic, foldDigits } from './fold-arabic.ts'

describe('folding Arabic for search (conventions 16)', () => {
  it.each([
    ['قطة', 'قطه'],
    ['قِطَّة', 'قطة'],
    ['أسماك', 'اسماك'],
    ['إكسسوارات', 'اكسسوارات'],
    ['كـوكـتـيـل', 'كوكتيل'],
    ['شيرازي', 'شيرازى'],
    ['٦ أشهر', '6 اشهر'],
    ['مؤنث', 'مونث'],
    ['ببّغاء', 'ببغا'],
    ['ﻻ', 'لا'],
    ['کناری', 'كناري'],
    ['Royal-Canin', 'royal canin'],
  ])('%s = %s', (one, other) => {
    expect(foldArabic(one)).toBe(foldArabic(other))
  })

  it('is idempotent', () => {
    const text = fc.string({ unit: fc.constantFrom(...'قطةِّأإآؤئىيةء کی٣۴ aB-،ـ\u200f') })
    fc.assert(
      fc.property(text, (any) => {
        expect(foldArabic(foldArabic(any))).toBe(foldArabic(any))
      }),
    )
  })

  it('leaves only letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        expect(foldArabic(any)).toMatch(
          /^([a-z0-9\u0621-\u064A\u066E-\u06D3]+( [a-z0-9\u0621-\u064A\u066E-\u06D3]+)*)?$/,
        )
      }),
    )
  })

  it('reads both kinds of Arabic digits (conventions 9)', () => {
    expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789')
  })
})
