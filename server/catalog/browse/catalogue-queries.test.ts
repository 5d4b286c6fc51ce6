import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { foldArabic } from '#domain/fold-arabic.ts'
import { baisa } from '#domain/money.ts'
import { sortsOf } from '#domain/product.ts'
import { activeCategories, categoryTiles } from '#server/catalog/categories/category-queries.ts'
import { readPosition } from '#server/catalog/listing/catalogue-cursor.ts'
import type { CatalogueQuery } from '#server/catalog/listing/catalogue-filter.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { createTestShop, insertAnimal, insertProduct } from '#tests/support/test-shop.ts'
import { listProducts, newlyArrived } from './catalogue-queries.ts'
import { findProduct } from './product-queries.ts'

const shop = await createTestShop()
const created = await shop.db
  .insert(categories)
  .values([
    { name: 'Cats', nameArabic: 'قطط', world: 'cats' },
    { name: 'Food', nameArabic: 'أطعمة', world: 'supplies' },
    { name: 'Hidden', nameArabic: 'مخفية', world: 'fish', isActive: false },
  ])
  .returning({ id: categories.id })
const cats = created[0]?.id ?? 0
const hidden = created[2]?.id ?? 0
afterAll(() => shop.close())

const names = async (query: CatalogueQuery) =>
  (await listProducts(shop.context, query)).items.map((product) => product.nameArabic)

describe('the catalogue', () => {
  it('is paged without gap or repetition, in each order, whatever ties there are (S-CATB-08, X-22)', async () => {
    const at = [new Date('2026-01-01T00:00:00.001Z'), new Date('2026-01-01T00:00:00.002Z')]
    for (let i = 0; i < 47; i++) {
      await insertProduct(shop, {
        nameArabic: ['حبل', 'كرة', 'أرجوحة'][i % 3] ?? '',
        price: baisa([1500, 2000][i % 2] ?? 1),
        isFeatured: i % 5 === 0,
        quantity: i % 7 === 0 ? 0 : 5,
        createdAt: at[i % 2],
      })
    }
    for (const search of [undefined, 'حبل']) {
      const whole = await listProducts(shop.context, { search, limit: 100 })
      expect(whole.items).toHaveLength(search ? 16 : 47)
      for (const sort of sortsOf(search ?? '')) {
        const ordered = (await listProducts(shop.context, { search, sort, limit: 100 })).items.map(
          (p) => p.id,
        )
        const walked: number[] = []
        let cursor: string | undefined
        do {
          const page = await listProducts(shop.context, { search, sort, limit: 4, cursor })
          expect(page.total).toBe(whole.items.length)
          walked.push(...page.items.map((product) => product.id))
          cursor = page.nextCursor ?? undefined
        } while (cursor)
        expect(walked, sort).toEqual(ordered)
        expect(new Set(walked).size, sort).toBe(whole.items.length)
      }
    }
  })

  it('sorts as chosen, sold-out products always last (S-CATB-08, S2-08)', async () => {
    const list = async (sort: CatalogueQuery['sort'], search?: string) => {
      const { items } = await listProducts(shop.context, { sort, search, limit: 100 })
      const stock = items.map(({ quantity }) => Number(quantity === 0))
      expect(new Set(stock).size).toBe(2)
      expect(stock, sort).toEqual(stock.toSorted())
      return items
    }
    const inStock = async (sort: CatalogueQuery['sort']) =>
      (await list(sort)).filter(({ quantity }) => quantity > 0)
    const prices = (await inStock('price-asc')).map((product) => Number(product.price))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect((await inStock('price-desc')).map((product) => Number(product.price))).toEqual(prices.toReversed())
    const keys = (await inStock('name')).map((product) => foldArabic(product.nameArabic))
    expect(keys).toEqual(keys.toSorted())
    const featured = (await inStock('featured')).map(({ isFeatured }) => Number(!isFeatured))
    expect(new Set(featured).size).toBe(2)
    expect(featured).toEqual(featured.toSorted())
    const born = (await inStock('newest')).map((product) => product.createdAt)
    expect(born).toEqual(born.toSorted().toReversed())
    expect(await list(undefined)).toEqual(await list('featured'))
    expect(await list(undefined, 'حبل')).toEqual(await list('relevance', 'حبل'))
  })

  it('skips no product that sells out during paging, and at most repeats it (S-CATB-08)', async () => {
    const walked: number[] = []
    let cursor: string | undefined
    do {
      const page = await listProducts(shop.context, { limit: 4, cursor })
      walked.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
      // One that was shown, and one of those that come next.
      const next = cursor ? (await listProducts(shop.context, { limit: 1, cursor })).items : []
      const sold = [page.items[0]?.id ?? 0, ...next.map(({ id }) => id)]
      if (walked.length <= 12)
        await shop.db.update(products).set({ quantity: 0 }).where(inArray(products.id, sold))
    } while (cursor)
    const all = (await listProducts(shop.context, { limit: 100 })).items.map(({ id }) => id)
    expect(new Set(walked)).toEqual(new Set(all))
  })

  it('rejects a cursor of another order, and an invented one', async () => {
    const { nextCursor } = await listProducts(shop.context, { sort: 'name', limit: 1 })
    expect(readPosition('name', nextCursor ?? '')).not.toBeNull()
    expect(readPosition('featured', nextCursor ?? '')).toBeNull()
    const inventions = [
      '',
      '!',
      'null',
      'e30',
      Buffer.from('["newest","2026-13-45T00:00:00.000Z",1]').toString('base64url'),
    ]
    for (const cursor of inventions) expect(readPosition('newest', cursor)).toBeNull()
    const first = await names({ limit: 2 })
    expect(await names({ limit: 2, cursor: 'made up' })).toEqual(first)
  })

  it('finds Arabic words in any spelling (S-CATB-07, X-32, conventions 16)', async () => {
    await insertProduct(shop, { nameArabic: 'إكسسوارات لِلقِطَّة', name: 'Collar 100%_real' })
    await insertAnimal(shop, {
      name: 'Tom',
      nameArabic: 'هرة',
      breedArabic: 'شيرازي',
      descriptionArabic: 'تحب الأسماك',
    })
    for (const search of ['اكسسوارات', 'قطه', 'إكـسـسـوارات  قطّة', 'COLLAR', '\u200Fقطة\u202C', '100']) {
      expect(await names({ search }), search).toContain('إكسسوارات لِلقِطَّة')
    }
    for (const search of ['شيرازى', 'اسماك', 'الهره شيرازي'])
      expect(await names({ search }), search).toEqual(['هرة'])
    expect((await names({ search: 'هره' }))[0]).toBe('هرة')
    // All words must be there; a wildcard is punctuation; only punctuation finds nothing.
    for (const search of ['قطة كلب', '%', '__', "'; DROP TABLE products; --", '؟']) {
      expect(await names({ search }), search).toEqual([])
    }
    expect((await listProducts(shop.context, { search: '   ' })).total).toBeGreaterThan(40)
    // Live animals before their supplies (S2-06).
    expect((await names({ search: 'قطة '.repeat(3000) }))[0]).toBe('هرة')
  })

  it('lists an exact name first, then names that begin with the search', async () => {
    await insertProduct(shop, { nameArabic: 'لعبة مع ببغاء', isFeatured: true })
    await insertProduct(shop, { nameArabic: 'ببغاء رمادي' })
    await insertProduct(shop, { nameArabic: 'ببّغاء' })
    expect(await names({ search: 'ببغاء' })).toEqual(['ببّغاء', 'ببغاء رمادي', 'لعبة مع ببغاء'])
  })

  it('filters by category, type, governorate and stock (X-34)', async () => {
    const cat = await insertAnimal(shop, { nameArabic: 'سيامي', categoryId: cats, regions: [2], quantity: 0 })
    const ids = async (query: CatalogueQuery) =>
      (await listProducts(shop.context, { ...query, limit: 100 })).items.map((product) => product.id)
    expect(await ids({ category: cats })).toEqual([cat])
    expect(await ids({ type: 'animal' })).toContain(cat)
    expect(await ids({ type: 'product' })).not.toContain(cat)
    expect(await ids({ type: 'animal', region: 2 })).toEqual([cat])
    expect(await ids({ type: 'animal', region: 3 })).toEqual([])
    expect((await ids({ type: 'product', region: 3 })).length).toBeGreaterThan(40)
    expect(await ids({ category: cats, inStock: true })).toEqual([])
  })

  it('L-06: leaves out what may not travel to the governorate, even if its own list has it', async () => {
    const cat = await insertAnimal(shop, { regions: [4] })
    const tank = await insertProduct(shop, { deliveryType: 'home_only' })
    const food = await insertProduct(shop, { deliveryType: 'both' })
    const reaching = async (there: object) => {
      const exception = { regionId: 4, office: 1000, home: 4000, days: '', animals: true, ...there }
      await shop.pool.query('UPDATE settings SET delivery_exceptions = $1', [JSON.stringify([exception])])
      const { items } = await listProducts(shop.context, { region: 4, sort: 'newest', limit: 100 })
      return [cat, tank, food].filter((id) => items.some((item) => item.id === id))
    }
    try {
      expect(await reaching({})).toEqual([cat, tank, food])
      expect(await reaching({ animals: false })).toEqual([tank, food])
      expect(await reaching({ home: null })).toEqual([food])
      expect(await reaching({ home: null, office: null })).toEqual([])
    } finally {
      await shop.pool.query(`UPDATE settings SET delivery_exceptions = '[]'`)
    }
  })

  it('shows nothing inactive or archived, and nothing of an inactive category', async () => {
    const gone = [
      await insertProduct(shop, { nameArabic: 'غائب', isActive: false }),
      await insertProduct(shop, { nameArabic: 'غائب', isActive: false, archivedAt: new Date() }),
      await insertProduct(shop, { nameArabic: 'غائب', categoryId: hidden }),
    ]
    expect(await listProducts(shop.context, { search: 'غائب' })).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    })
    for (const id of gone) expect(await findProduct(shop.context, id)).toBeNull()
  })
})

describe('a product', () => {
  it('shows the public facts, money in rials and the calculated fee (X-28, S-MOD-06)', async () => {
    const id = await insertAnimal(shop, {
      costPrice: baisa(50_000),
      brand: 'none',
      quantity: 3,
      price: baisa(89_990),
    })
    const product = await findProduct(shop.context, id)
    expect(product).toMatchObject({
      ...{ id, type: 'animal', price: '89.990', stockLabel: 'low', deliveryFee: '2.000', brand: null },
      ...{ deliveryType: 'home-only', deliveryEverywhere: false, availableRegions: [1, 6], category: null },
    })
    expect(JSON.stringify(product)).not.toMatch(/cost|50\.000|searchText|nameKey/)
    const supply = await findProduct(
      shop.context,
      await insertProduct(shop, { vaccinated: true, brand: 'Whiskas' }),
    )
    expect(supply).toMatchObject({ vaccinated: null, brand: 'Whiskas', deliveryFee: '1.000' })
    expect(supply?.availableRegions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('is among the new arrivals: six at most, featured first, new for a number of days (S-HOME-07, X-45)', async () => {
    const hiddenFromAll = await insertProduct(shop, { isFeatured: true, isActive: false })
    const arrived = await newlyArrived(shop.context)
    expect(arrived).toHaveLength(6)
    expect(arrived.map(({ id }) => id)).not.toContain(hiddenFromAll)
    expect(arrived.every((product) => product.isFeatured)).toBe(true)
    expect(arrived[0]?.isNew).toBe(true)
    await shop.db.update(products).set({ createdAt: new Date('2020-01-01T00:00:00Z') })
    expect((await newlyArrived(shop.context)).some((product) => product.isNew)).toBe(false)
  })

  it('follows the available new arrivals once it is sold out (S-HOME-07)', async () => {
    const [first, ...others] = await newlyArrived(shop.context)
    await shop.db.update(products).set({ quantity: 0 })
    const left = [others[0]?.id, others[1]?.id].filter((id) => id !== undefined)
    await shop.db.update(products).set({ quantity: 1 }).where(inArray(products.id, left))
    const arrived = (await newlyArrived(shop.context)).map(({ id, quantity }) => [id, quantity])
    expect(arrived.slice(0, 3)).toEqual([
      [left[0], 1],
      [left[1], 1],
      [first?.id, 0],
    ])
    expect(arrived).toHaveLength(6)
  })
})

describe('categories', () => {
  it('are sorted by Arabic name, active only, with their counts; the tiles show families first (S-API-07)', async () => {
    const found = await activeCategories(shop.context)
    expect(found.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Food', 0],
      ['Cats', 1],
    ])
    expect((await categoryTiles(shop.context)).map((category) => category.name)).toEqual(['Cats', 'Food'])
  })
})

describe('folding in SQL', () => {
  const fold = async (texts: string[]) => {
    const { rows } = await shop.pool.query<{ folded: string }>(
      'SELECT fold_arabic(t) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS u (t, n) ORDER BY n',
      [texts],
    )
    return rows.map((row) => row.folded)
  }

  it('equals the folding in TypeScript for any text (conventions 16)', async () => {
    const arabic = fc.string({
      unit: fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)),
    })
    const forms = fc.string({
      unit: fc.integer({ min: 0xfb50, max: 0xfefc }).map((code) => String.fromCodePoint(code)),
    })
    const text = fc
      .oneof(arabic, forms, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
      .map((value) => value.toWellFormed().replaceAll('\0', ''))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (texts) => {
        expect(await fold(texts)).toEqual(texts.map(foldArabic))
      }),
      { numRuns: 40 },
    )
  })
})
