// The hand-over of an animal (H-07): what seller and buyer look at together, and of which animals of an order. Pure.
import type { World } from '#domain/catalog/worlds.ts'

export const CHECKS = ['alert', 'eats', 'eyes', 'coat', 'papers', 'cage'] as const
export type Check = (typeof CHECKS)[number]

/** Whether a check is about the animal itself, not about its papers or cage. */
export function isHealthCheck(check: Check): boolean {
  return check !== 'papers' && check !== 'cage'
}

export const CHECK_VERDICTS = ['yes', 'no', 'not-applicable'] as const
export type CheckVerdict = (typeof CHECK_VERDICTS)[number]

/** `note` says what is wrong; `photoId` shows it. */
type CheckAnswer = { verdict: CheckVerdict; note: string | null; photoId: string | null }
export type CheckAnswers = Record<Check, CheckAnswer>

/** Names come from the order (120 letters) or the account (60, a space and 60): all fit. */
export const MAX_SIGNER_NAME = 121

/**
 * `units`: animals of an order that are handed over one by one; `unit`: the number of one, which grows with its line;
 * `animals`: with its lots. A hand-over that is reported more than `lateHours` late gives the buyer their time from the
 * report.
 */
export const HANDOVER_LIMITS = {
  note: 200,
  units: 30,
  unit: 999,
  animals: 60,
  lateHours: 6,
} as const

/** How often each verdict was given. */
export function countVerdicts(
  answers: Record<Check, { verdict: CheckVerdict }>,
): Record<CheckVerdict, number> {
  const counts: Record<CheckVerdict, number> = { yes: 0, no: 0, 'not-applicable': 0 }
  for (const check of CHECKS) counts[answers[check].verdict] += 1
  return counts
}

/** A line of an order as the hand-over needs it; `keeping` and `world` are null once its item is deleted. */
export type AnimalLine = {
  itemId: number
  isAnimal: boolean
  /** Less what came back or was lost. */
  quantity: number
  keeping: 'single' | 'lot' | null
  world: World | null
}

/** `unit` counts from 1 within its line; `count` animals are handed over as this one. */
export type Unit = { itemId: number; unit: number; count: number }

/**
 * The units that still have to be handed over: each animal by itself, and a lot as one, since nobody checks forty fish
 * one by one. A line that would take the order beyond the limit of single animals is treated as a lot, too.
 */
export function openUnits(lines: readonly AnimalLine[], standing: readonly Unit[]): Unit[] {
  let singles = 0
  return lines.flatMap(({ itemId, isAnimal, quantity, keeping, world }) => {
    if (!isAnimal) return []
    const isLot =
      keeping === 'lot' ||
      (keeping === null && world === 'fish') ||
      singles + quantity > HANDOVER_LIMITS.units
    if (!isLot) singles += quantity
    const own = standing.filter((unit) => unit.itemId === itemId)
    // Unit numbers may have gaps, so only the count matters and free numbers are used.
    const remaining = quantity - own.reduce((sum, { count }) => sum + count, 0)
    if (remaining <= 0) return []
    const taken = new Set(own.map(({ unit }) => unit))
    const free = Array.from({ length: remaining + own.length }, (_, at) => at + 1).filter(
      (n) => !taken.has(n),
    )
    if (isLot) return free.slice(0, 1).map((unit) => ({ itemId, unit, count: remaining }))
    return free.slice(0, remaining).map((unit) => ({ itemId, unit, count: 1 }))
  })
}

/** A unit in a phone's report; `count` if the phone showed a whole line as one unit. */
type ReportedUnit = Pick<Unit, 'itemId' | 'unit'> & { count?: number | undefined }

/** The rest of a line as one unit, for a report of the whole line whose animals are by now handed over singly. */
export function wholeLine(units: readonly Unit[], { itemId, count = 1 }: ReportedUnit): Unit | null {
  const [first, ...more] = units.filter((unit) => unit.itemId === itemId)
  const remaining = more.reduce((sum, unit) => sum + unit.count, first?.count ?? 0)
  return first && more.length > 0 && count >= remaining ? { ...first, count: remaining } : null
}

/** How many animals a hand-over set aside would count for; 0 if more remain of its lot than it covers. */
export function countableOf(
  units: readonly Unit[],
  { itemId, count }: Pick<Unit, 'itemId' | 'count'>,
): number {
  const open = units.filter((unit) => unit.itemId === itemId)
  if (count === 1) return open.some((unit) => unit.count === 1) ? 1 : 0
  const remaining = open.reduce((sum, unit) => sum + unit.count, 0)
  return remaining <= count ? remaining : 0
}

/** The units that are not among those reported. */
export function withoutHandover<U extends Unit>(units: readonly U[], reported: readonly ReportedUnit[]): U[] {
  return units.filter(
    (unit) =>
      !reported.some(
        (one) => one.itemId === unit.itemId && (one.unit === unit.unit || wholeLine(units, one) !== null),
      ),
  )
}

/** The time by the phone's clock; if that is implausible, the time at which the server received it. */
export function happenedWithin(stated: number, { from, until }: { from: Date; until: Date }): Date {
  return stated < from.getTime() || stated > until.getTime() ? until : new Date(stated)
}
