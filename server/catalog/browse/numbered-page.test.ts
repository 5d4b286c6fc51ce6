import { afterAll, expect, test } from 'vitest'
import { createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { listProducts } from './catalogue-queries.ts'
import { numberedPage } from './numbered-page.ts'

const shop = await createTestShop()
for (let number = 1; number <= 10; number++) {
  await insertProduct(shop, { nameArabic: number % 2 ? `طعام رقم ${number}` : `لعبة رقم ${number}` })
}
afterAll(() => shop.close())

test.each(['', 'طعام'])(
  'S-CATA-04: pages of four in the order of the catalogue, none twice («%s»)',
  async (search) => {
    const { items: all, total } = await listProducts(shop.context, { search })
    const pages = Math.ceil(total / 4)
    const shown = []
    for (let page = 1; page <= pages; page++) {
      const found = await numberedPage(shop.context, { search }, page)
      expect(found).toMatchObject({ page, pages, total })
      expect(found.items.length).toBeLessThanOrEqual(4)
      shown.push(...found.items.map(({ id }) => id))
    }
    expect(shown).toEqual(all.map(({ id }) => id))
  },
)

test('S-CATA-05: a page past the end is the last one; an empty list has one empty page', async () => {
  const past = await numberedPage(shop.context, { search: '' }, 999_999_999)
  expect(past).toMatchObject({ page: 3, pages: 3 })
  expect(past.items).toHaveLength(2)
  const none = await numberedPage(shop.context, { search: 'ديناصور' }, 7)
  expect(none).toMatchObject({ page: 1, pages: 1, items: [], total: 0 })
})
