import { afterAll, describe, expect, it } from 'vitest'
import { productList, suggestions } from '#contract/catalog.ts'
import { baisa } from '#domain/money.ts'
import { problemSchema } from '#platform/api/problem.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertAnimal, insertProduct } from '#tests/support/test-shop.ts'

const created: Record<string, number> = {}

const app = await createTestApp()
const [category] = await app.shop.db
  .insert(categories)
  .values({ name: 'Birds', nameArabic: 'طيور', emoji: '🐦', world: 'birds' })
  .returning({ id: categories.id })
const birds = category?.id ?? 0
created.male = await insertAnimal(app.shop, { gender: 'male', vaccinated: true, price: baisa(20_000) })
created.female = await insertAnimal(app.shop, {
  gender: 'female',
  vaccinated: false,
  price: baisa(30_500),
})
created.unknown = await insertAnimal(app.shop, { gender: 'unknown', price: baisa(8_000), quantity: 0 })
// Fields that a form once stored for an animal mean nothing for a supply.
created.supply = await insertProduct(app.shop, { gender: 'male', vaccinated: true, price: baisa(30_501) })
created.parrot = await insertAnimal(app.shop, {
  nameArabic: 'ببغاء رمادي',
  name: 'Grey parrot',
  breedArabic: 'كاسكو',
  categoryId: birds,
  regions: [2],
})
afterAll(() => app.close())

const get = (path: string) => app.request(path)

async function found(query: string): Promise<string[]> {
  const list = productList.parse(await (await get(`/api/products?${query}`)).json())
  expect(list.total).toBe(list.items.length)
  const names = Object.entries(created)
  return list.items.map(({ id }) => names.find(([, known]) => known === id)?.[0] ?? '').toSorted()
}

describe('GET /api/products', () => {
  it.each([
    ['minPrice=20&maxPrice=30.5', ['female', 'male']],
    ['minPrice=30.501', ['parrot', 'supply']],
    ['minPrice=%D9%A2%D9%A0&maxPrice=%D9%A3%D9%A0%D9%AB%D9%A5', ['female', 'male']],
    ['maxPrice=7.999', []],
    ['gender=male', ['male']],
    ['gender=unknown', ['unknown']],
    ['vaccinated=true', ['male']],
    ['inStock=true&type=animal', ['female', 'male', 'parrot']],
    ['gender=female&vaccinated=true', []],
    ['inStock=true&maxPrice=8', []],
    ['region=2&type=animal&minPrice=80', ['parrot']],
  ])('filters by %s (S-CATB-01, S-CATB-02)', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('finds only products delivered everywhere for a governorate that does not exist', async () => {
    expect(await found('region=2147483647&gender=male')).toEqual(await found('region=12&gender=male'))
  })

  it.each(['age=old', 'minPrice=5&maxPrice=2', 'breed=', 'type=dragon'])(
    'refuses facets and products of ?%s by its name (S2-07)',
    async (query) => {
      for (const path of ['/api/products', '/api/products/facets']) {
        const response = await get(`${path}?${query}`)
        expect(response.status).toBe(422)
        const { errors } = problemSchema.parse(await response.json())
        expect(Object.keys(errors ?? {})).toEqual([query.split('=')[0]])
      }
    },
  )

  it('sorts by relevance only for a search, and then by default (S2-08)', async () => {
    expect((await get('/api/products?sort=relevance&search=cat')).status).toBe(200)
    const refused = await get('/api/products?sort=relevance')
    expect(refused.status).toBe(422)
    expect(problemSchema.parse(await refused.json()).errors).toHaveProperty('sort')
  })

  it.each([
    ['name', 'a\u0000b'],
    ['newest', '0000-01-01T00:00:00.000Z'],
  ])('refuses a forged cursor of %s that the database could not read', async (sort, position) => {
    const cursor = Buffer.from(JSON.stringify([sort, true, position, 1])).toString('base64url')
    const response = await get(`/api/products?sort=${sort}&cursor=${cursor}`)
    expect(response.status).toBe(422)
    expect(problemSchema.parse(await response.json()).errors).toHaveProperty('cursor')
    // The page begins again from the front.
    expect((await get(`/products?sort=${sort}&cursor=${cursor}`)).status).toBe(200)
  })

  it('combines search and category (S-CATB-01, S-API-05)', async () => {
    expect(await found(`category=${birds}`)).toEqual(['parrot'])
    expect(await found(`category=${birds}&search=${encodeURIComponent('رمادى')}`)).toEqual(['parrot'])
    expect(await found(`category=${birds}&search=${encodeURIComponent('شيرازي')}`)).toEqual([])
  })

  it.each([
    ['minPrice=x', 'minPrice'],
    ['minPrice=-1', 'minPrice'],
    ['maxPrice=1.2345', 'maxPrice'],
    ['minPrice=20&maxPrice=19.999', 'minPrice'],
    ['gender=boy', 'gender'],
    ['vaccinated=maybe', 'vaccinated'],
    ['inStock=false', 'inStock'],
  ])('refuses %s with 422 and a sentence at the field', async (query, field) => {
    const response = await get(`/api/products?${query}`)
    expect(response.status).toBe(422)
    expect(problemSchema.parse(await response.json()).errors?.[field]?.[0]).toMatch(/[\u0600-\u06FF]/)
  })
})

describe('GET /api/suggestions', () => {
  const suggest = async (search: string) =>
    suggestions.parse(await (await get(`/api/suggestions?search=${encodeURIComponent(search)}`)).json())

  it('suggests products and families for a partial, folded search', async () => {
    expect(await suggest('ببّغا')).toEqual({
      products: [
        {
          id: created.parrot,
          ...{ type: 'animal', nameArabic: 'ببغاء رمادي', price: '89.990' },
          originalPrice: null,
          ...{ stockLabel: 'low', isReserved: false, image: null, world: 'birds' },
        },
      ],
      // Where there are more of its kind.
      categories: [expect.objectContaining({ nameArabic: 'طيور' })],
    })
    for (const search of ['طيو', 'الطيور', 'عصفور', 'bird']) {
      expect((await suggest(search)).categories, search).toEqual([
        { id: birds, nameArabic: 'طيور', emoji: '🐦', world: 'birds' },
      ])
    }
  })

  it('suggests nothing for an empty search, and refuses one that is too long', async () => {
    for (const query of ['', '?search=', '?search=%20%20', '?search=%25_%3F']) {
      const response = await get(`/api/suggestions${query}`)
      expect(response.headers.get('Cache-Control')).toMatch(/^public/)
      expect(await response.json()).toEqual({ products: [], categories: [] })
    }
    const long = await get(`/api/suggestions?search=${'x'.repeat(10_000)}`)
    expect(long.status).toBe(422)
    expect(problemSchema.parse(await long.json()).errors?.search?.[0]).toMatch(/[\u0600-\u06FF]/)
  })
})
