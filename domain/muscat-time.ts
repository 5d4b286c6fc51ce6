// Days and times of day as the shop counts them: in Muscat, whatever the machine's clock is set to (A-ANA-03). A day is
// «2026-11-21», a time of day «14:05».
import { DAY_MS, HOUR_MS } from './duration.ts'

/** Oman keeps UTC+4 all year and has never had summer time. */
const OFFSET_MS = 4 * HOUR_MS

/** Muscat's clock, read by the UTC fields. */
export function inMuscat(at: Date): Date {
  return new Date(at.getTime() + OFFSET_MS)
}

export function muscatDay(at: Date): string {
  return inMuscat(at).toISOString().slice(0, 10)
}

export function muscatTime(at: Date): string {
  return inMuscat(at).toISOString().slice(11, 16)
}

/** 0 to 23. */
export function muscatHour(at: Date): number {
  return inMuscat(at).getUTCHours()
}

/** The moment of this time of day in Muscat. */
export function muscatInstant(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00+04:00`)
}

/** When the day of `at` began in Muscat, or a day this many days away from it. */
export function startOfMuscatDay(at: Date, days = 0): Date {
  return new Date((muscatDayNumber(at) + days) * DAY_MS - OFFSET_MS)
}

/** How many midnights of Muscat lie between the two; negative if `to` is earlier. */
export function muscatDaysBetween(from: Date, to: Date): number {
  return muscatDayNumber(to) - muscatDayNumber(from)
}

/** Whether the day exists: not 30 February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** A day this many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Days since 1970. */
function muscatDayNumber(at: Date): number {
  return Math.floor(inMuscat(at).getTime() / DAY_MS)
}
