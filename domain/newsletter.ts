// A newsletter as it is written and sent (W-11): its limits, and when a mail that failed is tried again.
import { DAY_MS, MINUTE_MS } from './duration.ts'

export const NEWSLETTER = { subjectMax: 200, textMax: 20_000 } as const

/** The same retry time as for any other mail. */
const TRIED_FOR_MS = 3 * DAY_MS
const MAX_WAIT_MS = 60 * MINUTE_MS

/** When it is tried again; null when it was tried long enough. @param tries with the one that just failed */
export function nextTryAt(tries: number, sentAt: Date, now: Date): Date | null {
  if (now.getTime() - sentAt.getTime() >= TRIED_FOR_MS) return null
  return new Date(now.getTime() + Math.min(2 ** (tries - 1) * MINUTE_MS, MAX_WAIT_MS))
}
