// When the shop is open, in words (L-12).
import {
  groupWeek,
  type Hours,
  type Opening,
  type OpeningException,
  WEEK_FROM_SATURDAY,
} from '#domain/opening.ts'
import { formatClock, formatDayMonth, WEEKDAYS } from './format-date.ts'

/** «السبت – الخميس، 9:00 ص – 9:00 م؛ الجمعة، 4:00 م – 9:00 م»; null where no day of the week is open. */
export function weekText({ week }: Pick<Opening, 'week'>): string | null {
  const groups = groupWeek(week).map(({ days, hours }) => `${daysText(days)}، ${hoursText(hours)}`)
  return groups.length > 0 ? groups.join('؛ ') : null
}

/** «9:00 ص – 9:00 م» */
export function hoursText({ from, to }: Hours): string {
  return `${formatClock(from)} – ${formatClock(to)}`
}

/** «اليوم الوطني (25 – 26 نوفمبر): مغلق» */
export function exceptionText({ label, from, to, hours }: OpeningException): string {
  return `${label} (${spanText(from, to)}): ${hours ? hoursText(hours) : 'مغلق'}`
}

function spanText(from: string, to: string): string {
  if (from === to) return formatDayMonth(from)
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : formatDayMonth(from)
  return `${first} – ${formatDayMonth(to)}`
}

/** Runs of days: «السبت – الثلاثاء والخميس»; all of them: «كل يوم». */
function daysText(days: readonly number[]): string {
  if (days.length === WEEK_FROM_SATURDAY.length) return 'كل يوم'
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    // Sunday follows Saturday.
    if (run && ((run.at(-1) ?? 0) + 1) % 7 === day) run.push(day)
    else runs.push([day])
  }
  return runs.flatMap(runText).join(' و')
}

/** Two days in a row are named one by one. */
function runText(run: readonly number[]): string[] {
  const names = run.map((day) => WEEKDAYS[day] ?? '')
  return names.length < 3 ? names : [`${names[0]} – ${names.at(-1)}`]
}
