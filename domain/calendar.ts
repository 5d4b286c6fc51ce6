// Calendar days as «2026-11-21». The shop's day is Muscat's: UTC+4 all year, never summer time.

const MUSCAT_OFFSET_MS = 4 * 60 * 60 * 1000

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
