// kill -9 of the shop, of its PostgreSQL and of both while customers buy loses no acknowledged order and leaves none
// half done. In its real shape: the built shop with the embedded PostgreSQL and fsync on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/process/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readEnvironment } from '#server/environment.ts'
import { hasBreach, verify } from '#server/verify/verify.ts'
import { type BuiltShop, startBuiltShop } from '#tests/support/built-shop.ts'
import { findClosedPort } from '#tests/support/mail-server.ts'
import { rounds } from '#tests/support/rounds.ts'
import { buyUntil, countWrongOrders, nothingBought } from './patient-buyers.ts'
import { insertBuyers, SECRET } from './shop-processes.ts'

const ROUNDS = rounds(2, 300)
const BUYERS = rounds(2000, 60_000)
const AT_ONCE = 4
const ORDERS_BETWEEN = 10
const VICTIMS = ['both', 'shop', 'PostgreSQL'] as const

let environment: Record<string, string> & { DATA_DIR: string }
let running: BuiltShop
let pool: pg.Pool
let release: () => Promise<void>
beforeAll(async () => {
  environment = {
    NODE_ENV: 'development',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'aleef-killed-')),
    PORT: String(await findClosedPort()),
    AUTH_SECRET: SECRET,
    RATE_LIMIT_SCALE: '0',
  }
  running = await startBuiltShop(environment)
  const database = await openDatabase(readEnvironment(environment), createLog('silent'), {})
  release = database.stop
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await release()
  await running.stop()
  rmSync(environment.DATA_DIR, { recursive: true })
})

function postmaster(): number {
  return Number(readFileSync(join(environment.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'shop') process.kill(postmaster(), 'SIGKILL')
  if (victim === 'PostgreSQL') return
  process.kill(running.pid, 'SIGKILL')
  running = await startBuiltShop(environment)
}

it('R-04: a process killed under load has every acknowledged order once, with consistent books', async () => {
  const { rows } = await pool.query(
    "SELECT id FROM products WHERE item_type = 'product' ORDER BY quantity DESC LIMIT 1",
  )
  const productId: number = rows[0].id
  // The ledger notes by itself what was changed past the shop.
  await pool.query('UPDATE products SET quantity = quantity + $2 WHERE id = $1', [productId, BUYERS])
  const bought = nothingBought()
  const buyers = await insertBuyers({ pool }, BUYERS, { [productId]: 1 })
  let isOver = false
  const buying = buyUntil(() => isOver, { origin: running.origin, buyers, atOnce: AT_ONCE, bought })
  const hasBought = async (count: number) => {
    while (bought.acknowledged.size < count) await Promise.race([delay(20), buying])
  }
  for (let round = 0; round < ROUNDS; round++) {
    await hasBought(bought.acknowledged.size + ORDERS_BETWEEN)
    await kill(VICTIMS[round % VICTIMS.length] ?? 'both')
  }
  await hasBought(bought.acknowledged.size + ORDERS_BETWEEN)
  isOver = true
  await buying

  expect(bought.repeated).toBeGreaterThan(0)
  expect(await countWrongOrders(pool, bought)).toEqual({ lost: 0, doubled: 0 })
  expect(hasBreach(await verify(drizzle(pool), new Date()))).toBe(false)
})
