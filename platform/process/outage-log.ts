// An outage is logged when it begins, not with each request that meets it.
import type { Log } from './log.ts'

/** After this long without a failure, the next one begins another outage. */
const QUIET_MS = 30_000

export function createOutageLog(log: Log, message: string): (line: object) => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return (line) => {
    if (performance.now() - lastAt > QUIET_MS) log.warn(line, message)
    lastAt = performance.now()
  }
}
