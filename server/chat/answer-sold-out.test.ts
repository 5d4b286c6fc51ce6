import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

describe('C-03: what is asked of an item that is sold out', () => {
  it.each([
    [['الفلمنكي موجود؟', 'ومتى بتنزلون منه؟']],
    [['عندكم قط حبشي؟', 'هيرجع تاني؟']],
    [['do you have the abyssinian cat?', 'when is it back in stock']],
  ])('knows no day, and says how one is told: %j', async (messages) => {
    const [, answer] = await talk(...messages)
    expect(answer?.content).toMatch(/(?:لا موعد معروفاً|know no date).*أخبرني حين يتوفر/s)
  })

  it.each([
    [['الفلمنكي موجود؟', 'طيب في زيه متاح؟'], 'rabbits'],
    [['عندكم قط حبشي؟', 'بدي شي متله متوفر'], 'cats'],
    [['عندكم فنجس زيبرا؟', 'غيره؟'], 'birds'],
    [['عندكم خلطة حبوب الحمام؟', 'something similar?'], 'supplies'],
  ])('shows others like it that can be bought: %j', async (messages, world) => {
    const { products = [] } = (await talk(...messages))[1] ?? {}
    expect(products.length).toBeGreaterThan(0)
    for (const { quantity, category } of products) {
      expect(quantity).toBeGreaterThan(0)
      expect(category?.world).toBe(world)
    }
  })
})
