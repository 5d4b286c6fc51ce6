// what stands between the shop and its database stops forwarding. In `npm test` the time limits are a tenth of the
// shop's; `npm run test:soak` has the shop's own.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { RESPONSE_DEADLINE_MS } from '#platform/http/deadline.ts'
import { createLog } from '#platform/process/log.ts'
import { rounds } from '#tests/support/rounds.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { CHECKOUT, createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { type Buyer, insertBuyers } from './shop-processes.ts'

const SILENCES = rounds(1, 5)
const TIMEOUT_MS = rounds(2000, 10_000)
const DEADLINE_MS = rounds(5000, RESPONSE_DEADLINE_MS)
const POOL_SIZE = 4
/** Orders, lists, pages, a page from the cache. */
const AT_ONCE = 10

const lines: string[] = []

const shop = await createTestShop({ facts: true })
const food = await insertProduct(shop, { quantity: 1000 })
const proxy = await startSilentProxy(shop.url)
const log = createLog('warn', { write: (line) => void lines.push(line) })
const open = (poolSize: number) => connect({ url: proxy.url, log, poolSize, timeoutMs: TIMEOUT_MS })
const db = open(POOL_SIZE)
const probeDb = open(1)
const app = await createTestApp({ context: { db, log }, probeDb, responseDeadlineMs: DEADLINE_MS }, shop)
afterAll(async () => {
  proxy.recover()
  await app.close()
  await Promise.all([db.$client.end(), probeDb.$client.end()])
  proxy.close()
  await shop.close()
})

async function order(buyer: Buyer | undefined, key: string): Promise<Response> {
  return app.request('/api/orders', {
    method: 'POST',
    headers: { Cookie: buyer?.cookie ?? '', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(CHECKOUT),
  })
}

it('R-08: every request gets a response, no connection is lost, and the shop recovers', async () => {
  for (let silence = 0; silence < SILENCES; silence++) {
    lines.length = 0
    expect((await app.request('/readyz')).status).toBe(200)
    const buyers = await insertBuyers(shop, AT_ONCE, { [food]: 1 })
    const keys = buyers.map(() => randomUUID())
    proxy.fallSilent()

    const responses = await Promise.all([
      ...buyers.map((buyer, i) => order(buyer, keys[i] ?? '')),
      ...buyers.map((_, i) => app.request(`/api/products?search=a${i}`)),
      ...buyers.map((_, i) => app.request(`/products?search=b${i}`, { headers: { Accept: 'text/html' } })),
    ])
    for (const response of responses)
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await app.request('/healthz')).status).toBe(200)
    await expect.poll(async () => (await app.request('/readyz')).status).toBe(503)
    expect(lines.filter((line) => line.includes('the database is away'))).toHaveLength(silence === 0 ? 1 : 0)
    expect(lines.filter((line) => line.includes('failed'))).toEqual([])

    proxy.recover()
    await expect.poll(async () => (await app.request('/readyz')).status).toBe(200)
    const again = await Promise.all(buyers.map((buyer, i) => order(buyer, keys[i] ?? '')))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    const slots = Array.from({ length: POOL_SIZE }, () => db.$client.connect())
    for (const client of await Promise.all(slots)) client.release()
    expect(db.$client.totalCount).toBe(POOL_SIZE)
  }
})
