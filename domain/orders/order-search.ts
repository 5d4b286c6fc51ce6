// What somebody looks for among the orders: a number however it is spelt, a phone or a part of it, a name (A-ORD-01).
import { foldArabic, foldDigits } from '#domain/fold-arabic.ts'
import { parseOrderNumber } from './order-number.ts'

/**
 * The pieces that an order's search key must hold, all of them: letters and digits only. None when there is nothing to
 * look for.
 */
export function orderSearchTerms(search: string): string[] {
  const number = parseOrderNumber(foldDigits(search))
  if (number) return [number.toLowerCase()]
  const digits = phoneDigits(search)
  if (digits !== null) return [digits]
  return foldArabic(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_TERMS)
}

const MOST_TERMS = 8

/** «00968 9123-4567», «+968 ٩١٢٣», «9123»: one run of digits, as E.164 would begin it. */
function phoneDigits(search: string): string | null {
  const plain = foldDigits(search).replace(/[\s\p{Cf}()./-]/gu, '')
  if (!/^\+?\d+$/.test(plain)) return null
  return plain.replace(/^\+|^00/, '')
}
