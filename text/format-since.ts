// How long ago, or how soon, in words (conventions 12): for lists that somebody reads all day.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/duration.ts'
import { muscatDaysBetween } from '#domain/muscat-time.ts'
import { type Counted, formatCount, HOURS, MINUTES } from './format-count.ts'
import { formatDate, formatTime } from './format-date.ts'

/** After a preposition, without «واحدة»: «منذ دقيقتين»، «بعد ساعة». */
const MINUTES_AFTER: Counted = { ...MINUTES, one: 'دقيقة', two: 'دقيقتين' }
const HOURS_AFTER: Counted = { ...HOURS, one: 'ساعة', two: 'ساعتين' }

/** «الآن»، «منذ 12 دقيقة»، «منذ ساعتين»، «أمس»، «18 نوفمبر 2026». */
export function formatSince(time: string | Date, now: Date): string {
  const passed = now.getTime() - new Date(time).getTime()
  if (passed < MINUTE_MS) return 'الآن'
  if (passed < DAY_MS / 2 || (passed < DAY_MS && daysBetween(time, now) === 0)) return `منذ ${span(passed)}`
  return daysBetween(time, now) === 1 ? 'أمس' : formatDate(time)
}

/** «بعد 40 دقيقة»، «بعد ساعتين»، «غداً، 2:05 م»، «18 نوفمبر 2026»؛ what is over is «انتهت». */
export function formatUntil(time: string | Date, now: Date): string {
  const left = new Date(time).getTime() - now.getTime()
  if (left <= 0) return 'انتهت'
  if (left < DAY_MS / 2 || daysBetween(now, time) === 0) return `بعد ${span(Math.max(left, MINUTE_MS))}`
  return daysBetween(now, time) === 1 ? `غداً، ${formatTime(time)}` : formatDate(time)
}

function span(ms: number): string {
  return ms < HOUR_MS
    ? formatCount(Math.floor(ms / MINUTE_MS), MINUTES_AFTER)
    : formatCount(Math.floor(ms / HOUR_MS), HOURS_AFTER)
}

/** Midnights of Muscat between the two. */
function daysBetween(from: string | Date, to: string | Date): number {
  return muscatDaysBetween(new Date(from), new Date(to))
}
