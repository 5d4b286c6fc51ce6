import { afterAll, expect, it, vi } from 'vitest'
import { createChanges } from '#server/start/listen-for-changes.ts'
import { createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { type ProductVersion, readCachedProducts } from './cached-products.ts'

const shop = await createTestShop()
const changes = createChanges({ db: shop.db, url: shop.url, log: shop.context.log })
await changes.listen()
afterAll(async () => {
  await changes.close()
  await shop.close()
})

async function versions(...ids: number[]): Promise<ProductVersion[]> {
  const { rows } = await shop.pool.query<ProductVersion>(
    'SELECT id AS "productId", xmin AS version FROM products WHERE id = ANY ($1) ORDER BY id',
    [ids],
  )
  return rows
}

const read = (of: readonly ProductVersion[]) =>
  readCachedProducts({ db: shop.db, changes, now: () => new Date() }, of)

let marks = 0

/** Until the news of everything written so far was heard, which arrives in order: what is kept from here on stays. */
async function caughtUp() {
  const mark = 2_000_000_000 + marks++
  const heard = new Promise<void>((resolve) => {
    changes.onNews((news) => {
      if (news.kind === 'products' && news.productIds.includes(mark)) resolve()
    })
  })
  await shop.pool.query('SELECT pg_notify($1, $2)', ['shop_changes', `product:${mark}`])
  await heard
}

it('P-04: a product is read once for each version of its row', async () => {
  const id = await insertProduct(shop)
  await caughtUp()
  const version = await versions(id)
  const first = (await read(version)).get(id)
  expect(first).toMatchObject({ id, price: '4.500' })
  expect((await read(version)).get(id)).toBe(first)
})

it('a changed row is never served stale, even before its notification arrives', async () => {
  const id = await insertProduct(shop)
  await caughtUp()
  await read(await versions(id))
  await shop.pool.query('UPDATE products SET quantity = 3 WHERE id = $1', [id])
  expect((await read(await versions(id))).get(id)).toMatchObject({ quantity: 3, stockLabel: 'low' })
  await shop.pool.query('UPDATE products SET price = 7.25, is_active = false WHERE id = $1', [id])
  expect((await read(await versions(id))).get(id)).toMatchObject({ price: '7.250', isActive: false })
})

it('X-28: a changed setting invalidates the copies that depend on it', async () => {
  const id = await insertProduct(shop)
  await caughtUp()
  const version = await versions(id)
  const fee = (await read(version)).get(id)?.deliveryFee
  await shop.pool.query('UPDATE settings SET delivery_fee_office = delivery_fee_office + 1')
  await expect.poll(async () => (await read(version)).get(id)?.deliveryFee).not.toBe(fee)
})

it('reads all missing products at once, and leaves out deleted ones', async () => {
  const [kept, added, gone] = [
    await insertProduct(shop),
    await insertProduct(shop),
    await insertProduct(shop),
  ]
  await caughtUp()
  const all = await versions(kept, added, gone)
  await read(await versions(kept))
  await shop.pool.query('DELETE FROM stock_movements WHERE product_id = $1', [gone])
  await shop.pool.query('DELETE FROM products WHERE id = $1', [gone])
  await caughtUp()
  const query = vi.spyOn(shop.db.$client, 'query')
  const found = await read(all)
  const reads = query.mock.calls.filter((call) => JSON.stringify(call).includes('from \\"products\\"'))
  query.mockRestore()
  expect([...found.keys()]).toEqual([kept, added])
  expect(reads).toHaveLength(1)
})
