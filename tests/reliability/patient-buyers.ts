// Customers who each send one order, again and again with the same key until it is acknowledged, as people do.
import { setTimeout as delay } from 'node:timers/promises'
import { CHECKOUT } from '#tests/support/test-shop.ts'
import type { Buyer } from './shop-processes.ts'

const PATIENCE_MS = 60_000
const BETWEEN_TRIES_MS = 250

export type Bought = {
  /** The order of each buyer, by the buyer's id. */
  acknowledged: Map<string, number>
  sent: number
  repeated: number
  longestMs: number
}

/** Takes buyers from the list, `atOnce` at a time, until `isOver`; throws at a refusal and when one waits too long. */
export async function buyUntil(
  isOver: () => boolean,
  { origin, buyers, atOnce, bought }: { origin: string; buyers: Buyer[]; atOnce: number; bought: Bought },
): Promise<void> {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver()) {
        const buyer = buyers.pop()
        if (!buyer) throw new Error('there are no customers left')
        await buy(origin, buyer, bought)
      }
    }),
  )
}

export const nothingBought = (): Bought => ({ acknowledged: new Map(), sent: 0, repeated: 0, longestMs: 0 })

async function buy(origin: string, buyer: Buyer, bought: Bought): Promise<void> {
  const start = performance.now()
  for (;;) {
    bought.sent++
    const id = await sendOrder(origin, buyer)
    const ms = performance.now() - start
    if (id !== null) {
      bought.acknowledged.set(buyer.id, id)
      bought.longestMs = Math.max(bought.longestMs, ms)
      return
    }
    if (ms > PATIENCE_MS) throw new Error(`no order was acknowledged within ${PATIENCE_MS / 1000} s`)
    bought.repeated++
    await delay(BETWEEN_TRIES_MS)
  }
}

/** The order's id; null when the shop could not be reached or asked to come back later. */
async function sendOrder(origin: string, { id, cookie }: Buyer): Promise<number | null> {
  let response: Response
  let body: { id: number }
  try {
    response = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        Origin: origin,
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-of-${id}`,
      },
      body: JSON.stringify(CHECKOUT),
      signal: AbortSignal.timeout(15_000),
    })
    if ([502, 503, 504].includes(response.status)) return null
    body = (await response.json()) as { id: number }
  } catch {
    return null
  }
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`)
  return body.id
}

type Orders = { rows: { userId: string; ids: number[] }[] }

/** How many acknowledged orders are not there, and how many buyers have two. */
export async function countWrongOrders(
  pool: { query(sql: string): Promise<unknown> },
  { acknowledged }: Bought,
): Promise<{ lost: number; doubled: number }> {
  const { rows } = (await pool.query(
    'SELECT user_id AS "userId", array_agg(id) AS ids FROM orders GROUP BY user_id',
  )) as Orders
  const stored = new Map(rows.map(({ userId, ids }) => [userId, ids]))
  return {
    lost: [...acknowledged].filter(([buyer, id]) => !stored.get(buyer)?.includes(id)).length,
    doubled: rows.filter(({ ids }) => ids.length > 1).length,
  }
}
