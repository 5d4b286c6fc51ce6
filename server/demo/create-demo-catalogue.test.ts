import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { REGIONS } from '#domain/regions.ts'
import { categories, productRegions, products } from '#server/database/tables/catalog.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { createTestShop } from '#tests/support/test-shop.ts'
import { createDemoCatalogueIfEmpty } from './create-demo-catalogue.ts'
import { DEMO_FACTS } from './demo-facts.ts'

const NOW = new Date('2026-03-01T08:00:00Z')

function fill() {
  return createDemoCatalogueIfEmpty({ ...shop.context, now: () => NOW })
}

const shop = await createTestShop({ facts: false })
expect(await fill()).toBe(true)
const rows = await shop.db.select().from(products)
afterAll(() => shop.close())

describe('the demo catalogue (X-44)', () => {
  test('has about 80 products in 8 categories of all worlds, more than half live animals', async () => {
    const families = await shop.db.select().from(categories)
    expect(families).toHaveLength(8)
    expect(new Set(families.map((family) => family.world))).toEqual(new Set(WORLDS))
    expect(rows.length).toBeGreaterThanOrEqual(78)
    expect(rows.filter((row) => row.itemType === 'animal').length).toBeGreaterThan(rows.length / 2)
    expect([...rows, ...families].every((row) => row.isDemo)).toBe(true)
  })

  test('L-03: shows obviously invented facts', async () => {
    expect(await loadSettings(shop.db)).toMatchObject({ ...DEMO_FACTS, isDemo: true })
  })

  test('L-03: contains no species that CITES lists or whose import is doubtful', () => {
    const doubtful =
      /macaw|african grey|mynah?|amazon|lovebird|conure|cockatoo|turtle|tortoise|slider|iguana|hedgehog|seahorse|arowana|مكاو|كاسكو|مينا|طيور الحب|طائر الحب|روز|ببغاء|سلحفاة|سلاحف|إغوانا|قنفذ|فرس البحر/iu
    for (const row of rows) {
      const said = [row.name, row.nameArabic, row.breed, row.breedArabic, row.descriptionArabic].join(' ')
      expect(said).not.toMatch(doubtful)
    }
    for (const kind of ['بادجي', 'كوكتيل', 'كناري', 'فنجس', 'حمام']) {
      expect(rows.filter((row) => row.itemType === 'animal' && row.nameArabic.includes(kind))).not.toEqual([])
    }
  })

  test('S-GEN-02: sells live cats, birds and fish, and supplies, at prices in rials', async () => {
    const families = await shop.db.select().from(categories)
    const worldOf = new Map(families.map(({ id, world }) => [id, world]))
    const sold = new Set(rows.map((row) => `${row.itemType} ${worldOf.get(row.categoryId ?? 0)}`))
    for (const kind of ['animal cats', 'animal birds', 'animal fish', 'product supplies']) {
      expect([...sold]).toContain(kind)
    }
    expect(rows.every(({ price }) => price > 0)).toBe(true)
  })

  test('has single, low, sold-out and inactive products, and featured ones of every kind', () => {
    const animals = rows.filter((row) => row.itemType === 'animal')
    expect(animals.filter((row) => row.quantity === 1).length).toBeGreaterThan(4)
    expect(rows.filter((row) => row.quantity >= 2 && row.quantity <= 5).length).toBeGreaterThan(8)
    expect(rows.filter((row) => row.isActive && row.quantity === 0).length).toBeGreaterThan(3)
    expect(rows.filter((row) => !row.isActive)).toHaveLength(2)
    expect(rows.filter((row) => row.isFeatured).length).toBeGreaterThanOrEqual(6)
    expect(rows.some((row) => row.itemType === 'product' && row.deliveryType === 'home_only')).toBe(true)
  })

  test('X-34: every animal goes to its own governorate, and not every animal to all of them', async () => {
    const animals = await shop.db
      .select({
        location: products.locationArabic,
        regions: sql<number[]>`array_agg(${productRegions.regionId}::int)`,
      })
      .from(products)
      .innerJoin(productRegions, sql`${productRegions.productId} = ${products.id}`)
      .where(sql`${products.itemType} = 'animal'`)
      .groupBy(products.id)
    expect(animals).toHaveLength(rows.filter((row) => row.itemType === 'animal').length)
    for (const { location, regions } of animals)
      expect(regions, `where it is: ${location}`).toContain(
        REGIONS.find(({ wilayat }) => wilayat.includes(location ?? ''))?.id,
      )
    expect(animals.filter(({ regions }) => regions.length < 11).length).toBeGreaterThan(30)
    expect(rows.every((row) => row.deliveryEverywhere === (row.itemType === 'product'))).toBe(true)
  })

  test('gives every product 2 to 5 different pictures whose files all exist', async () => {
    for (const { nameArabic, images: pictures } of rows) {
      expect([nameArabic, pictures.length >= 2 && pictures.length <= 5]).toEqual([nameArabic, true])
      expect(new Set(pictures.map((picture) => picture.url)).size).toBe(pictures.length)
      expect(pictures[0]).toMatchObject({ width: 640, height: 640, alt: nameArabic })
      for (const { variants } of pictures) {
        expect(variants.map(({ format, width }) => [format, width])).toEqual([
          ['avif', 320],
          ['avif', 640],
          ['avif', 960],
          ['webp', 640],
        ])
        for (const { url, format, width, height } of variants) {
          const opened = await shop.context.images.open(url.replace('/media/', ''))
          if (!opened) throw new Error(`${nameArabic} lacks ${url}`)
          const file = await sharp(await buffer(opened.stream)).metadata()
          expect([file.width, file.height, opened.type]).toEqual([width, height, `image/${format}`])
        }
      }
    }
  })

  test('no two products show the same picture first', () => {
    expect(new Set(rows.map((row) => row.images[0]?.url)).size).toBe(rows.length)
  })

  test('explains every stock in the ledger', async () => {
    const movements = await shop.db.select().from(stockMovements)
    expect(new Set(movements.map((row) => row.reason))).toEqual(new Set(['initial']))
    expect(movements).toHaveLength(rows.filter((row) => row.quantity > 0).length)
  })

  test('is spread over the last 90 days, the newest from several families', () => {
    const byAge = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    const oldest = byAge.at(-1)?.createdAt.getTime() ?? 0
    expect(byAge[0]?.createdAt.getTime()).toBeLessThan(NOW.getTime())
    expect(oldest).toBeGreaterThan(NOW.getTime() - 90 * 86_400_000)
    expect(new Set(byAge.slice(0, 6).map((row) => row.categoryId)).size).toBeGreaterThan(4)
  })

  test('is not created twice', async () => {
    expect(await fill()).toBe(false)
    expect(await shop.db.select().from(products)).toEqual(rows)
  })
})
