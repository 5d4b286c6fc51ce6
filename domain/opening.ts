// When the shop is open (L-12): one list that working hours, working days, delivery days and the chatbot read. Days are
// «2026-11-21», times of day «09:00», both in Muscat.
import { addDays, muscatDay, muscatTime, weekdayOf } from './muscat-time.ts'

export type Hours = { from: string; to: string }

/** Holidays and Ramadan: days, both included, that have hours of their own or none. */
export type OpeningException = { from: string; to: string; label: string; hours: Hours | null }

export type Opening = {
  /** Seven entries, Sunday first; null: closed on that day of the week. */
  week: (Hours | null)[]
  exceptions: OpeningException[]
}

export const MAX_OPENING_EXCEPTIONS = 60

/** How far ahead an open day is searched; a shop closed for longer has none. */
const MAX_DAYS_AHEAD = 366

/** The exception in force on a day; of several the shortest, so that a holiday in Ramadan is a holiday. */
export function exceptionOn({ exceptions }: Opening, day: string): OpeningException | null {
  const covering = exceptions.filter(({ from, to }) => from <= day && day <= to)
  return covering.reduce<OpeningException | null>(
    (shortest, one) => (shortest && lengthOf(shortest) <= lengthOf(one) ? shortest : one),
    null,
  )
}

/** Null: closed all day. */
export function hoursOn(opening: Opening, day: string): Hours | null {
  const exception = exceptionOn(opening, day)
  return exception ? exception.hours : (opening.week[weekdayOf(day)] ?? null)
}

export function isOpenAt(opening: Opening, at: Date): boolean {
  const hours = hoursOn(opening, muscatDay(at))
  const time = muscatTime(at)
  return hours !== null && hours.from <= time && time < hours.to
}

/** When it opens next; the day of `at` counts until its opening. Null: not within a year. */
export function nextOpening(opening: Opening, at: Date): { day: string; hours: Hours } | null {
  const today = muscatDay(at)
  const hours = hoursOn(opening, today)
  if (hours && muscatTime(at) < hours.from) return { day: today, hours }
  const day = addWorkingDays(opening, today, 1)
  const next = day && hoursOn(opening, day)
  return next ? { day, hours: next } : null
}

/** The open day that comes this many open days after `day`; null where the shop is closed for a year. */
export function addWorkingDays(opening: Opening, day: string, count: number): string | null {
  let current = day
  for (let left = count; left > 0; left--) {
    const next = nextOpenDay(opening, current)
    if (next === null) return null
    current = next
  }
  return current
}

/** The day from which working days are counted: today while the shop is or will be open, else the next open day. */
export function workStartsOn(opening: Opening, at: Date): string | null {
  const today = muscatDay(at)
  const hours = hoursOn(opening, today)
  return hours && muscatTime(at) < hours.to ? today : nextOpenDay(opening, today)
}

/** Exceptions that are in force or begin within this many days, soonest first. */
export function comingExceptions({ exceptions }: Opening, today: string, days: number): OpeningException[] {
  const last = addDays(today, days)
  return exceptions
    .filter(({ from, to }) => to >= today && from <= last)
    .sort((a, b) => a.from.localeCompare(b.from))
}

/** Days of the week with equal hours, in the order of a week that begins on Saturday. Closed days are in no group. */
export function groupWeek(week: Opening['week']): { days: number[]; hours: Hours }[] {
  const groups: { days: number[]; hours: Hours }[] = []
  for (const day of WEEK_FROM_SATURDAY) {
    const hours = week[day]
    if (!hours) continue
    const same = groups.find((group) => group.hours.from === hours.from && group.hours.to === hours.to)
    if (same) same.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups
}

/** As `Date.getUTCDay` counts: 6 is Saturday. */
export const WEEK_FROM_SATURDAY = [6, 0, 1, 2, 3, 4, 5] as const

function nextOpenDay(opening: Opening, day: string): string | null {
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const next = addDays(day, ahead)
    if (hoursOn(opening, next)) return next
  }
  return null
}

function lengthOf({ from, to }: OpeningException): number {
  return Date.parse(to) - Date.parse(from)
}

export type OpeningError = { path: string; code: 'hours-reversed' | 'days-reversed' }

/** What no schema can check, by the path of the field: an end before its beginning. */
export function findOpeningErrors({ week, exceptions }: Opening): OpeningError[] {
  const isReversed = (hours: Hours | null) => hours !== null && hours.from >= hours.to
  return [
    ...week.flatMap((hours, at) =>
      isReversed(hours) ? [{ path: `week.${at}`, code: 'hours-reversed' as const }] : [],
    ),
    ...exceptions.flatMap(({ from, to, hours }, at) => [
      ...(from > to ? [{ path: `exceptions.${at}.to`, code: 'days-reversed' as const }] : []),
      ...(isReversed(hours) ? [{ path: `exceptions.${at}.hours`, code: 'hours-reversed' as const }] : []),
    ]),
  ]
}
