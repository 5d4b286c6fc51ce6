// Real processes of the shop on a test database, and the customers who send them requests.
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESSION_SECONDS } from '#platform/sessions/session-cookie.ts'
import { startBuiltShop } from '#tests/support/built-shop.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

export const SECRET = 'a secret of the tests that is long enough'
export type ShopProcess = {
  origin: string
  /** kill -9. */
  kill(): Promise<void>
}

/** A process of the built shop on a test database, with the data folder that every process has. */
export async function startShopProcess({ url }: Pick<TestDatabase, 'url'>): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-process-'))
  const shop = await startBuiltShop({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    AUTH_SECRET: SECRET,
    DEMO: '0',
    RATE_LIMIT_SCALE: '0',
  })
  return {
    origin: shop.origin.replace('localhost', '127.0.0.1'),
    async kill() {
      await shop.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
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
