// Prices include the tax (conventions 13): what part of an amount it is.
import { addBaisa, type Baisa, baisa } from './money.ts'

/** Percent, of the price without tax. */
export const VAT_PERCENT = 5

/** round(gross × 5/105), to the baisa; a half goes up. */
export function vatPart(gross: Baisa, percent = VAT_PERCENT): Baisa {
  const parts = 100 + percent
  return baisa(Math.floor((2 * gross * percent + parts) / (2 * parts)))
}

/** Of the lines of an order and of its delivery: each rounded by itself, and summed. */
export function vatOfLines(amounts: readonly Baisa[]): Baisa {
  return addBaisa(...amounts.map((amount) => vatPart(amount)))
}
