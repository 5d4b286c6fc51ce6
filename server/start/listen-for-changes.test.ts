import { afterAll, describe, expect, it, vi } from 'vitest'
import type { News } from '#server/changes.ts'
import { products } from '#server/database/tables/catalog.ts'
import { createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { createChanges, parseNews } from './listen-for-changes.ts'

const heard: News[] = []

const shop = await createTestShop()
const changes = createChanges({ db: shop.db, url: shop.url, log: shop.context.log })
changes.onNews((news) => heard.push(news))
await changes.listen()
afterAll(async () => {
  await changes.close()
  await shop.close()
})

/** Until all news so far has been heard, and forgotten. */
async function caughtUp() {
  await shop.pool.query(`SELECT pg_notify('shop_changes', 'product:999999')`)
  await expect.poll(() => heard).toContainEqual({ kind: 'products', productIds: [999999] })
  heard.length = 0
}

describe('change notifications', () => {
  it('are received from the first moment on', async () => {
    expect(changes.isListening()).toBe(true)
    const id = await insertProduct(shop)
    await expect.poll(() => heard).toContainEqual({ kind: 'all' })
    await shop.pool.query('UPDATE products SET price = 2 WHERE id = $1', [id])
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'products', productIds: [id] })
  })

  it('of sold stock are batched after a moment, and the trigger does not repeat them', async () => {
    const [a, b] = [await insertProduct(shop), await insertProduct(shop)]
    await caughtUp()
    await shop.pool.query('UPDATE products SET quantity = quantity - 1')
    for (const id of [a, b, a]) changes.announceStock([id])
    changes.announceStock([])
    await expect.poll(() => heard).toEqual([{ kind: 'stock', productIds: [a, b] }])
  })

  it('that exceed one message mark everything as changed', async () => {
    await caughtUp()
    changes.announceStock(Array.from({ length: 5000 }, (_, i) => i + 1))
    await expect.poll(() => heard).toEqual([{ kind: 'all' }])
  })

  it.each([
    ['product:7', { kind: 'products', productIds: [7] }],
    ['stock:7,12', { kind: 'stock', productIds: [7, 12] }],
    ['catalog', { kind: 'all' }],
    ['settings', { kind: 'all' }],
    ['', { kind: 'all' }],
    ['product:', { kind: 'all' }],
    ['something of a later version', { kind: 'all' }],
  ])('%s means %o', (payload, news) => {
    expect(parseNews(payload)).toEqual(news)
  })
})

describe('a cached value', () => {
  it('is read once until something other than stock changes', async () => {
    let reads = 0
    const read = () => changes.cached('a', async () => ++reads)
    expect([await read(), await read()]).toEqual([1, 1])
    heard.length = 0
    changes.announceStock([1])
    await expect.poll(() => heard.length).toBe(1)
    expect(await read()).toBe(1)
    await shop.pool.query(`UPDATE settings SET name = 'Aleef'`)
    await expect.poll(read).toBe(2)
  })

  it('is read once even if it is a lazy count of the query builder', async () => {
    const queries = vi.spyOn(shop.pool, 'query')
    const count = () => changes.cached('counted', () => shop.db.$count(products))
    expect(await count()).toBe(await count())
    expect(queries).toHaveBeenCalledOnce()
    queries.mockRestore()
  })

  it('is never a failure', async () => {
    const fail = () => changes.cached('b', () => Promise.reject(new Error('away')))
    await expect(fail()).rejects.toThrow('away')
    expect(await changes.cached('b', async () => 'back')).toBe('back')
  })

  it('is dropped when the cache is full', async () => {
    for (let i = 0; i < 3000; i++) await changes.cached(`key ${i}`, async () => i)
    expect(await changes.cached('key 2999', async () => 'read again')).toBe(2999)
    expect(await changes.cached('key 0', async () => 'read again')).toBe('read again')
  })

  it('is evicted when it was used least recently', async () => {
    await changes.cached('asked for often', async () => 'kept')
    for (let i = 0; i < 3000; i++) {
      await changes.cached(`once ${i}`, async () => i)
      await changes.cached('asked for often', async () => 'read again')
    }
    expect(await changes.cached('asked for often', async () => 'read again')).toBe('kept')
  })

  it('does not exist in a process that does not listen', async () => {
    const deaf = createChanges({ db: shop.db, url: shop.url, log: shop.context.log })
    let reads = 0
    for (let i = 0; i < 3; i++) await deaf.cached('a', async () => ++reads)
    expect(reads).toBe(3)
  })
})
