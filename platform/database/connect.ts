// Connects to PostgreSQL: connection pools, and the query builder on them.
import type { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg, { type ClientBase } from 'pg'
import { errorCode } from '#platform/process/error-code.ts'
import type { Log } from '#platform/process/log.ts'
import { createOutageLog } from '#platform/process/outage-log.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0] & {
  /** The connection that the transaction runs on. */
  $client: pg.PoolClient
}
export type Queryable = Database | Transaction

export type ConnectOptions = {
  url: string
  log: Log
  /** The application name in pg_stat_activity. */
  name?: string
  /** Connections of this process at most. */
  poolSize?: number
  /** Timeout of a statement, and of waiting for a connection. */
  timeoutMs?: number
  /** Of each connection. */
  Client?: typeof pg.Client | undefined
}

const POOL_SIZE = 12
/**
 * Hundreds of simultaneous buyers of one animal must be served, also on a slow machine; a request that waits
 * longer than this for a connection gets 503.
 */
const TIMEOUT_MS = 10_000
/** PostgreSQL cancels a slow statement itself; a connection silent for this much longer is dead. */
const SILENCE_MS = 1000
const CONNECTIONS_FOR_POOLS = 72

/** Of each process: a third renders pages and lists, so that the rest is there for orders. */
export function poolSizes(processes: number): { reads: number; rest: number } {
  const all = Math.max(2, Math.min(POOL_SIZE, Math.floor(CONNECTIONS_FOR_POOLS / processes)))
  const reads = Math.ceil(all / 3)
  return { reads, rest: all - reads }
}

/** Opens no connection yet: the first query does. Close with `db.$client.end()`. */
export function connect({
  url,
  log,
  name = 'aleef',
  poolSize = POOL_SIZE,
  timeoutMs = TIMEOUT_MS,
  Client,
}: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: poolSize,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs / 2,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    Client,
  })
  // A connection may die at any moment, idle or inside a transaction; the next query fails then, but the event must not
  // crash the process.
  const logLoss = createOutageLog(log, 'idle database connections were lost')
  pool.on('error', (error) => {
    if (!pool.ending) logLoss({ error })
  })
  pool.on('connect', (client) => {
    client.on('error', () => {})
    socketOf(client).on('timeout', () => socketOf(client).destroy(new DatabaseSilent()))
  })
  pool.on('acquire', (client) => socketOf(client).setTimeout(timeoutMs + SILENCE_MS))
  return drizzle({ client: pool })
}

/** A proxy in between may have stopped forwarding without closing the connection. */
class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  override message = 'the database does not respond'
  readonly code = 'ETIMEDOUT'
}

/** For a connection whose statements may take long, until it is given back. */
export function allowSilence(client: ClientBase): void {
  socketOf(client).setTimeout(0)
}

function socketOf(client: ClientBase): Socket {
  return (client as pg.Client).connection.stream as Socket
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Shut down, crashed, starting; cancelled by a timeout; waited too long for a lock; idle too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '55P03',
  '25P03',
  '25P04',
])
/** Connection exceptions; too many connections, out of memory or disk. */
const AWAY_CLASSES = ['08', '53']
/** Messages of errors that pg raises without a code. */
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|client was closed|cannot use a pool after calling end/i

/** True if the database is unavailable or overloaded: 503 with Retry-After, not a bug. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause)
    if (code && (AWAY.has(code) || AWAY_CLASSES.includes(code.slice(0, 2)))) return true
    if (AWAY_MESSAGES.test(cause.message) && !isQueryEcho(cause)) return true
  }
  return false
}

/** The query builder's error repeats statement and values, which may contain anything. */
function isQueryEcho(error: Error): boolean {
  return error.message.startsWith('Failed query')
}

/** A unique constraint was violated. */
export const UNIQUE_VIOLATION = '23505'

/** The SQLSTATE of a database error, wherever the query builder wrapped it; undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause)
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
