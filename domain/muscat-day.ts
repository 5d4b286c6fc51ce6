// Days as the shop counts them: in Muscat, whatever the machine's clock is set to (A-ANA-03).

/** Oman keeps UTC+4 all year and has never had summer time. */
export const MUSCAT_OFFSET_MS = 4 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** When the day of `time` began in Muscat, or a day this many days away from it. */
export function startOfMuscatDay(time: Date, days = 0): Date {
  const day = Math.floor((time.getTime() + MUSCAT_OFFSET_MS) / DAY_MS) + days
  return new Date(day * DAY_MS - MUSCAT_OFFSET_MS)
}

/** "2026-11-21" */
export function muscatDate(time: Date): string {
  return new Date(time.getTime() + MUSCAT_OFFSET_MS).toISOString().slice(0, 10)
}

/** "14:05", on the shop's own clock. */
export function muscatClock(time: Date): string {
  return new Date(time.getTime() + MUSCAT_OFFSET_MS).toISOString().slice(11, 16)
}

/** 0 to 23, on the shop's own clock. */
export function muscatHour(time: Date): number {
  return new Date(time.getTime() + MUSCAT_OFFSET_MS).getUTCHours()
}
