import { type Baisa, parseTotal } from '#domain/money.ts'

/** Parses an amount of the report. An invalid one is a bug and throws, never zero. */
export function amountOf(total: string): Baisa {
  const amount = parseTotal(total)
  if (amount === null) throw new RangeError(`not a sum of rials: ${total}`)
  return amount
}
