// an operator stops the shop while customers buy, fifty browsers keep a connection open and the mail server hangs.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { type BuiltShop, startBuiltShop } from '#tests/support/built-shop.ts'
import { rounds } from '#tests/support/rounds.ts'
import { CHECKOUT, createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { type Buyer, insertBuyers, SECRET } from './shop-processes.ts'

const ROUNDS = rounds(1, 20)
const CLIENTS = rounds(6, 12)
const IDLE = 50
/** Responses before the stop, a few more in each round: it comes at another moment each time. */
const BEFORE_STOP = 40

const shop = await createTestShop({ facts: true })
// Accepts connections and never responds.
const mailServer = createServer(() => {}).listen(0, '127.0.0.1')
await once(mailServer, 'listening')
const dataDir = mkdtempSync(join(tmpdir(), 'aleef-stop-'))
afterAll(async () => {
  mailServer.close()
  await shop.close()
  rmSync(dataDir, { recursive: true })
})

function start(workers: number): Promise<BuiltShop> {
  return startBuiltShop({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: shop.url,
    AUTH_SECRET: SECRET,
    DEMO: '0',
    RATE_LIMIT_SCALE: '0',
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
    WEB_CONCURRENCY: String(workers),
  })
}

type Sent = { method?: string; cookie?: string; body?: unknown }

/** The status and the JSON of the response; null once nobody accepts connections any more. */
async function send(agent: Agent, url: string, { method = 'GET', cookie = '', body }: Sent = {}) {
  const sent = request(url, {
    agent,
    method,
    headers: {
      Cookie: cookie,
      ...(body !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
    },
  })
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  try {
    const [response] = await once(sent, 'response')
    const text = response.headers['content-type']?.includes('json') ? await json(response) : undefined
    if (!text) for await (const _ of response);
    return { status: response.statusCode as number, body: text as { id?: number } | undefined }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null
    throw error
  }
}

/** Goes through the shop again and again until it has gone; the orders that were acknowledged. */
async function shopUntilGone(origin: string, buyer: Buyer, food: number, onResponse: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const orders: number[] = []
  const { cookie } = buyer
  for (;;) {
    for (const [path, sent] of [
      ['/api/cart', { method: 'POST', cookie, body: { productId: food, quantity: 1 } }],
      ['/api/orders', { method: 'POST', cookie, body: CHECKOUT }],
      ['/', {}],
      [`/api/products?search=${randomUUID()}`, {}],
    ] as [string, Sent][]) {
      const response = await send(agent, origin + path, sent)
      if (response === null) return orders
      expect(response.status).toBeLessThan(500)
      if (path === '/api/orders' && response.body?.id) orders.push(response.body.id)
      onResponse()
    }
  }
}

// In `npm test` with two only, in the soak with one and with three.
it.each([...new Set([rounds(2, 1), rounds(2, 3)])])(
  'R-07: SIGTERM aborts no request and exits with 0, with %i processes',
  async (workers) => {
    const food = await insertProduct(shop, { quantity: 1_000_000 })
    for (let round = 0; round < ROUNDS; round++) {
      const running = await start(workers)
      const idle = new Agent({ keepAlive: true })
      await Promise.all(Array.from({ length: IDLE }, () => send(idle, `${running.origin}/healthz`)))
      const buyers = await insertBuyers(shop, CLIENTS, {})
      const enough = Promise.withResolvers<void>()
      let responses = 0
      const clients = Promise.all(
        buyers.map((buyer) =>
          shopUntilGone(running.origin, buyer, food, () => {
            if (++responses === BEFORE_STOP + 7 * round) enough.resolve()
          }),
        ),
      )
      await Promise.race([enough.promise, clients])
      expect(await running.stop()).toBe(0)
      const orders = (await clients).flat()
      idle.destroy()
      const { rows } = await shop.pool.query('SELECT id FROM orders WHERE id = ANY($1)', [orders])
      expect(rows).toHaveLength(new Set(orders).size)
      expect(orders.length).toBeGreaterThan(0)
      expect(readFileSync(running.logFile, 'utf8')).not.toContain('the stop took too long')
    }
  },
)
