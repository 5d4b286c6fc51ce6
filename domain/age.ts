// The age of an animal from its birth date, in the unit that is usual for that age.
import { DAY_MS } from './duration.ts'

export type Age =
  | { unit: 'days' | 'weeks' | 'months'; count: number }
  /** `months` beyond whole years; 0 from the third year on, when they no longer matter. */
  | { unit: 'years'; count: number; months: number }

const DAYS_TOLD = 14
const MONTHS_TOLD_IN_WEEKS = 2
const YEARS_TOLD_WITH_MONTHS = 3

/** Takes days as «2026-11-21»; null before the birth date. */
export function ageOn(birthDate: string, today: string): Age | null {
  const days = (Date.parse(today) - Date.parse(birthDate)) / DAY_MS
  if (!(days >= 0)) return null
  if (days < DAYS_TOLD) return { unit: 'days', count: days }
  const months = monthsOn(birthDate, today)
  if (months < MONTHS_TOLD_IN_WEEKS) return { unit: 'weeks', count: Math.floor(days / 7) }
  if (months < 12) return { unit: 'months', count: months }
  const years = Math.floor(months / 12)
  return { unit: 'years', count: years, months: years < YEARS_TOLD_WITH_MONTHS ? months % 12 : 0 }
}

/** Whole months. For a birth on the 31st, a month is complete on the last day of a shorter one. */
export function monthsOn(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const isReached = day >= Math.min(fromDay, lastDay)
  return (year - fromYear) * 12 + (month - fromMonth) - (isReached ? 0 : 1)
}
