// Converts the adjust dialog's input to a difference in units with a reason. Never an absolute quantity,
// which would overwrite what an order takes meanwhile.
import { MAX_QUANTITY, readQuantity } from '#domain/catalog/item-rules.ts'
import { ADJUST_TEXT } from '#text/admin/inventory.ts'
import { formatNumber } from '#text/format-number.ts'

export const OCCASIONS = ['arrived', 'damaged', 'counted', 'other'] as const
export type Occasion = (typeof OCCASIONS)[number]

const text = ADJUST_TEXT.errors

/** Arrivals are added, losses subtracted, and a count is compared with the current stock. */
export function changeOf(occasion: Occasion, units: number, quantity: number): number {
  if (occasion === 'arrived') return units
  // Avoids -0, which is not equal to 0 for Object.is.
  if (occasion === 'damaged') return 0 - units
  return units - quantity
}

export function unitsProblem(occasion: Occasion, typed: string, quantity: number): string | undefined {
  const units = readQuantity(typed)
  if (units === null) return text.number
  const change = changeOf(occasion, units, quantity)
  if (change === 0) return text.nothing
  if (quantity + change > MAX_QUANTITY) return text.tooMany(formatNumber(MAX_QUANTITY))
  return quantity + change < 0 ? text.below(formatNumber(quantity)) : undefined
}

/** «تالف: كسر في النقل». Another occasion is only its own words. */
export function reasonOf(occasion: Occasion, note: string): string {
  const words = note.trim()
  if (occasion === 'other') return words
  const name = ADJUST_TEXT.occasions[occasion]
  return words ? `${name}: ${words}` : name
}
