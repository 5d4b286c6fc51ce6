// Who may give what back, why and until when (F-03, A-STAT-02, X-50): ordinary goods within the hours of the policy, a defect
// within 15 days whatever the policy says, an animal only where it is not the one that was ordered or was ill at hand-over. The
// shop opens a case by itself for an animal that died or fell ill before its buyer had it (H-10). Pure.

import { HANDOVER_LIMITS } from '#domain/handovers/handover.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { ProductType } from '#domain/product.ts'

/** Why a customer gives something back. */
export const GIVEN_BACK_REASONS = ['wrong-item', 'defect', 'other', 'wrong-species', 'ill'] as const
export type GivenBackReason = (typeof GIVEN_BACK_REASONS)[number]

/** H-10: why an animal never reached its buyer. */
export const LOSS_REASONS = ['died-before-delivery', 'ill-before-delivery'] as const
export type LossReason = (typeof LOSS_REASONS)[number]

export const RETURN_REASONS = [...GIVEN_BACK_REASONS, ...LOSS_REASONS] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export function isLoss(reason: ReturnReason): reason is LossReason {
  return (LOSS_REASONS as readonly ReturnReason[]).includes(reason)
}

/** Of an animal it is a case: the shop looks into it before anything else. */
export const RETURN_KINDS = ['return', 'case'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** `over`: a loss whose order was cancelled or deleted before anybody decided. */
export const RETURN_STATES = ['waiting', 'accepted', 'refused', 'over'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const MAX_RETURN_PHOTOS = 3
export const MAX_RETURN_LETTERS = 1000

const HOUR = 3_600_000
/** By law, whatever the policy. */
const DEFECT_HOURS = 15 * 24

type Rule = { of: ProductType; isShopsFault: boolean; leastHours: number }
const RULES: Readonly<Record<GivenBackReason, Rule>> = {
  'wrong-item': { of: 'product', isShopsFault: true, leastHours: 0 },
  defect: { of: 'product', isShopsFault: true, leastHours: DEFECT_HOURS },
  other: { of: 'product', isShopsFault: false, leastHours: 0 },
  'wrong-species': { of: 'animal', isShopsFault: true, leastHours: 0 },
  ill: { of: 'animal', isShopsFault: true, leastHours: 0 },
}

export function isShopsFault(reason: ReturnReason): boolean {
  return isLoss(reason) || RULES[reason].isShopsFault
}

export function kindOf(reason: ReturnReason): ReturnKind {
  return isLoss(reason) || RULES[reason].of === 'animal' ? 'case' : 'return'
}

/** `deliveredAt` is null for what has not arrived, or is over. */
export type Delivered = { deliveredAt: Date | null; returnHours: number }

export type ReturnableLine = {
  type: ProductType
  quantity: number
  /** Given back already. */
  returned: number
  /** And those asked for and not decided: until they are, no more of the line is asked for. */
  claimed: number
  /** H-07: for an animal with a signed hand-over the time counts from there. */
  handedOverAt?: Date | null
}

/** How much later the delivery may be recorded than a hand-over that it belongs to. */
const LATE_HOURS = HANDOVER_LIMITS.lateHours

/** Each reason for which something of the line can still be given back, with the moment at which that ends. */
export function openReasons(
  { type, quantity, returned, claimed, handedOverAt }: ReturnableLine,
  { deliveredAt, returnHours }: Delivered,
  now: Date,
): { reason: GivenBackReason; until: Date }[] {
  if (deliveredAt === null || claimed > returned || claimed >= quantity) return []
  return GIVEN_BACK_REASONS.filter((reason) => RULES[reason].of === type)
    .map((reason) => ({
      reason,
      until: returnUntil(reason, claimFrom(handedOverAt ?? null, deliveredAt), returnHours),
    }))
    .filter(({ until }) => until > now)
}

/**
 * Nothing can be claimed before the order is delivered: where the rest of it came much later than this line, the time counts from the
 * delivery (H-07).
 */
export function claimFrom(handedOverAt: Date | null, deliveredAt: Date): Date {
  const isBefore = handedOverAt !== null && deliveredAt.getTime() - handedOverAt.getTime() > LATE_HOURS * HOUR
  return handedOverAt === null || isBefore ? deliveredAt : handedOverAt
}

export function returnUntil(reason: GivenBackReason, deliveredAt: Date, returnHours: number): Date {
  return new Date(deliveredAt.getTime() + Math.max(returnHours, RULES[reason].leastHours) * HOUR)
}

export type ReturnFault =
  | 'not-delivered'
  | 'other-kind'
  | 'asked-before'
  | 'too-many'
  | 'too-late'
  | 'arrived'

/** Why this many of the line cannot be asked back for this reason; null where they can. */
export function returnFault(
  line: ReturnableLine,
  { reason, quantity }: { reason: GivenBackReason; quantity: number },
  delivered: Delivered,
  now: Date,
): ReturnFault | null {
  if (delivered.deliveredAt === null) return 'not-delivered'
  if (RULES[reason].of !== line.type) return 'other-kind'
  if (line.claimed > line.returned) return 'asked-before'
  if (quantity > line.quantity - line.claimed) return 'too-many'
  return openReasons(line, delivered, now).some((open) => open.reason === reason) ? null : 'too-late'
}

/** H-10: why this many animals of the line cannot be reported lost before delivery; null where they can. What its buyer has is not lost. */
export function lossFault(
  { type, quantity, claimed, withBuyer }: Omit<ReturnableLine, 'returned'> & { withBuyer: number },
  lost: number,
  status: OrderStatus,
): ReturnFault | 'order-over' | null {
  if (status === 'cancelled') return 'order-over'
  if (status === 'delivered') return 'arrived'
  if (type !== 'animal') return 'other-kind'
  return lost > quantity - claimed - withBuyer ? 'too-many' : null
}
