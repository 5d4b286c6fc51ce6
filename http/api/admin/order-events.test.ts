// The live feed over real HTTP, with the orders placed in another process.
import { get, type IncomingMessage } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import type { FeedBatch, FeedEvent } from '#contract/admin/order-events.ts'
import { listen } from '#platform/http/listen.ts'
import { type Buyer, insertBuyers, startShopProcess } from '#tests/reliability/shop-processes.ts'
import { insertPerson, type Person } from '#tests/support/sessions.ts'
import { createTestApp, SECRET } from '#tests/support/test-app.ts'
import { CHECKOUT, insertProduct } from '#tests/support/test-shop.ts'

const app = await createTestApp()
const http = await listen({ ...app, shortcut: undefined, port: 0, host: '127.0.0.1' })
const other = await startShopProcess(app.shop)
const admin = await insertPerson(app.shop, SECRET, { isAdmin: true })
afterAll(async () => {
  await other.kill()
  app.endStreams()
  await http.drain()
  await app.close()
})

type Received = { id: string; batch: FeedBatch; at: number }
type Feed = {
  received: Received[]
  events: () => FeedEvent[]
  until: (enough: (feed: Feed) => boolean) => Promise<void>
  ended: Promise<void>
  close: () => void
}

async function follow(
  { cookie }: Pick<Person, 'cookie'>,
  headers: Record<string, string> = {},
): Promise<Feed> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const url = `http://127.0.0.1:${http.port}/api/admin/orders/events`
    get(url, { agent: false, headers: { Cookie: cookie, ...headers } }, resolve).on('error', reject)
  })
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/event-stream; charset=UTF-8',
  ])
  const received: Received[] = []
  const waiting = new Set<() => void>()
  let text = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, id, data] = /^id: (\S+)\nevent: orders\ndata: (.*)$/.exec(block) ?? []
      if (id && data) received.push({ id, batch: JSON.parse(data), at: Date.now() })
    }
    for (const look of waiting) look()
  })
  const feed: Feed = {
    received,
    events: () => received.flatMap(({ batch }) => batch.events),
    until: (enough) =>
      new Promise((resolve) => {
        const look = () => enough(feed) && resolve()
        waiting.add(look)
        look()
      }),
    ended: new Promise((resolve) => response.on('close', resolve)),
    close: () => response.destroy(),
  }
  await feed.until(() => received.length > 0)
  return feed
}

async function order(buyer: Buyer, key = 'the-only-try'): Promise<{ id: number; orderNumber: string }> {
  const response = await fetch(`${other.origin}/api/orders`, {
    method: 'POST',
    headers: { Cookie: buyer.cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(CHECKOUT),
  })
  expect(response.status).toBe(201)
  return response.json() as Promise<{ id: number; orderNumber: string }>
}

const has = (kind: FeedEvent['kind'], orderNumber: string) => (feed: Feed) =>
  feed
    .events()
    .some((event) => event.kind === kind && 'orderNumber' in event && event.orderNumber === orderNumber)

it('D-08, A-PLAT-01, L-09: an order, its transfer and the last units, from another process, reach an administrator', async () => {
  const productId = await insertProduct(app.shop, { quantity: 6, nameArabic: 'رمل قطط' })
  const [buyer] = await insertBuyers(app.shop, 1, { [productId]: 4 })
  const feed = await follow(admin)
  const { id, orderNumber } = await order(buyer as Buyer)
  await feed.until(has('placed', orderNumber))
  await feed.until((now) =>
    now.events().some((event) => event.kind === 'low-stock' && event.productId === productId),
  )
  expect(feed.events().find(({ kind }) => kind === 'low-stock')).toMatchObject({
    nameArabic: 'رمل قطط',
    quantity: 2,
  })
  const before = feed.received.at(-1)?.id ?? ''
  await fetch(`${other.origin}/api/orders/${id}/payment-sent`, {
    method: 'POST',
    headers: { Cookie: (buyer as Buyer).cookie, 'Content-Type': 'application/json' },
    body: '{}',
  })
  await feed.until(has('reported', orderNumber))
  feed.close()

  // A reconnecting client receives the missed events only.
  const again = await follow(admin, { 'Last-Event-ID': before })
  expect(again.events().map(({ kind }) => kind)).toEqual(['reported'])
  again.close()
  const fresh = await follow(admin)
  expect(fresh.events()).toEqual([])
  fresh.close()
})

it('D-08: 200 orders at once arrive as at most ten messages a second, and all are counted', async () => {
  const productId = await insertProduct(app.shop, { quantity: 1000 })
  const buyers = await insertBuyers(app.shop, 200, { [productId]: 1 })
  const feed = await follow(admin)
  const start = feed.received[0]?.at ?? 0
  await Promise.all(buyers.map((buyer) => order(buyer)))
  const counted = (now: Feed) =>
    now.received.reduce((sum, { batch }) => sum + batch.events.length + batch.more, 0)
  await feed.until((now) => counted(now) >= 200)
  const seconds = ((feed.received.at(-1)?.at ?? 0) - start) / 1000
  expect(feed.received.length - 1).toBeLessThanOrEqual(Math.ceil(seconds * 10) + 1)
  expect(counted(feed)).toBe(200)
  feed.close()
})

it('X-01: only administrators receive events', async () => {
  const customer = await insertPerson(app.shop, SECRET)
  for (const [cookie, status] of [
    ['', 401],
    [customer.cookie, 403],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${http.port}/api/admin/orders/events`, {
      headers: { Cookie: cookie },
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  }
})

it('Z-08: sign-out and demotion end the stream, and nothing is sent afterwards', async () => {
  for (const end of [
    'DELETE FROM sessions WHERE user_id = $1',
    'UPDATE profiles SET is_admin = false, is_owner = false WHERE id = $1',
  ]) {
    const person = await insertPerson(app.shop, SECRET, { isAdmin: true })
    const productId = await insertProduct(app.shop)
    const [buyer] = await insertBuyers(app.shop, 1, { [productId]: 1 })
    const feed = await follow(person)
    await app.shop.pool.query(end, [person.id])
    await order(buyer as Buyer)
    await feed.ended
    expect(feed.events()).toEqual([])
  }
})

it('limits a person to eight streams, not counting closed ones', async () => {
  const person = await insertPerson(app.shop, SECRET, { isAdmin: true })
  const feeds = await Promise.all(Array.from({ length: 8 }, () => follow(person)))
  const url = `http://127.0.0.1:${http.port}/api/admin/orders/events`
  const ninth = await fetch(url, { headers: { Cookie: person.cookie } })
  expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '30'])
  for (const feed of feeds) feed.close()
  const isLetIn = async () => {
    const response = await fetch(url, { headers: { Cookie: person.cookie } })
    await response.body?.cancel()
    return response.status === 200
  }
  await expect.poll(isLetIn).toBe(true)
})

it('R-07: a stopping process closes its streams', async () => {
  const own = await createTestApp({}, app.shop)
  const feed = await own.request('/api/admin/orders/events', { headers: { Cookie: admin.cookie } })
  expect(feed.status).toBe(200)
  own.endStreams()
  expect(await feed.text()).not.toContain('data:')
  await own.close()
})
