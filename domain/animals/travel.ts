// On which days animals travel to a governorate (H-06): where the shop delivers them (L-06, X-34), on days that it is
// open (L-12), as the owner's travel rules allow. The one function that product page, checkout, chatbot and office
// read.
import { type DeliverableProduct, type DeliveryRecord, deliversTo, deliveryTerms } from '#domain/delivery.ts'
import { expectedDelivery, readDayCount } from '#domain/delivery-days.ts'
import { addDays, isDay, muscatDay, weekdayOf } from '#domain/muscat-time.ts'
import { hoursOn, type Opening } from '#domain/opening.ts'
import { ALL_REGION_IDS } from '#domain/regions.ts'

export const TRAVEL_RULE_KINDS = ['heat', 'ban'] as const
/** `heat` moves the hours and closes no day; `ban` closes days, in the owner's words. */
export type TravelRuleKind = (typeof TRAVEL_RULE_KINDS)[number]

/** Null: all of them. Days are «05-15» of every year or dates «2026-11-23», both included; both null: always. */
export type TravelRule = {
  kind: TravelRuleKind
  speciesIds: readonly number[] | null
  regionIds: readonly number[] | null
  /** 0 is Sunday. */
  weekdays: readonly number[] | null
  fromDay: string | null
  untilDay: string | null
  /** Why, as customers read it; empty for heat. */
  reason: string
}

/** In heat an animal travels before the first or after the second, on Muscat's clock. */
export const HEAT_HOURS = { before: '09:00', after: '18:00' } as const

/** How many days are offered or explained, from the earliest promised one. */
export const TRAVEL_DAYS = 14

export const TRAVEL_LIMITS = { reason: 200, rules: 100 } as const

export type TravelItem = Omit<DeliverableProduct, 'deliveryFee'> & { speciesId: number | null }

/** `opening` is null until the owner has entered the opening hours. */
export type TravelTerms = {
  delivery: DeliveryRecord
  opening: Opening | null
  rules: readonly TravelRule[]
}

/** Why no animal travels on a day: the shop is closed, the governorate is not served, or a rule forbids it. */
export type TravelCause = 'closed' | 'not-served' | 'ban'

/** `cause` null: offered. `words`: the owner's reason for a ban. */
export type TravelDay = { day: string; cause: TravelCause | null; words: string | null; isHot: boolean }

/** The next 14 days from the earliest promised one, each offered or with the reason why not. */
export function travelDays(
  items: readonly TravelItem[],
  regionId: number,
  terms: TravelTerms,
  at: Date,
): TravelDay[] {
  const first = earliestDay(terms, regionId, at)
  return Array.from({ length: TRAVEL_DAYS }, (_, ahead) =>
    travelOn(items, regionId, terms, addDays(first, ahead)),
  )
}

export function isDayOffered({ cause }: TravelDay): boolean {
  return cause === null
}

/** Whether all the items can travel on one day; travel rules apply to animals only. */
export function travelOn(
  items: readonly TravelItem[],
  regionId: number,
  { delivery, opening, rules }: TravelTerms,
  day: string,
): TravelDay {
  const animals = items.filter(({ type }) => type === 'animal')
  const inForce = rules.filter(
    (rule) => isInForce(rule, regionId, day) && animals.some((animal) => appliesToSpecies(rule, animal)),
  )
  const isHot = inForce.some(({ kind }) => kind === 'heat')
  const there = deliveryTerms(delivery, regionId)
  if (!items.every((item) => deliversTo(item, regionId, there)))
    return { day, cause: 'not-served', words: null, isHot }
  if (opening && !hoursOn(opening, day)) return { day, cause: 'closed', words: null, isHot }
  const ban = inForce.find(({ kind }) => kind === 'ban')
  return { day, cause: ban ? 'ban' : null, words: ban?.reason ?? null, isHot }
}

/** The first promised day in the governorate; tomorrow if delivery days or opening hours cannot be parsed. */
function earliestDay({ delivery, opening }: TravelTerms, regionId: number, at: Date): string {
  const { days } = deliveryTerms(delivery, regionId)
  const promised = opening && expectedDelivery(days, opening, at)
  return promised ? promised.from : addDays(muscatDay(at), readDayCount(days)?.min ?? 1)
}

function isInForce({ regionIds, weekdays, ...period }: TravelRule, regionId: number, day: string): boolean {
  const coversRegion = regionIds === null || regionIds.includes(regionId)
  return coversRegion && (weekdays === null || weekdays.includes(weekdayOf(day))) && isInPeriod(period, day)
}

/** An animal without a species follows only the rules for all of them. */
function appliesToSpecies({ speciesIds }: TravelRule, { speciesId }: TravelItem): boolean {
  return speciesIds === null || (speciesId !== null && speciesIds.includes(speciesId))
}

type RuleDays = Pick<TravelRule, 'fromDay' | 'untilDay'>

/** A yearly period may span the new year: from 15 November to 1 March. */
function isInPeriod({ fromDay, untilDay }: RuleDays, day: string): boolean {
  if (fromDay === null || untilDay === null) return true
  if (isDay(fromDay)) return fromDay <= day && day <= untilDay
  const ofYear = day.slice(5)
  return fromDay <= untilDay
    ? fromDay <= ofYear && ofYear <= untilDay
    : fromDay <= ofYear || ofYear <= untilDay
}

/** When the rule next begins, from `today` on; `today` where it is in force already; null where it is over. */
export function nextBeginning({ fromDay, untilDay }: RuleDays, today: string): string | null {
  if (fromDay === null || untilDay === null || isInPeriod({ fromDay, untilDay }, today)) return today
  if (isDay(fromDay)) return fromDay > today ? fromDay : null
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${fromDay}`
  return thisYear > today ? thisYear : `${year + 1}-${fromDay}`
}

/** A species for which a ban leaves no day in a governorate. */
export type Stranded = { speciesId: number; regionId: number }

/**
 * The species for which a ban, together with the other rules of `terms`, leaves no day within 14 in a governorate that
 * animals otherwise travel to: from today, or from the day on which the ban begins. What the other rules already
 * exclude is not counted.
 */
export function findStranded(
  ban: TravelRule,
  speciesIds: readonly number[],
  terms: TravelTerms,
  at: Date,
): Stranded[] {
  const begins = nextBeginning(ban, muscatDay(at))
  if (ban.kind === 'heat' || begins === null) return []
  const isLeft = (regionId: number, speciesId: number, rules: readonly TravelRule[]) => {
    const [animal, earliest] = [{ ...ANY_ANIMAL, speciesId }, earliestDay(terms, regionId, at)]
    const first = [begins, earliest].sort().at(-1) ?? begins
    return Array.from({ length: TRAVEL_DAYS }, (_, ahead) => addDays(first, ahead)).some((day) =>
      isDayOffered(travelOn([animal], regionId, { ...terms, rules }, day)),
    )
  }
  const { rules } = terms
  const isStranded = (region: number, species: number) =>
    isLeft(region, species, []) &&
    !isLeft(region, species, [...rules, ban]) &&
    (isLeft(region, species, rules) || !isLeft(region, species, [ban]))
  return speciesIds
    .filter((speciesId) => appliesToSpecies(ban, { ...ANY_ANIMAL, speciesId }))
    .flatMap((speciesId) =>
      (ban.regionIds ?? ALL_REGION_IDS)
        .filter((region) => isStranded(region, speciesId))
        .map((regionId) => ({ speciesId, regionId })),
    )
}

const ANY_ANIMAL = {
  type: 'animal',
  deliveryType: 'home-only',
  deliveryEverywhere: true,
  availableRegions: ALL_REGION_IDS,
  speciesId: null,
} as const

export type TravelFault =
  | 'period-incomplete'
  | 'day-invalid'
  | 'period-mixed'
  | 'period-reversed'
  | 'reason-missing'
  | 'nothing-chosen'
export type TravelFaults = Partial<
  Record<'fromDay' | 'untilDay' | 'reason' | 'speciesIds' | 'regionIds' | 'weekdays', TravelFault>
>

export function findTravelFaults(rule: TravelRule): TravelFaults {
  const { fromDay, untilDay } = rule
  const emptied = (['speciesIds', 'regionIds', 'weekdays'] as const).filter(
    (name) => rule[name]?.length === 0,
  )
  return {
    ...(rule.kind === 'ban' && rule.reason.trim() === '' && { reason: 'reason-missing' }),
    ...Object.fromEntries(emptied.map((name) => [name, 'nothing-chosen' as const])),
    ...periodFault(fromDay, untilDay),
  }
}

function periodFault(fromDay: string | null, untilDay: string | null): TravelFaults {
  if (fromDay !== null && !isRuleDay(fromDay)) return { fromDay: 'day-invalid' }
  if (untilDay !== null && !isRuleDay(untilDay)) return { untilDay: 'day-invalid' }
  if (fromDay === null || untilDay === null)
    return fromDay === untilDay ? {} : { [fromDay === null ? 'fromDay' : 'untilDay']: 'period-incomplete' }
  if (isDay(fromDay) !== isDay(untilDay)) return { untilDay: 'period-mixed' }
  return isDay(fromDay) && untilDay < fromDay ? { untilDay: 'period-reversed' } : {}
}

/** «05-15», or a date; 29 February is allowed, so a leap year is used. */
function isRuleDay(text: string): boolean {
  return isDay(text) || (/^\d{2}-\d{2}$/.test(text) && isDay(`2028-${text}`))
}
