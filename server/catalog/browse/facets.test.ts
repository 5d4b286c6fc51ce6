import { afterAll, expect, it } from 'vitest'
import { type Facets, facets } from '#contract/catalog.ts'
import { baisa } from '#domain/money.ts'
import type { AgeGroup, Gender } from '#domain/product.ts'
import type { CatalogueQuery } from '#server/catalog/listing/catalogue-filter.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { createTestShop, insertAnimal, insertProduct } from '#tests/support/test-shop.ts'
import { listProducts } from './catalogue-queries.ts'
import { findFacets } from './facets.ts'

const shop = await createTestShop()
const [category] = await shop.db
  .insert(categories)
  .values({ name: 'Cats', nameArabic: 'قطط', world: 'cats' })
  .returning({ id: categories.id })
const cats = category?.id ?? 0
const ages = ['4 أشهر', '7 أشهر', 'سنة ونصف', 'شهران', '3 سنوات', 'سنتان', '10 أيام', null]
for (let i = 0; i < 24; i++) {
  await insertAnimal(shop, {
    nameArabic: i % 2 ? `قط ${i}` : `أرنب ${i}`,
    categoryId: i % 2 ? cats : null,
    age: ages[i % 8] ?? null,
    gender: (['male', 'female', 'unknown'] as const)[i % 3],
    vaccinated: i % 4 === 0,
    breedArabic: i % 5 === 0 ? 'شيرازي' : 'سيامي',
    colorArabic: i % 3 === 0 ? 'أبيض' : null,
    quantity: i % 6 === 0 ? 0 : 2,
    price: baisa(1000 * (i + 1)),
  })
}
await insertProduct(shop, {
  nameArabic: 'طعام قط',
  colorArabic: 'أبيض',
  breedArabic: 'شيرازي',
  age: '4 أشهر',
})
afterAll(() => shop.close())

/** The list with one more filter, as the value of its facet says it. */
function withValue(query: CatalogueQuery, facet: keyof Omit<Facets, 'price'>, value: string): CatalogueQuery {
  switch (facet) {
    case 'category':
      return { ...query, category: Number(value) }
    case 'type':
      return { ...query, type: value as 'animal' | 'product' }
    case 'gender':
      return { ...query, gender: value as Gender }
    case 'age':
      return { ...query, age: value as AgeGroup }
    case 'vaccinated':
    case 'inStock':
      return { ...query, [facet]: true }
    default:
      return { ...query, [facet]: value }
  }
}

it.each<[string, CatalogueQuery]>([
  ['nothing', {}],
  ['a search', { search: 'قط' }],
  ['one filter', { breed: 'سيامي' }],
  ['two filters', { gender: 'male', minPrice: baisa(4000) }],
  ['all of them', { type: 'animal', inStock: true, vaccinated: true, age: 'young', color: 'أبيض' }],
])('S2-07: each count equals the list of its filter, combined with %s', async (_, query) => {
  const found = facets.parse(await findFacets(shop.context, query))
  const { price, ...counted } = found
  for (const [name, values] of Object.entries(counted)) {
    for (const { value, count } of values) {
      const list = await listProducts(shop.context, withValue(query, name as keyof typeof counted, value))
      expect([name, value, count]).toEqual([name, value, list.total])
    }
  }
})

it('S2-07: lists the values in the results, and counts no fact of a supply as an animal’s', async () => {
  const { breed, age, gender, price } = await findFacets(shop.context, {})
  expect(breed).toEqual([
    { value: 'سيامي', count: 19 },
    { value: 'شيرازي', count: 5 },
  ])
  expect(Object.fromEntries(age.map(({ value, count }) => [value, count]))).toEqual({
    young: 9,
    growing: 3,
    adult: 9,
  })
  expect(gender.map(({ value }) => value)).not.toContain('unknown')
  expect(price?.to).toBe('24.000')
  expect((await findFacets(shop.context, { search: '!!!' })).price).toBeNull()
})

it('S2-07: counts up to 1,000 and reports that there are more', async () => {
  await shop.db.execute(`INSERT INTO products (name, name_arabic, price, quantity, item_type, delivery_type)
    SELECT 'Ball', 'كرة', 1, 0, 'product', 'both' FROM generate_series(1, 1001)`)
  const { type } = await findFacets(shop.context, { search: 'كرة' })
  expect(type).toEqual([{ value: 'product', count: 1000, more: true }])
})
