import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { createProduct } from '#server/catalog/items/create-product.ts'
import { countLockWaits } from '#tests/support/test-database.ts'
import { createTestShop, insertAdmin, insertOrder } from '#tests/support/test-shop.ts'
import { keepUploads } from './keep-uploads.ts'
import { sweepUploads, UNUSED_HOURS } from './sweep-uploads.ts'
import { uploadImage } from './upload-image.ts'

const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())

let shade = 0

async function upload(): Promise<UploadedImage> {
  shade += 1
  const bytes = await sharp({
    create: { width: 30, height: 20, channels: 3, background: { r: shade, g: 9, b: 9 } },
  })
    .png()
    .toBuffer()
  const created = await uploadImage(shop.context, admin, { bytes, kind: 'item' })
  if (!created.ok) throw new Error(created.refusal.code)
  return created.value
}

async function isThere({ url, variants }: UploadedImage): Promise<boolean> {
  const name = url.slice('/media/'.length, '/media/'.length + 32)
  const files = readdirSync(shop.mediaFolder).filter((file) => file.startsWith(name))
  const { rowCount } = await shop.pool.query('SELECT FROM uploads WHERE name = $1 AND removed_at IS NULL', [
    name,
  ])
  // Its variants, and the list of them.
  expect([0, variants.length + 1]).toContain(files.length)
  expect(rowCount).toBe(files.length > 0 ? 1 : 0)
  return files.length > 0
}

const showOn = (images: UploadedImage[]) =>
  createProduct(shop.context, admin, {
    type: 'product',
    nameArabic: 'طعام قطط',
    price: '4.500',
    images: images.map(({ url }) => ({ url })),
  })

it('X-40: deletes unused pictures after a week, and none that a product, category, order or setting uses', async () => {
  const [never, shown, shared, ofCategory, ofOrder, ofSettings] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ]
  const product = await showOn([shown, shared])
  await showOn([shared])
  await shop.pool.query(`INSERT INTO categories (name, name_arabic, image_url) VALUES ('Cats', 'قطط', $1)`, [
    ofCategory.url,
  ])
  const ordered = await showOn([ofOrder])
  if (!ordered.ok || !product.ok) throw new Error('not saved')
  await insertOrder(shop, { [ordered.value.id]: 1 })
  await shop.pool.query(`UPDATE products SET images = '[]' WHERE id = $1`, [ordered.value.id])
  await shop.pool.query(`UPDATE settings SET description = $1`, [`صورة ${ofSettings.url}`])

  await sweepUploads(shop.context)
  expect(await isThere(never)).toBe(true)
  shop.pass(UNUSED_HOURS + 1)
  await sweepUploads(shop.context)
  expect(await isThere(never)).toBe(false)
  for (const image of [shown, shared, ofCategory, ofOrder, ofSettings])
    expect(await isThere(image)).toBe(true)

  // Replaced now: it goes a week from now, and only what no other product shows.
  await shop.pool.query(`UPDATE products SET images = '[]' WHERE id = $1`, [product.value.id])
  await sweepUploads(shop.context)
  expect(await isThere(shown)).toBe(true)
  shop.pass(UNUSED_HOURS + 1)
  await sweepUploads(shop.context)
  expect([await isThere(shown), await isThere(shared)]).toEqual([false, true])
})

it('X-40: keeps a picture that is used again within its week', async () => {
  const image = await upload()
  shop.pass(UNUSED_HOURS - 1)
  await sweepUploads(shop.context)
  expect((await showOn([image])).ok).toBe(true)
  shop.pass(UNUSED_HOURS + 1)
  await sweepUploads(shop.context)
  expect(await isThere(image)).toBe(true)
})

it('X-40: a product saved during a sweep keeps its picture or is told that it is gone', async () => {
  const images = await Promise.all(Array.from({ length: 24 }, upload))
  shop.pass(UNUSED_HOURS + 1)
  const outcomes = await Promise.all([
    ...images.map((image) => showOn([image])),
    ...Array.from({ length: 4 }, () => sweepUploads(shop.context).then(() => null)),
  ])
  await sweepUploads(shop.context)
  for (const [i, image] of images.entries()) {
    const saved = outcomes[i]
    expect(await isThere(image)).toBe(saved?.ok)
    if (saved && !saved.ok) expect(saved.refusal.errors).toHaveProperty('images')
  }
})

it('X-40: a sweep that waits for a product being saved keeps its picture', async () => {
  const image = await upload()
  shop.pass(UNUSED_HOURS + 1)
  let sweep: Promise<void> | undefined
  await inTransaction(shop.db, async (tx) => {
    await keepUploads(tx, [image.url])
    sweep = sweepUploads(shop.context)
    await expect.poll(() => countLockWaits(shop)).toBeGreaterThan(0)
    await tx.execute(
      `INSERT INTO products (name, name_arabic, price, is_active, images) VALUES ('x', 'قط', 1, false, '${JSON.stringify([image])}')`,
    )
    return ok(null)
  })
  await sweep
  expect(await isThere(image)).toBe(true)
})
