// Starts the built shop as a process with its own database, on loopback.
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createLog } from '#platform/process/log.ts'
import { COOKIE_PREFIX } from '#platform/sessions/session-cookie.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readEnvironment } from '#server/environment.ts'
import { startBuiltShop } from '#tests/support/built-shop.ts'
import { findClosedPort } from '#tests/support/mail-server.ts'

export type BenchShop = {
  url: string
  pid: number
  databaseUrl: string
  /** Straight to the shop's database, with as many connections as the shop itself has. */
  pool: pg.Pool
  /** Another such pool. */
  openPool(): pg.Pool
  /** Makes customers and gives the cookie that each is signed in with. */
  customers(count: number): Promise<{ id: string; cookie: string }[]>
  [Symbol.asyncDispose](): Promise<void>
}

export const AUTH_SECRET = 'a-secret-of-the-benchmarks-and-nothing-else'
const POOL_SIZE = 12

/** @param settings environment variables on top of the benchmarks' own */
export async function startShop(settings: Record<string, string> = {}): Promise<BenchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aleef-bench-'))
  const port = await findClosedPort()
  const environment = {
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    AUTH_SECRET,
    RATE_LIMIT_SCALE: '0',
    ...settings,
  }
  const shop = await startBuiltShop(environment)
  const database = await openDatabase(readEnvironment(environment), createLog(), {})
  const openPool = () => new pg.Pool({ connectionString: database.url, max: POOL_SIZE })
  const pool = openPool()
  return {
    url: `http://127.0.0.1:${port}`,
    pid: shop.pid,
    databaseUrl: database.url,
    pool,
    openPool,
    customers: (count) => signInCustomers(pool, count),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await database.stop()
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
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
