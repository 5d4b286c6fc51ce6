// An animal that falls ill is off sale and still in the books; one that dies leaves them for good (H-10).
import type { LossReason, ReturnReason } from '#domain/returns/return-rules.ts'

/** What can happen to an animal. */
export const MISHAPS = ['ill', 'died'] as const
export type Mishap = (typeof MISHAPS)[number]

export const QUARANTINE_ENDS = ['recovered', 'died'] as const
export type QuarantineEnd = (typeof QUARANTINE_ENDS)[number]

export const MAX_LOSS_NOTE = 300

/** The reason of the buyer's case, for an animal in an order. */
export const CASE_OF: Record<Mishap, LossReason> = {
  ill: 'ill-before-delivery',
  died: 'died-before-delivery',
}

export function mishapOf(reason: ReturnReason): Mishap {
  return reason === 'died-before-delivery' ? 'died' : 'ill'
}
