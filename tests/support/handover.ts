// A phone's report of a hand-over (H-07).
import type { Check, CheckVerdict } from '#domain/handovers/handover.ts'
import { CHECKS } from '#domain/handovers/handover.ts'

export const SIGNATURES = {
  seller: [[100, 200, 300, 180, 420, 260]],
  buyer: [[120, 220, 320, 140, 520, 250, 700, 200]],
}

export function checksOf(
  over: Partial<Record<Check, { verdict: CheckVerdict; note?: string; photoId?: string }>> = {},
) {
  return Object.fromEntries(CHECKS.map((check) => [check, over[check] ?? { verdict: 'yes' }]))
}

/** Of the animals of one line. */
export function reportOf(
  units: readonly { itemId: number; unit: number }[],
  over: { checks?: ReturnType<typeof checksOf>; photoId?: string | null; animalId?: number | null } = {},
) {
  return {
    seller: 'سالم الحوسني',
    sellerSignature: SIGNATURES.seller,
    animals: units.map(({ itemId, unit }) => ({ itemId, unit, checks: checksOf(), ...over })),
  }
}
