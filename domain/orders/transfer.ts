// The transfer desk's rules: the stage of a transfer, and whether its amount is complete. Pure.
import { type Baisa, baisa } from '#domain/money.ts'

/**
 * `reported`: the customer says it is on its way. `awaiting`: not reported yet, or rejected. `late`: either of them
 * past its deadline. `closed`: decided today, in Muscat. A late order also counts as reported.
 */
export const TRANSFER_STAGES = ['reported', 'awaiting', 'late', 'closed'] as const
export type TransferStage = (typeof TRANSFER_STAGES)[number]

export type AmountMatch = 'match' | 'short' | 'over' | 'unknown'

/** Below zero when money is missing; null while nobody has named an amount. */
export function amountDifference(expected: Baisa, seen: Baisa | null): Baisa | null {
  return seen === null ? null : baisa(seen - expected)
}

export function matchAmount(difference: Baisa | null): AmountMatch {
  if (difference === null) return 'unknown'
  if (difference === 0) return 'match'
  return difference < 0 ? 'short' : 'over'
}
