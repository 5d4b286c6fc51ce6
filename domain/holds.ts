// A hold keeps units of a product for one person for a time (S2-12): nobody else can have them.

export const HOLD_REASONS = ['wanted', 'visit', 'office'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** How a hold ended: bought by its person, expired, or released by the shop. */
export const HOLD_ENDS = ['ordered', 'expired', 'released'] as const
export type HoldEnd = (typeof HOLD_ENDS)[number]

export const MAX_HOLD_HOURS = 720
export const MAX_HOLD_NAME = 100
