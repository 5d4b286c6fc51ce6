// What somebody looks for among the orders: a number however it is spelt, a phone or a part of it, a name (A-ORD-01).
import { foldDigits } from '#domain/fold-arabic.ts'
import { searchTerms } from '#domain/search/search-terms.ts'
import { parseOrderNumber } from './order-number.ts'

/**
 * The pieces that an order's search key must hold, all of them: letters and digits only. None when there is nothing to
 * look for.
 */
export function orderSearchTerms(search: string): string[] {
  const number = parseOrderNumber(foldDigits(search))
  return number ? [number.toLowerCase()] : searchTerms(search)
}
