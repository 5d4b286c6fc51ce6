// The times at which a visit can begin (H-08): the owner's week, within the shop's opening hours (L-12).
import { addMinutes, MINUTE_MS } from '#domain/duration.ts'
import { addDays, muscatDay, muscatInstant, weekdayOf } from '#domain/muscat-time.ts'
import { type Hours, hoursOn, type Opening } from '#domain/opening.ts'
import type { ViewingPlan } from './viewing-plan.ts'

/** The shop needs this long to get the animal ready. */
export const NOTICE_MINUTES = 30

/** ISO times, by the day in Muscat. */
export type ViewingDay = { day: string; slots: { startsAt: string; isFree: boolean }[] }

/** A time that is booked or blocked. */
export type TakenTime = { startsAt: Date; endsAt: Date }

/** The days with upcoming slots, soonest first; empty if none are offered. */
export function offeredDays(
  plan: ViewingPlan | null,
  opening: Opening | null,
  taken: readonly TakenTime[],
  now: Date,
): ViewingDay[] {
  if (!plan?.isOffered) return []
  const today = muscatDay(now)
  const days = Array.from({ length: plan.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return days.flatMap((day) => {
    const slots = slotsOn(plan, opening, day)
      .filter((start) => isInTime(start, now))
      .map((start) => ({ startsAt: start.toISOString(), isFree: !overlaps(taken, start, plan.minutes) }))
    return slots.length > 0 ? [{ day, slots }] : []
  })
}

/** Whether visits may begin at this time, taken or free. */
export function isVisitOffered(
  plan: ViewingPlan | null,
  opening: Opening | null,
  start: Date,
  now: Date,
): plan is ViewingPlan {
  if (!plan?.isOffered || !isInTime(start, now)) return false
  const day = muscatDay(start)
  return (
    day <= addDays(muscatDay(now), plan.daysAhead) &&
    slotsOn(plan, opening, day).some((slot) => slot.getTime() === start.getTime())
  )
}

/** The time from which a visit holds its animal; null where it never does. */
export function holdsFrom({ holdHours }: Pick<ViewingPlan, 'holdHours'>, startsAt: Date): Date | null {
  return holdHours === 0 ? null : new Date(startsAt.getTime() - holdHours * 60 * MINUTE_MS)
}

function isInTime(start: Date, now: Date): boolean {
  return start.getTime() >= now.getTime() + NOTICE_MINUTES * MINUTE_MS
}

/** Slots start with the owner's hours, even where the shop opens later, and end before either closes. */
function slotsOn({ week, minutes }: ViewingPlan, opening: Opening | null, day: string): Date[] {
  const offered = week[weekdayOf(day)] ?? null
  const open = opening ? hoursOn(opening, day) : offered
  if (!offered || !open) return []
  const [from, to] = [minuteOf(offered.from), Math.min(minuteOf(offered.to), minuteOf(open.to))]
  const slots: Date[] = []
  for (let at = from; at + minutes <= to; at += minutes) {
    if (at >= minuteOf(open.from)) slots.push(addMinutes(muscatInstant(day), at))
  }
  return slots
}

function minuteOf(clock: Hours['from']): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function overlaps(taken: readonly TakenTime[], start: Date, minutes: number): boolean {
  const end = start.getTime() + minutes * MINUTE_MS
  return taken.some(({ startsAt, endsAt }) => startsAt.getTime() < end && start.getTime() < endsAt.getTime())
}
