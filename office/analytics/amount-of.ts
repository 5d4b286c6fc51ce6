import { type Baisa, parseTotal } from '#domain/money.ts'

/** A sum as the report writes it. An invalid one is a bug, never a zero. */
export function amountOf(total: string): Baisa {
  const amount = parseTotal(total)
  if (amount === null) throw new RangeError(`not a sum of rials: ${total}`)
  return amount
}
