// The shop's own PostgreSQL, when no DATABASE_URL is set: the real server, from an npm package, with its data
// under DATA_DIR/postgres. Several processes may use it at once; the last one that leaves stops it. A server
// left over by a killed shop is taken over, and one that dies under a running shop is started again.
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '#platform/process/error-code.ts'
import type { Log } from '#platform/process/log.ts'
import { readOrCreateSecret } from '#platform/process/secret-file.ts'
import { type ClusterPlace, createCluster, findPrograms, NAME } from './postgres-cluster.ts'
import { asPostgresUser, choosePostgresUser } from './postgres-user.ts'
import { findPostmaster, isServer, signal } from './postmaster.ts'

export type EmbeddedPostgres = {
  /** Address of the shop's database, password included: never for the log. */
  url: string
  /** Disconnects from the server, and stops it if no other process uses it. */
  stop(): Promise<void>
}

type EmbeddedPostgresOptions = {
  dataDir: string
  log: Log
  /** The shop restarts a server that died; a command-line tool does not. */
  supervise?: boolean
  /** Server settings on top of ours. */
  settings?: Record<string, string>
}

/** Each process that uses the server holds this lock shared; one that gets it exclusively is the last. */
const USERS_LOCK = 0x616c6566
const PATIENCE_MS = 120_000
const FAILED_STARTS = 10

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  wal_compression: 'on',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and their values stay out of the log (Z-11): errors reach the shop, which logs their codes.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Starts the server or joins the running one, and creates the database if it is missing. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true })
  const place = {
    ...options,
    dataDir: realpathSync(options.dataDir),
    cluster: join(realpathSync(options.dataDir), 'postgres'),
    password: readOrCreateSecret(join(options.dataDir, 'postgres-password')),
    programs: findPrograms(),
  }
  createCluster(place)
  const stopped = new AbortController()
  let server = await joinServer(place, stopped.signal)
  await createDatabase(server.lease)
  let healing = Promise.resolve()

  async function heal(): Promise<void> {
    options.log.error({}, 'PostgreSQL is gone; starting it again')
    while (!stopped.signal.aborted) {
      try {
        server = await joinServer(place, stopped.signal, server.port)
        options.log.info({}, 'PostgreSQL is back')
        return watch()
      } catch (error) {
        if (stopped.signal.aborted) return
        options.log.error({ error }, 'PostgreSQL does not start')
        await delay(1000)
      }
    }
  }
  function watch(): void {
    server.lease.once('end', () => {
      if (!stopped.signal.aborted) healing = heal()
    })
  }
  if (options.supervise) watch()

  return {
    url: `postgres://${NAME}:${place.password}@127.0.0.1:${server.port}/${NAME}`,
    async stop() {
      stopped.abort()
      await healing
      await leave(place, server.lease)
    },
  }
}
type ServerPlace = EmbeddedPostgresOptions & ClusterPlace
type Server = { lease: pg.Client; port: number }

/** Waits for a server that takes our lease; starts one when none runs. @param fixedPort the pool's port */
async function joinServer(place: ServerPlace, stopped: AbortSignal, fixedPort?: number): Promise<Server> {
  const deadline = Date.now() + PATIENCE_MS
  let child: ChildProcess | undefined
  let starts = 0
  for (;;) {
    stopped.throwIfAborted()
    const postmaster = findPostmaster(place.cluster)
    const starting = child && child.exitCode === null && child.signalCode === null
    if (postmaster?.port) {
      const lease = await takeLease(place, postmaster.port)
      if (lease) return { lease, port: postmaster.port }
    } else if (!postmaster && !starting) {
      if (starts === FAILED_STARTS) throw new Error(`PostgreSQL does not start:\n${readLogTail(place)}`)
      if (starts++ > 0) await delay(300)
      child = await spawnPostgres(place, fixedPort)
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not become ready:\n${readLogTail(place)}`)
    await delay(20)
  }
}

async function spawnPostgres(place: ServerPlace, fixedPort: number | undefined): Promise<ChildProcess> {
  const port = fixedPort ?? (await choosePort(place))
  const settings = { ...SETTINGS, port: String(port), ...place.settings }
  const args = [
    '-D',
    place.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const command = asPostgresUser(choosePostgresUser(place.cluster), place.programs.postgres, args, [
    place.cluster,
  ])
  const output = openSync(prepareLog(place), 'a', 0o600)
  // Detached: a Ctrl-C in the shop's terminal is the shop's to handle.
  const child = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.on('error', (error) => place.log.error({ error }, 'PostgreSQL cannot be run'))
  child.unref()
  return child
}

/** The previous port if it is still free, else a new one, below the range that systems hand out. */
async function choosePort(place: ServerPlace): Promise<number> {
  const file = join(place.dataDir, 'postgres-port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (last && (await isFree(last))) return last
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (!(await isFree(port))) continue
    writeFileSync(file, `${port}\n`)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

const LOG_LIMIT = 5_000_000

function prepareLog(place: ServerPlace): string {
  const file = join(place.dataDir, 'postgres.log')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT) renameSync(file, `${file}.old`)
  if (size > 0) chmodSync(file, 0o600)
  return file
}

function readLogTail(place: ServerPlace): string {
  return readFileSync(join(place.dataDir, 'postgres.log'), 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}

/** A connection that stays open as long as this process uses the server; undefined while it is not ready. */
async function takeLease(place: ServerPlace, port: number): Promise<pg.Client | undefined> {
  const lease = new pg.Client({
    host: '127.0.0.1',
    port,
    user: NAME,
    password: place.password,
    database: 'postgres',
    application_name: 'aleef lease',
    connectionTimeoutMillis: 2000,
    keepAlive: true,
  })
  // The `end` event reports the loss; without this listener the error would crash the process.
  lease.on('error', () => {})
  try {
    await lease.connect()
    await lease.query('SELECT pg_advisory_lock_shared($1)', [USERS_LOCK])
    return lease
  } catch (error) {
    await lease.end().catch(() => {})
    if (errorCode(error)?.startsWith('28')) {
      throw new Error(`The password in ${join(place.dataDir, 'postgres-password')} is not the server's.`, {
        cause: error,
      })
    }
    return undefined
  }
}

async function createDatabase(lease: pg.Client): Promise<void> {
  const { rowCount } = await lease.query('SELECT FROM pg_database WHERE datname = $1', [NAME])
  if (rowCount) return
  try {
    await lease.query(`CREATE DATABASE ${NAME}`)
  } catch (error) {
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error
  }
}

const STOP_MS = 6000

async function leave(place: ServerPlace, lease: pg.Client): Promise<void> {
  if (await isUsedByOthers(lease)) return void (await lease.end())
  const postmaster = findPostmaster(place.cluster)
  if (postmaster) signal(postmaster.pid, 'SIGINT')
  await lease.end().catch(() => {})
  if (!postmaster) return
  const deadline = Date.now() + STOP_MS
  // The pid file is deleted shortly before the process exits.
  while (isServer(postmaster.pid, place.cluster)) {
    if (Date.now() > deadline) return signal(postmaster.pid, 'SIGQUIT')
    await delay(20)
  }
}

/** False if the server does not respond: nobody can be using it then, so it is stopped. */
async function isUsedByOthers(lease: pg.Client): Promise<boolean> {
  try {
    await lease.query('SELECT pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await lease.query('SELECT pg_try_advisory_lock($1) AS alone', [USERS_LOCK])
    return !rows[0].alone
  } catch {
    return false
  }
}
