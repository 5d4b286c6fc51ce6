import { afterAll, expect, it } from 'vitest'
import { suggest } from '#server/catalog/browse/suggestions.ts'
import { answerChat } from '#server/chat/answer-chat.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { createTestShop, insertProduct } from '#tests/support/test-shop.ts'
import { familiesOnSale } from './category-queries.ts'
import '#tests/support/learned-chat.ts'

const shop = await createTestShop()
await shop.db.insert(categories).values([
  { id: 1, name: 'Cats', nameArabic: 'قطط', world: 'cats' },
  { id: 2, name: 'Birds', nameArabic: 'طيور', world: 'birds' },
  { id: 3, name: 'Fish', nameArabic: 'أسماك', world: 'fish', isActive: false },
])
await insertProduct(shop, { categoryId: 1 })
await insertProduct(shop, { categoryId: 2, isActive: false })
await insertProduct(shop, { categoryId: 3 })
afterAll(() => shop.close())

it('L-03: a family is shown only if shoppers find something in it', async () => {
  expect(await familiesOnSale(shop.context)).toEqual(['cats'])
})

it('L-03: search and chat never offer an empty family', async () => {
  expect((await suggest(shop.context, 'قطط')).categories).toHaveLength(1)
  expect((await suggest(shop.context, 'طيور')).categories).toEqual([])
  const { suggestions } = await answerChat(
    shop.context,
    null,
    { message: 'نصائح العناية' },
    async () => false,
  )
  expect(suggestions).toContain('نصائح للقطط')
  expect(suggestions.join()).not.toMatch(/طيور|أسماك|أرانب/)
})
