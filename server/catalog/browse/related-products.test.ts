import { afterAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { baisa } from '#domain/money.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { createTestShop, insertAnimal } from '#tests/support/test-shop.ts'
import { findProduct } from './product-queries.ts'
import { relatedProducts } from './related-products.ts'

const shop = await createTestShop()
const [made] = await shop.db
  .insert(categories)
  .values({ name: 'Cats', nameArabic: 'قطط', world: 'cats' })
  .returning({ id: categories.id })
const family = made?.id ?? 0
afterAll(() => shop.close())

test('X-20: shows products of the same family: same breed first, then the nearest price, never sold out', async () => {
  const cat = (breedArabic: string, rials: number, values: object = {}) =>
    insertAnimal(shop, { breedArabic, price: baisa(rials * 1000), categoryId: family, ...values })
  const asked = await cat('شيرازي', 100)
  const sameBreedDear = await cat('شيرازي', 400)
  const sameBreedNear = await cat('شيرازي', 120)
  const otherNear = await cat('سيامي', 95)
  const otherHalf = await cat('سيامي', 40)
  await cat('شيرازي', 100, { quantity: 0 })
  await cat('شيرازي', 100, { isActive: false })
  await cat('شيرازي', 100, { categoryId: null })

  const product = (await findProduct(shop.context, asked)) as Product
  const found = await relatedProducts(shop.context, product)
  expect(found.map(({ id }) => id)).toEqual([sameBreedNear, sameBreedDear, otherNear, otherHalf])
  expect(await relatedProducts(shop.context, product, 2)).toHaveLength(2)
  const plain = { ...product, breedArabic: null }
  expect((await relatedProducts(shop.context, plain, 1)).map(({ id }) => id)).toEqual([otherNear])
  expect(await relatedProducts(shop.context, { ...product, category: null })).toEqual([])
})
