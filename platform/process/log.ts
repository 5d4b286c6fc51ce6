// The shop's log: one JSON line an event, on standard output. Nothing private belongs in it (quality.md, Z-11).
import { type DestinationStream, destination, type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

/** Lines leave together: a write to the system for each would cost a request as much as a query does (P-04). */
const LINES_TOGETHER_BYTES = 4096
/** The longest that a line waits for others; the end of the process waits for none. */
const MAX_WAIT_MS = 200

/** @param to where the lines go; standard output, unless a test reads them */
export function createLog(
  level: 'info' | 'warn' | 'error' | 'silent' = 'info',
  to: DestinationStream = standardOutput(),
): Logger {
  return pino(
    { level, base: { pid: process.pid }, serializers: { error: describeError, err: describeError } },
    to,
  )
}

function standardOutput(): DestinationStream {
  return destination({ sync: false, minLength: LINES_TOGETHER_BYTES, periodicFlush: MAX_WAIT_MS })
}

/** Of a database error only SQLSTATE and constraint: its message carries the values of the statement. */
function describeError(error: unknown): object {
  if (!isErrorLike(error)) return { type: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const fromDatabase = isDatabaseError(error)
  return {
    type: error.name,
    code,
    constraint,
    table,
    message: fromDatabase ? undefined : error.message.replace(ADDRESS, '…'),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** A mail server names in its refusals whom it does not want. */
const ADDRESS = /[^\s<>"',;:]+@[^\s<>"',;:]+/g

/** The job queue reports copies of its errors, which are no longer instances of Error. */
function isErrorLike(error: unknown): error is Error {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  )
}

function isDatabaseError(error: Error): boolean {
  return error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query') || 'severity' in error
}
