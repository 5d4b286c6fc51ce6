// Why the shop cannot start, in one line for the person who starts it; null for a bug, which is logged.
import { isDatabaseAway, sqlState } from '#platform/database/connect.ts'
import { errorCode } from '#platform/process/error-code.ts'
import { WorkerEnded } from '#platform/process/workers.ts'
import type { Environment } from './environment.ts'

export function explainFailure(
  error: unknown,
  { port, host, databaseUrl }: Pick<Environment, 'port' | 'host' | 'databaseUrl'>,
): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof WorkerEnded) return error.message
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken: another program listens there, or this shop already does.`
    case 'EADDRNOTAVAIL':
      return `HOST must be an address of this machine (it is "${host}").`
    case 'EACCES':
      return (error as NodeJS.ErrnoException).syscall === 'listen'
        ? `PORT ${port} may not be opened by this user.`
        : null
  }
  if (!databaseUrl || !(isDatabaseAway(error) || isTurnedAway(error))) return null
  const { host: place, pathname } = new URL(databaseUrl)
  return `The PostgreSQL of DATABASE_URL (${place}${pathname}) cannot be used: ${error.message}.`
}

/** Wrong user or password, no such database, no right to it. */
function isTurnedAway(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  return state.startsWith('28') || state === '3D000' || state === '42501'
}
