// one idempotency key makes at most one order, and exactly one if any try was acknowledged, whatever becomes of
// connections and processes.
import { afterAll, expect, it } from 'vitest'
import { CHECKOUT, createTestShop, expectNoBreach, insertProduct } from '#tests/support/test-shop.ts'
import { type Buyer, insertBuyers, type ShopProcess, startShopProcess } from './shop-processes.ts'

const BUYERS = 120
const UNITS = 1000

const processes: ShopProcess[] = []
const shop = await createTestShop()
processes.push(...(await Promise.all([startShopProcess(shop), startShopProcess(shop)])))
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()))
  await shop.close()
})

/** The order's id, or null when no answer came. Anything but an order in an answer is a failure. */
async function tryToOrder(origin: string, buyer: Buyer, cutAfter?: number): Promise<number | null> {
  try {
    const response = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        Cookie: buyer.cookie,
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-of-${buyer.id}`,
      },
      body: JSON.stringify(CHECKOUT),
      signal: cutAfter === undefined ? null : AbortSignal.timeout(cutAfter),
    })
    const body = (await response.json()) as { id: number }
    // Shed under load: nothing was acknowledged.
    if (response.status === 503) return null
    if (response.status !== 201 && response.status !== 200) throw new Refusal(JSON.stringify(body))
    return body.id
  } catch (error) {
    if (error instanceof Refusal) throw error
    return null
  }
}
class Refusal extends Error {}

it('R-03: each key has one order under concurrent tries, cut sockets and a killed process', async () => {
  const food = await insertProduct(shop, { quantity: UNITS })
  const buyers = await insertBuyers(shop, BUYERS, { [food]: 2 })
  const [first, second] = processes
  const acknowledged = new Map<string, Set<number>>()
  let answers = 0
  let killed: Promise<void> | undefined

  const tries = buyers.flatMap((buyer, index) =>
    Array.from({ length: 1 + (index % 8) }, async (_, duplicate) => {
      const { origin } = (index + duplicate) % 2 ? first! : second!
      const id = await tryToOrder(origin, buyer, duplicate % 4 === 3 ? 5 + index : undefined)
      if (id === null) return
      acknowledged.set(buyer.id, (acknowledged.get(buyer.id) ?? new Set()).add(id))
      if (++answers === 60) killed = first!.kill()
    }),
  )
  await Promise.all(tries)
  expect(killed).toBeDefined()
  await killed

  const ordersOf = async () => {
    const { rows } = await shop.pool.query<{ userId: string; ids: number[] }>(
      'SELECT user_id AS "userId", array_agg(id) AS ids FROM orders GROUP BY user_id',
    )
    return new Map(rows.map(({ userId, ids }) => [userId, ids]))
  }
  const orders = await ordersOf()
  for (const ids of orders.values()) expect(ids).toHaveLength(1)
  for (const [buyer, ids] of acknowledged) expect(orders.get(buyer)).toEqual([...ids])

  processes.push(await startShopProcess(shop))
  await Promise.all(
    buyers.map(async (buyer, index) => {
      const { origin } = index % 2 ? second! : processes.at(-1)!
      let id: number | null = null
      for (let again = 0; id === null && again < 10; again++) id = await tryToOrder(origin, buyer)
      const earlier = orders.get(buyer.id)
      if (earlier) expect([id]).toEqual(earlier)
      else expect(id).toBeGreaterThan(0)
    }),
  )
  expect([...(await ordersOf()).values()].map((ids) => ids.length)).toEqual(
    Array.from({ length: BUYERS }, () => 1),
  )
  const { rows } = await shop.pool.query('SELECT quantity FROM products WHERE id = $1', [food])
  expect(rows).toEqual([{ quantity: UNITS - 2 * BUYERS }])
  await expectNoBreach(shop)
}, 60_000)
