// searches that pile up are refused, and orders, other networks and what is cached go on beside them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemSchema } from '#platform/api/problem.ts'
import { createTestDoor, type TestDoor } from '#tests/support/test-door.ts'
import { CHECKOUT, insertProduct } from '#tests/support/test-shop.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { insertBuyers } from './shop-processes.ts'

let door: TestDoor
let food: number
beforeAll(async () => {
  door = await createTestDoor()
  food = await insertProduct(door.shop, { quantity: 1000 })
})
afterAll(() => door.close())

/** Searches cannot be answered while `work` runs: what they look into is locked. */
async function whileSearchesHang(work: () => Promise<void>): Promise<void> {
  const client = await door.shop.pool.connect()
  try {
    await client.query('BEGIN; LOCK TABLE search_lexemes IN ACCESS EXCLUSIVE MODE')
    await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

function read(path: string, network: string, accept = '*/*') {
  const env = { incoming: { socket: { remoteAddress: network } } }
  return Promise.resolve(door.request(path, { headers: { Accept: accept } }, env))
}

it('R-10: one client with distinct searches is refused past its share, and nobody else is', async () => {
  expect((await read('/', '192.0.2.9')).status).toBe(200)
  const [buyer] = await insertBuyers(door.shop, 1, { [food]: 1 })
  let waiting: Promise<Response>[] = []
  await whileSearchesHang(async () => {
    waiting = Array.from({ length: 40 }, (_, i) => read(`/api/products?search=kalb${i}`, '192.0.2.1'))
    const refused = await Promise.all(
      Array.from({ length: 60 }, (_, i) => read(`/api/products?search=qitt${i}`, '192.0.2.1')),
    )
    for (const response of refused) {
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(problemSchema.parse(await response.json()).code).toBe('overloaded')
    }
    const page = await read('/products?search=qitt', '192.0.2.1', 'text/html')
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await page.text()).toContain(REFUSAL_SENTENCES.overloaded)

    expect((await read('/', '192.0.2.1')).status).toBe(200)
    expect((await read('/healthz', '192.0.2.1')).status).toBe(200)
    const order = await door.request('/api/orders', {
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
