// What may be returned, why and until when (F-03, A-STAT-02, X-50): ordinary goods within the hours of the policy, a
// defect within 15 days whatever the policy says, an animal only where it is not the one that was ordered or was ill at
// hand-over. The shop opens a case by itself for an animal that died or fell ill before its buyer had it (H-10). Pure.
import { HOUR_MS } from '#domain/duration.ts'
import { HANDOVER_LIMITS } from '#domain/handovers/handover.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { ProductType } from '#domain/product.ts'

/** The reasons for a return, as a form lists them. */
export const GIVEN_BACK_REASONS = ['wrong-item', 'defect', 'wrong-species', 'ill', 'other'] as const
export type GivenBackReason = (typeof GIVEN_BACK_REASONS)[number]

/** H-10: why an animal never reached its buyer. */
export const LOSS_REASONS = ['died-before-delivery', 'ill-before-delivery'] as const
export type LossReason = (typeof LOSS_REASONS)[number]

export const RETURN_REASONS = [...LOSS_REASONS, ...GIVEN_BACK_REASONS] as const
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

export function returnKindOf(reason: ReturnReason): ReturnKind {
  return isLoss(reason) || RULES[reason].of === 'animal' ? 'case' : 'return'
}

/** Units of a line that reached their buyer together; the time to claim them counts from there. */
export type Arrival = { count: number; at: Date }

export type ReturnableLine = {
  type: ProductType
  /** Neither given back nor lost. */
  held: number
  /** Requested and not decided yet; until then no further units of the line can be requested. */
  waiting: number
  /** H-07: each hand-over of an animal, at once; all else with the delivery. Empty once it is over. */
  arrivals: readonly Arrival[]
}

/** Each reason for which something of the line can still be given back, with the moment at which that ends. */
export function openReasons(
  { type, held, waiting, arrivals }: ReturnableLine,
  returnHours: number,
  now: Date,
): OpenReason[] {
  if (waiting > 0) return []
  return GIVEN_BACK_REASONS.filter((reason) => RULES[reason].of === type).flatMap((reason) => {
    const open = arrivals
      .map(({ count, at }) => ({ count, until: returnUntil(reason, at, returnHours) }))
      .filter(({ until }) => until > now)
    const left = Math.min(held, countOf(open))
    return left > 0 ? { reason, left, until: latest(open.map(({ until }) => until)) } : []
  })
}

/** For which reason, how many and until when. */
type OpenReason = { reason: GivenBackReason; left: number; until: Date }

/** How many units the buyer has and could return, regardless of the deadline. */
export function countArrived({ held, arrivals }: ReturnableLine): number {
  return Math.min(held, countOf(arrivals))
}

function countOf(units: readonly { count: number }[]): number {
  return units.reduce((sum, { count }) => sum + count, 0)
}

export function latest(moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}

/** When a buyer's time to claim starts. A phone whose clock is far behind does not shorten it (H-07). */
export function claimFrom({ happenedAt, recordedAt }: { happenedAt: Date; recordedAt: Date }): Date {
  const isLate = recordedAt.getTime() - happenedAt.getTime() > HANDOVER_LIMITS.lateHours * HOUR_MS
  return isLate ? recordedAt : happenedAt
}

export function returnUntil(reason: GivenBackReason, arrivedAt: Date, returnHours: number): Date {
  return new Date(arrivedAt.getTime() + Math.max(returnHours, RULES[reason].leastHours) * HOUR_MS)
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
  returnHours: number,
  now: Date,
): ReturnFault | null {
  if (line.arrivals.length === 0) return 'not-delivered'
  if (RULES[reason].of !== line.type) return 'other-kind'
  if (line.waiting > 0) return 'asked-before'
  if (quantity > countArrived(line)) return 'too-many'
  const open = openReasons(line, returnHours, now).find((one) => one.reason === reason)
  return open && quantity <= open.left ? null : 'too-late'
}

/** H-10: why this many of the line cannot be lost before delivery; what its buyer has is not lost. */
export function lossFault(
  { type, toCome }: { type: ProductType; toCome: number },
  lost: number,
  status: OrderStatus,
): ReturnFault | 'order-over' | null {
  if (status === 'cancelled') return 'order-over'
  if (status === 'delivered') return 'arrived'
  if (type !== 'animal') return 'other-kind'
  return lost > toCome ? 'too-many' : null
}
