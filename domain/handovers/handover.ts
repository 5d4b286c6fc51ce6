// The hand-over of an animal (H-07): what seller and buyer look at together, and of which animals of an order. Pure.
import type { World } from '#domain/catalog/worlds.ts'

export const CHECKS = ['alert', 'eats', 'eyes', 'coat', 'papers', 'cage'] as const
export type Check = (typeof CHECKS)[number]

/** What is asked of the animal itself, not of what comes with it. */
export function isOfHealth(check: Check): boolean {
  return check !== 'papers' && check !== 'cage'
}

export const VERDICTS = ['yes', 'no', 'not-applicable'] as const
export type Verdict = (typeof VERDICTS)[number]

/** `note` says why not; `photoId` is the picture of it. */
type CheckAnswer = { verdict: Verdict; note: string | null; photoId: string | null }
export type CheckAnswers = Record<Check, CheckAnswer>

/** `units` one by one of an order, `animals` with its lots; told later than `lateHours` the buyer's time counts from the telling. */
export const HANDOVER_LIMITS = { note: 200, name: 80, units: 30, animals: 60, lateHours: 6 } as const

/** How often each was said. */
export function countVerdicts(answers: Record<Check, { verdict: Verdict }>): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { yes: 0, no: 0, 'not-applicable': 0 }
  for (const check of CHECKS) counts[answers[check].verdict] += 1
  return counts
}

/** A line of an order as the hand-over needs it; `keeping` and `world` are null for what has left the books. */
export type AnimalLine = {
  itemId: number
  isAnimal: boolean
  /** What is still the buyer's of it. */
  quantity: number
  keeping: 'single' | 'lot' | null
  world: World | null
}

/** `unit` counts from 1 within its line; `count` animals are handed over as this one. */
export type Unit = { itemId: number; unit: number; count: number }

/**
 * What nobody has handed over yet. One hand-over for each single animal, and one for all of a lot: nobody looks forty fish into the
 * eye, nor more animals of an order than one by one can be told at once.
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
    // What is gone from the line may have had any number: it is counted, and the numbers that are free are used.
    const left = quantity - own.reduce((sum, { count }) => sum + count, 0)
    if (left <= 0) return []
    const taken = new Set(own.map(({ unit }) => unit))
    const free = Array.from({ length: left + own.length }, (_, at) => at + 1).filter((n) => !taken.has(n))
    if (isLot) return free.slice(0, 1).map((unit) => ({ itemId, unit, count: left }))
    return free.slice(0, left).map((unit) => ({ itemId, unit, count: 1 }))
  })
}

/** Of the units those that are not among the others. */
export function withoutHandover<U extends Pick<Unit, 'itemId' | 'unit'>>(
  units: readonly U[],
  others: readonly Pick<Unit, 'itemId' | 'unit'>[],
): U[] {
  return units.filter(
    (unit) => !others.some(({ itemId, unit: other }) => itemId === unit.itemId && other === unit.unit),
  )
}

/** By the clock of a phone, which may be ahead, or years behind: of one that cannot be right it is when the shop heard of it. */
export function happenedWithin(stated: number, { from, until }: { from: Date; until: Date }): Date {
  return stated < from.getTime() || stated > until.getTime() ? until : new Date(stated)
}
