// Calendar days as «2026-11-21». The shop's day is Muscat's: UTC+4 all year, never summer time.

const MUSCAT_OFFSET_MS = 4 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The day it is in Muscat. */
export function muscatDay(at: Date): string {
  return new Date(at.getTime() + MUSCAT_OFFSET_MS).toISOString().slice(0, 10)
}

/** A day that there is: not 30 February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** «14:05», on Muscat's clock. */
export function muscatTime(at: Date): string {
  return new Date(at.getTime() + MUSCAT_OFFSET_MS).toISOString().slice(11, 16)
}

/** A day this many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
