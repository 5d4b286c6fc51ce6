// The day on which an order with an animal is brought (H-06): chosen by its customer among the days offered, changed by
// the office, and never promised where or when the animal must not travel.
import {
  isDayOffered,
  type TravelDay,
  type TravelItem,
  type TravelTerms,
  travelDays,
  travelOn,
} from '#domain/animals/travel.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { ok, type Result, refuse } from '#platform/result.ts'

/** Null for an order without an animal. `isHot`: only before or after the hours of the heat. */
export type PromisedDay = { deliveryDay: string | null; deliveryHeat: boolean }

export const NO_DAY: PromisedDay = { deliveryDay: null, deliveryHeat: false }

/**
 * The day that is asked for. `earliest`: none was named; `kept`: the order's own day, valid while it is open and not
 * before the earliest one there; `kept-or-earliest`: the order's own day if it is still offered; `forced`: any day,
 * with a reason from the office; `stays`: nothing was added, so the day needs no check; `open`: to be agreed later, so
 * some day must be offered.
 */
export type DayWish =
  | { kind: 'earliest' }
  | { kind: 'chosen'; day: string }
  | { kind: 'kept-or-earliest'; day: string }
  | { kind: 'kept'; day: string }
  | { kind: 'forced'; day: string }
  | { kind: 'stays'; day: string | null }
  | { kind: 'open' }

/** `days`: those offered instead, soonest first; none: nothing travels there for now. */
export type DayRefusal = { code: 'day-not-offered'; days: string[] }

export function decideDay(
  items: readonly TravelItem[],
  regionId: number,
  terms: TravelTerms,
  wish: DayWish,
  at: Date,
): Result<PromisedDay, DayRefusal> {
  if (!items.some(({ type }) => type === 'animal')) return ok(NO_DAY)
  const days = travelDays(items, regionId, terms, at)
  const offered = days.filter(isDayOffered)
  const refused = refuse<DayRefusal>({ code: 'day-not-offered', days: offered.map(({ day }) => day) })
  const findOffered = (day: string) => offered.find((one) => one.day === day)
  switch (wish.kind) {
    case 'open':
      return offered.length > 0 ? ok(NO_DAY) : refused
    case 'earliest':
      return promise(offered[0]) ?? refused
    case 'chosen':
      return promise(findOffered(wish.day)) ?? refused
    case 'kept-or-earliest':
      return promise(findOffered(wish.day) ?? offered[0]) ?? refused
    case 'kept': {
      const ownDay = travelOn(items, regionId, terms, wish.day)
      const isInTime = days.some(({ day }) => day <= wish.day)
      return isInTime && isDayOffered(ownDay) ? ok(promised(ownDay)) : refused
    }
    case 'stays':
      return ok(wish.day === null ? NO_DAY : promised(travelOn(items, regionId, terms, wish.day)))
    case 'forced':
      return isWithinReach(wish.day, at) ? ok(promised(travelOn(items, regionId, terms, wish.day))) : refused
  }
}

/** A day further away is a typing error. */
const FORCED_DAYS = 60

function isWithinReach(day: string, at: Date): boolean {
  const today = muscatDay(at)
  return today <= day && day <= addDays(today, FORCED_DAYS)
}

function promise(day: TravelDay | undefined): Result<PromisedDay, DayRefusal> | null {
  return day ? ok(promised(day)) : null
}

function promised({ day, isHot }: TravelDay): PromisedDay {
  return { deliveryDay: day, deliveryHeat: isHot }
}
