// Real processes of the shop on a test database, and the customers who send them requests.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectFolder } from '#platform/process/project-folder.ts'
import { SESSION_SECONDS } from '#platform/sessions/session-cookie.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

export const SECRET = 'a secret of the tests that is long enough'
const PROGRAM = join(projectFolder, 'tests', 'reliability', 'shop-process.ts')

export type ShopProcess = {
  origin: string
  /** kill -9. */
  kill(): Promise<void>
}

export async function startShopProcess({ url }: Pick<TestDatabase, 'url'>): Promise<ShopProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, SHOP_DATABASE_URL: url, SHOP_SECRET: SECRET },
  })
  return { origin: `http://127.0.0.1:${await firstLine(child)}`, kill: () => kill(child) }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the process has no output')
  for await (const line of createInterface(stdout)) return line
  throw new Error('a process of the shop did not start')
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export type Buyer = { id: string; cookie: string }

/** Many customers at once, each signed in and with these lines in the cart. */
export async function insertBuyers(
  { pool }: Pick<TestDatabase, 'pool'>,
  count: number,
  lines: Record<number, number>,
): Promise<Buyer[]> {
  const { rows } = await pool.query<{ id: string; token: string }>(
    `WITH people AS (
       INSERT INTO profiles (id, email, email_verified)
       SELECT id, id || '@example.com', true FROM (SELECT gen_random_uuid()::text AS id FROM generate_series(1, $1)) p
       RETURNING id
     ), signed_in AS (
       INSERT INTO sessions (id, token, user_id, expires_at)
       SELECT id, 'token-' || id, id, now() + $2 * interval '1 second' FROM people RETURNING user_id, token
     ), given AS (
       INSERT INTO carts (user_id) SELECT id FROM people RETURNING id
     ), filled AS (
       INSERT INTO cart_items (cart_id, product_id, quantity)
       SELECT given.id, line.key::int, line.value::int FROM given, json_each_text($3) AS line
     )
     SELECT user_id AS id, token FROM signed_in`,
    [count, SESSION_SECONDS, JSON.stringify(lines)],
  )
  return rows.map(({ id, token }) => ({
    id,
    cookie: `aleef.session_token=${encodeURIComponent(signed(token))}`,
  }))
}

function signed(token: string): string {
  return `${token}.${createHmac('sha256', SECRET).update(token).digest('base64')}`
}
