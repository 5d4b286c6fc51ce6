// What somebody types into a search over people: a phone or a part of it, else words, folded.
import { foldArabic, foldDigits } from '#domain/fold-arabic.ts'

const MAX_TERMS = 8

/** The pieces that a search key must all hold: letters and digits only. None: nothing to look for. */
export function searchTerms(search: string): string[] {
  const digits = phoneDigits(search)
  if (digits !== null) return [digits]
  return foldArabic(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_TERMS)
}

/** «00968 9123-4567», «+968 ٩١٢٣», «9123»: one run of digits, as E.164 would begin it. */
function phoneDigits(search: string): string | null {
  const plain = foldDigits(search).replace(/[\s\p{Cf}()./-]/gu, '')
  if (!/^\+?\d+$/.test(plain)) return null
  return plain.replace(/^\+|^00/, '')
}
