// When the shop backs itself up, and which backups it keeps (L-08).
import { HOUR_MS } from './duration.ts'
import { muscatDay, muscatHour } from './muscat-time.ts'

/** At this hour hardly anybody buys. */
const NIGHT_HOUR = 2
/** A manual backup shortly before replaces the nightly one. */
const FRESH_MS = 6 * HOUR_MS
/** After this time the nightly backup was missed: the machine was off, or it failed. */
const MISSED_MS = 26 * HOUR_MS
/** After this time the shop warns about missing backups. */
export const LATE_BACKUP_MS = 48 * HOUR_MS

/** Checked every hour. @param last the last good backup, or the start of the shop */
export function isBackupDue(last: Date, now: Date): boolean {
  const age = now.getTime() - last.getTime()
  return age >= MISSED_MS || (muscatHour(now) === NIGHT_HOUR && age >= FRESH_MS)
}

const KEPT = [
  { count: 7, period: muscatDay },
  { count: 4, period: weekOf },
  { count: 6, period: (at: Date) => muscatDay(at).slice(0, 7) },
]

/** The backups to keep: the newest of each of the last 7 days, 4 weeks and 6 months. */
export function backupsToKeep(taken: readonly Date[]): Set<Date> {
  const newestFirst = [...taken].sort((a, b) => b.getTime() - a.getTime())
  const kept = new Set<Date>()
  for (const { count, period } of KEPT) {
    const periods = new Set<string>()
    for (const at of newestFirst) {
      if (periods.has(period(at))) continue
      if (periods.size === count) break
      periods.add(period(at))
      kept.add(at)
    }
  }
  return kept
}

/** Weeks of the shop begin on Sunday: the day of that Sunday in Muscat. */
function weekOf(at: Date): string {
  const day = new Date(`${muscatDay(at)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - day.getUTCDay())
  return day.toISOString().slice(0, 10)
}
