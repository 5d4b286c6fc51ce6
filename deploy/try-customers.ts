// The customers of try-several-machines.sh: 20 at a time send an order each through the balancer, again and again until it
// is acknowledged, as people do, until the file STOP is there. Prints what became of the orders; exits 1 when one is lost,
// doubled or never acknowledged.
//   node deploy/try-customers.ts BASE_URL DATABASE_URL PRODUCT_ID STOP
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Buyer, insertBuyers } from '#tests/reliability/shop-processes.ts'
import { CHECKOUT } from '#tests/support/test-shop.ts'

const AT_ONCE = 20
const PATIENCE_MS = 60_000

const [baseUrl = '', databaseUrl = '', productId = '', stopFile = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
// Connections break when the database restarts; the next query takes a new one.
pool.on('error', () => {})
const acknowledged = new Map<string, number>()
const tries = { sent: 0, repeated: 0 }
let longestMs = 0

const buyers = await insertBuyers({ pool }, 5000, { [Number(productId)]: 1 })
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (!existsSync(stopFile)) {
      const buyer = buyers.pop()
      if (!buyer) throw new Error('there are no customers left')
      await buy(buyer)
    }
  }),
)
await report()

async function buy(buyer: Buyer): Promise<void> {
  const start = performance.now()
  for (;;) {
    tries.sent++
    const id = await sendOrder(buyer)
    const ms = performance.now() - start
    if (id !== null) {
      acknowledged.set(buyer.id, id)
      longestMs = Math.max(longestMs, ms)
      return
    }
    if (ms > PATIENCE_MS) throw new Error(`no order was acknowledged within ${PATIENCE_MS / 1000} s`)
    tries.repeated++
    await delay(250)
  }
}

/** The order's id; null when the shop could not be reached or asked to come back later. */
async function sendOrder({ id, cookie }: Buyer): Promise<number | null> {
  let response: Response
  try {
    response = await fetch(`${baseUrl}/api/orders`, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        Origin: baseUrl,
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-of-${id}`,
      },
      body: JSON.stringify(CHECKOUT),
      signal: AbortSignal.timeout(15_000),
    })
  } catch {
    return null
  }
  if ([502, 503, 504].includes(response.status)) return null
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { id: number }).id
}

async function report(): Promise<void> {
  const { rows } = await pool.query<{ userId: string; ids: number[] }>(
    'SELECT user_id AS "userId", array_agg(id) AS ids FROM orders GROUP BY user_id',
  )
  const stored = new Map(rows.map(({ userId, ids }) => [userId, ids]))
  const lost = [...acknowledged].filter(([buyer, id]) => !stored.get(buyer)?.includes(id)).length
  const doubled = rows.filter(({ ids }) => ids.length > 1).length
  console.log(
    `${acknowledged.size} orders acknowledged, ${lost} lost, ${doubled} doubled; ` +
      `${tries.repeated} of ${tries.sent} requests were repeated, the longest order took ${(longestMs / 1000).toFixed(1)} s`,
  )
  await pool.end()
  if (lost > 0 || doubled > 0 || acknowledged.size < AT_ONCE) process.exitCode = 1
}
