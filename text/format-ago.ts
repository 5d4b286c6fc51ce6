// How long ago, and how long still: what somebody who works through a list reads at a glance.
import { muscatDaysBetween } from '#domain/muscat-time.ts'
import { formatCount, HOURS_GENITIVE, MINUTES_GENITIVE } from '#text/format-count.ts'
import { formatDate, formatTime } from '#text/format-date.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const MINUTES_AGO = { ...MINUTES_GENITIVE, one: 'دقيقة' }
const HOURS_AGO = { ...HOURS_GENITIVE, one: 'ساعة' }

/** «الآن»، «منذ 12 دقيقة»، «منذ ساعتين»، «أمس»، «21 نوفمبر 2026». */
export function formatAgo(time: string, now: number): string {
  const passed = now - Date.parse(time)
  if (passed < MINUTE) return 'الآن'
  if (passed < HOUR) return `منذ ${formatCount(Math.floor(passed / MINUTE), MINUTES_AGO)}`
  if (passed < DAY) return `منذ ${formatCount(Math.floor(passed / HOUR), HOURS_AGO)}`
  return daysFrom(time, now) === -1 ? 'أمس' : formatDate(time)
}

/** A deadline as it is lived: «اليوم، 2:05 م»، «غداً، 2:05 م»، «23 نوفمبر 2026، 2:05 م». */
export function formatDeadline(time: string, now: number): string {
  const days = daysFrom(time, now)
  const day = days === 0 ? 'اليوم' : days === 1 ? 'غداً' : days === -1 ? 'أمس' : formatDate(time)
  return `${day}، ${formatTime(time)}`
}

/** Whole days of Muscat between now and then. */
function daysFrom(time: string, now: number): number {
  return muscatDaysBetween(new Date(now), new Date(time))
}
