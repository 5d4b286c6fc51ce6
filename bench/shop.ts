// The shop as people meet it: the built process with its own database, on this machine's loopback.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createLog } from '#platform/process/log.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import { COOKIE_PREFIX } from '#platform/sessions/session-cookie.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readEnvironment } from '#server/environment.ts'

export type BenchShop = {
  url: string
  pid: number
  databaseUrl: string
  /** Straight to the shop's database, with as many connections as the shop itself has. */
  pool: pg.Pool
  /** Makes customers and gives the cookie that each is signed in with. */
  customers(count: number): Promise<{ id: string; cookie: string }[]>
  stop(): Promise<void>
}

const AUTH_SECRET = 'a-secret-of-the-benchmarks-and-nothing-else'
const POOL_SIZE = 12
const PATIENCE_MS = 240_000

/** @param settings environment variables on top of the benchmarks' own */
export async function startShop(settings: Record<string, string> = {}): Promise<BenchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aleef-bench-'))
  const port = await freePort()
  // In production a new shop would have no demo.
  const { NODE_ENV: _, ...inherited } = process.env
  const environment = {
    ...inherited,
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    AUTH_SECRET,
    RATE_LIMIT_SCALE: '0',
    ...settings,
  }
  const shop = spawn(process.execPath, ['build/server/index.js'], {
    cwd: projectFolder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, shop)
  const database = await openDatabase(readEnvironment(environment), createLog(), {})
  const pool = new pg.Pool({ connectionString: database.url, max: POOL_SIZE })
  return {
    url,
    pid: shop.pid ?? 0,
    databaseUrl: database.url,
    pool,
    customers: (count) => signInCustomers(pool, count),
    async stop() {
      await pool.end()
      await database.stop()
      await ended(shop)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function untilReady(url: string, shop: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await delay(100)
  }
  throw new Error('the shop is not ready')
}

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await end
}

/** Sessions are written as sign-in writes them, so that thousands of customers do not wait for password hashing. */
async function signInCustomers(pool: pg.Pool, count: number) {
  const customers = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }))
  await pool.query(
    `INSERT INTO profiles (id, email, email_verified, name, first_name, last_name)
     SELECT id, id || '@bench.example', true, 'عميل', 'عميل', 'تجربة' FROM unnest($1::text[]) AS id`,
    [customers.map((customer) => customer.id)],
  )
  await pool.query(
    `INSERT INTO sessions (id, token, user_id, expires_at)
     SELECT token, token, id, now() + interval '1 day' FROM unnest($1::text[], $2::text[]) AS s (id, token)`,
    [customers.map((customer) => customer.id), customers.map((customer) => customer.token)],
  )
  return customers.map(({ id, token }) => ({ id, cookie: sessionCookie(token) }))
}

function sessionCookie(token: string): string {
  const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
  return `${COOKIE_PREFIX}.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
