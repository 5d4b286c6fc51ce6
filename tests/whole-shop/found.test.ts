// What search engines, messengers and launchers ask for (conventions 21).
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import { categorySharePath, sharePath } from '#server/catalog/browse/share-picture.ts'
import { activeCategories } from '#server/catalog/categories/category-queries.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { BASE_URL, createTestApp } from '#tests/support/test-app.ts'
import { insertProduct } from '#tests/support/test-shop.ts'

/** Animals travel only to the door (E-PROD-06). */
const ANIMAL = { itemType: 'animal', deliveryType: 'home_only', deliveryEverywhere: false } as const

const app = await createTestApp()
afterAll(() => app.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers })
  return {
    status: response.status,
    headers: response.headers,
    text: await response.clone().text(),
    answer: response,
  }
}

test('conventions 21, S2-15: the sitemap lists pages, families and every visible product, with true dates and all pictures', async () => {
  const image = { url: '/media/a&b.webp', width: 9, height: 9, alt: '', variants: [] }
  const animal = await insertProduct(app.shop, {
    ...ANIMAL,
    regions: [1],
    images: [image, { ...image, url: '/media/c.webp' }],
  })
  const supply = await insertProduct(app.shop)
  const hidden = await insertProduct(app.shop, { isActive: false })
  const { text, headers } = await get('/sitemap.xml')
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(text).toContain(`<url><loc>${BASE_URL}/</loc></url>`)
  expect(text).toContain(`<loc>${BASE_URL}/products</loc>`)
  expect(text).toMatch(
    new RegExp(`/animals/${animal}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`),
  )
  expect(text).toContain(`<image:loc>${BASE_URL}/media/a&amp;b.webp</image:loc>`)
  expect(text).toContain(`<image:loc>${BASE_URL}/media/c.webp</image:loc>`)
  expect(text).toContain(`/products/${supply}</loc>`)
  const rows = await app.shop.pool.query<{ updated_at: Date }>(
    'SELECT updated_at FROM products WHERE id = $1',
    [supply],
  )
  expect(text).toContain(
    `/products/${supply}</loc><lastmod>${rows.rows[0]?.updated_at.toISOString()}</lastmod>`,
  )
  expect(text).not.toContain(`/${hidden}</loc>`)
  expect(text).not.toMatch(/\/(?:cart|checkout|orders|auth|profile)</)
})

test('S2-15: a family has a true date, and a share picture with its current name', async () => {
  const [family] = await app.shop.db
    .insert(categories)
    .values({ name: 'Reptiles', nameArabic: 'زواحف', world: 'small' })
    .returning()
  if (!family) throw new Error('the family is not there')
  const changed = new Date(Date.now() + 60_000)
  await insertProduct(app.shop, { categoryId: family.id, updatedAt: changed })
  await expect
    .poll(async () => (await get('/sitemap.xml')).text)
    .toContain(`/products?category=${family.id}</loc><lastmod>${changed.toISOString()}</lastmod>`)
  const pathOf = async () => {
    const found = (await activeCategories(app.shop.context)).find(({ id }) => id === family.id)
    return found ? categorySharePath(app.shop.context, found, 'أليف') : ''
  }
  const path = await pathOf()
  const { status, answer } = await get(path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([status, bytes.length < 300 * 1024]).toEqual([200, true])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  await app.shop.db.update(categories).set({ nameArabic: 'زواحف أليفة' }).where(eq(categories.id, family.id))
  await expect.poll(pathOf).not.toBe(path)
})

test('P-07: a shop with more products than one sitemap holds has an index of the non-empty ones', async () => {
  const far = await insertProduct(app.shop, { id: 1_000_007 })
  const { text } = await get('/sitemap-100.xml')
  expect(text).toContain(`/products/${far}</loc>`)
  expect(text).not.toContain(`<loc>${BASE_URL}/</loc>`)
  await expect
    .poll(async () => (await get('/sitemap.xml')).text)
    .toContain(`<loc>${BASE_URL}/sitemap-100.xml</loc>`)
  const index = (await get('/sitemap.xml')).text
  expect(index.match(/<sitemap>/g)).toHaveLength(2)
  expect((await get('/sitemap-55.xml')).status).toBe(404)
})

test('robots.txt excludes private pages and names the sitemap by BASE_URL only', async () => {
  const { text } = await get('/robots.txt', { Host: 'evil.example' })
  for (const path of ['/api/', '/admin', '/cart', '/checkout', '/orders', '/profile', '/auth'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`)
  expect(text).not.toContain('evil')
})

test('the shop can be installed: Arabic, right to left, with icons for every launcher', async () => {
  const { headers, text } = await get('/manifest.webmanifest')
  expect(headers.get('content-type')).toContain('application/manifest+json')
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({
    name: 'أليف',
    dir: 'rtl',
    lang: 'ar',
    start_url: '/',
    display: 'standalone',
  })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(
    manifest.icons.map((icon: { purpose: string; sizes: string }) => `${icon.purpose} ${icon.sizes}`),
  ).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
})

async function shared(id: number): Promise<string> {
  const product = await findProduct(app.shop.context, id)
  if (!product) throw new Error('the product is not there')
  return sharePath(product, 'أليف')
}

test('conventions 21: a product has its own share picture, a JPEG of 1200 × 630 that WhatsApp accepts', async () => {
  const id = await insertProduct(app.shop, { nameArabic: 'قط <شيرازي> & Royal 😀' })
  const { status, headers, answer } = await get(await shared(id))
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(bytes.length).toBeLessThan(300 * 1024)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await get(await shared(id), { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304)
})

test('a new price gives a new picture, and an old link redirects to it', async () => {
  const id = await insertProduct(app.shop)
  const before = await shared(id)
  const first = Buffer.from(await (await get(before)).answer.arrayBuffer())
  await app.shop.db.update(products).set({ nameArabic: 'اسم آخر' }).where(eq(products.id, id))
  const after = await shared(id)
  expect(after).not.toBe(before)
  expect(Buffer.from(await (await get(after)).answer.arrayBuffer()).equals(first)).toBe(false)
  const old = await get(before)
  expect([old.status, old.headers.get('location')]).toEqual([302, after])
})

test('conventions 21: the picture of the shop itself follows the name in its settings, however long', async () => {
  const drawn = async () => {
    const { status, headers, answer } = await get('/share.jpg')
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    return { tag: headers.get('etag') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const before = await drawn()
  expect(await sharp(before.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await get('/share.jpg', { 'If-None-Match': before.tag })).status).toBe(304)
  const rename = (name: string) => app.shop.pool.query('UPDATE settings SET name_arabic = $1', [name])
  await rename('مخلب '.repeat(12).trim())
  await expect.poll(async () => (await drawn()).tag).not.toBe(before.tag)
  expect((await drawn()).bytes.equals(before.bytes)).toBe(false)
  await rename('أليف')
  await expect.poll(async () => (await drawn()).tag).toBe(before.tag)
})

test('conventions 21: the picture can be drawn for any product name', async () => {
  for (const nameArabic of ['😀👨‍👩‍👧‍👦', `ب${'\u0300'.repeat(200)}`]) {
    const id = await insertProduct(app.shop, { nameArabic })
    const { status, headers } = await get(await shared(id))
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
})

test('Z-06: an invalid picture name draws and opens nothing', async () => {
  for (const name of [
    '7.jpg',
    '999999-0123456789abcdef.jpg',
    '9999999999-0123456789abcdef.jpg',
    '1-x.jpg',
    '..%2fx-0123456789abcdef.jpg',
  ]) {
    const { status, headers } = await get(`/share/${name}`)
    expect([status, headers.get('location')]).toEqual([302, '/share.jpg'])
  }
})
