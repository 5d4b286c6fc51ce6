// Parses a search over orders: an order number in any spelling, a phone or part of one, or a name (A-ORD-01).
import { foldDigits } from '#domain/fold-arabic.ts'
import { searchTerms } from '#domain/search/search-terms.ts'
import { parseOrderNumber } from './order-number.ts'

/** The pieces that an order's search key must all hold: letters and digits only. None: nothing to find. */
export function orderSearchTerms(search: string): string[] {
  const number = parseOrderNumber(foldDigits(search))
  return number ? [number.toLowerCase()] : searchTerms(search)
}
