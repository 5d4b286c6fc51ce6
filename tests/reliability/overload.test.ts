// searches that pile up are refused, and orders, other networks and what is cached go on beside them.
import { afterAll, expect, it } from 'vitest'
import { problemSchema } from '#platform/api/problem.ts'
import { listen } from '#platform/http/listen.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { CHECKOUT, insertProduct } from '#tests/support/test-shop.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { insertBuyers } from './shop-processes.ts'

const app = await createTestApp()
const listening = await listen({ ...app, port: 0, host: '127.0.0.1' })
const food = await insertProduct(app.shop, { quantity: 1000 })
afterAll(async () => {
  await listening.drain()
  await app.close()
})

/** Searches cannot be answered while `work` runs: what they look into is locked. */
async function whileSearchesHang(work: () => Promise<void>): Promise<void> {
  const client = await app.shop.pool.connect()
  try {
    await client.query('BEGIN; LOCK TABLE search_words IN ACCESS EXCLUSIVE MODE')
    await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

function read(path: string, network: string, accept = '*/*') {
  const env = { incoming: { socket: { remoteAddress: network } } }
  return Promise.resolve(app.request(path, { headers: { Accept: accept } }, env))
}

it('R-10: one client with distinct searches is refused past its share, and nobody else is', async () => {
  expect((await read('/', '192.0.2.9')).status).toBe(200)
  const [buyer] = await insertBuyers(app.shop, 1, { [food]: 1 })
  let waiting: Promise<Response>[] = []
  await whileSearchesHang(async () => {
    waiting = Array.from({ length: 40 }, (_, i) => read(`/api/products?search=kalb${i}`, '127.0.0.1'))
    const refused = await Promise.all(
      Array.from({ length: 60 }, (_, i) => read(`/api/products?search=qitt${i}`, '127.0.0.1')),
    )
    for (const response of refused) {
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(problemSchema.parse(await response.json()).code).toBe('overloaded')
    }
    const early = await fetch(`http://127.0.0.1:${listening.port}/api/products?search=tayr`)
    expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(early.headers.get('X-Request-Id')).toBe(problemSchema.parse(await early.json()).requestId)
    const earlyPage = await fetch(`http://127.0.0.1:${listening.port}/products?search=tayr`, {
      headers: { Accept: 'text/html' },
    })
    expect(earlyPage.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await earlyPage.text()).toContain(REFUSAL_SENTENCES.overloaded)
    const page = await read('/products?search=qitt', '127.0.0.1', 'text/html')
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await page.text()).toContain(REFUSAL_SENTENCES.overloaded)

    expect((await read('/', '127.0.0.1')).status).toBe(200)
    expect((await read('/healthz', '127.0.0.1')).status).toBe(200)
    const order = await app.request('/api/orders', {
      method: 'POST',
      headers: {
        Cookie: buyer?.cookie ?? '',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'under-load',
      },
      body: JSON.stringify(CHECKOUT),
    })
    expect(order.status).toBe(201)
    waiting.push(read('/api/products?search=fish', '192.0.2.2'))
  })
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(41).fill(200))
})
