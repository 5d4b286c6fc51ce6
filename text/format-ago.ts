// How long ago, and how long still: what somebody who works through a list reads at a glance.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/duration.ts'
import { muscatDaysBetween } from '#domain/muscat-time.ts'
import { formatCount, HOURS_GENITIVE, MINUTES_GENITIVE } from './format-count.ts'
import { formatDate, formatTime } from './format-date.ts'

const MINUTES_AGO = { ...MINUTES_GENITIVE, one: 'دقيقة' }
const HOURS_AGO = { ...HOURS_GENITIVE, one: 'ساعة' }

/** «الآن»، «منذ 12 دقيقة»، «منذ ساعتين»، «أمس»، «21 نوفمبر 2026». */
export function formatAgo(time: string, now: number): string {
  const passed = now - Date.parse(time)
  if (passed < MINUTE_MS) return 'الآن'
  if (passed < HOUR_MS) return `منذ ${formatCount(Math.floor(passed / MINUTE_MS), MINUTES_AGO)}`
  if (passed < DAY_MS) return `منذ ${formatCount(Math.floor(passed / HOUR_MS), HOURS_AGO)}`
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
