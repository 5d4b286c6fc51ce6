// Dates as conventions 11: Gregorian, Latin digits, Muscat time, the same on the server and in every browser.
import { inMuscat } from '#domain/muscat-time.ts'

export const MONTH_NAMES = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const
/** As `Date.getUTCDay` counts. */
export const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const

/** Takes an ISO time, a day «2026-11-21» or a Date. «21 نوفمبر 2026» */
export function formatDate(time: string | Date): string {
  return `${formatDayMonth(time)} ${inMuscat(new Date(time)).getUTCFullYear()}`
}

/** «21 نوفمبر» */
export function formatDayMonth(time: string | Date): string {
  const muscat = inMuscat(new Date(time))
  return `${muscat.getUTCDate()} ${MONTH_NAMES[muscat.getUTCMonth()]}`
}

/** «السبت» */
export function formatWeekday(time: string | Date): string {
  return WEEKDAYS[inMuscat(new Date(time)).getUTCDay()] ?? ''
}

/** «2:05 م» */
export function formatTime(time: string | Date): string {
  const muscat = inMuscat(new Date(time))
  return clockText(muscat.getUTCHours(), muscat.getUTCMinutes())
}

/** Of a time of day «14:05»: «2:05 م». */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clockText(hours, minutes)
}

function clockText(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00A0${hours < 12 ? 'ص' : 'م'}`
}

/** «21 نوفمبر 2026 في 2:05 م» */
export function formatDateTime(time: string | Date): string {
  return `${formatDate(time)} في ${formatTime(time)}`
}

/** «السبت 21 نوفمبر» */
export function formatWeekdayAndDay(time: string | Date): string {
  return `${formatWeekday(time)} ${formatDayMonth(time)}`
}

/** «السبت 21 نوفمبر 2026» */
export function formatLongDate(time: string | Date): string {
  return `${formatWeekday(time)} ${formatDate(time)}`
}
