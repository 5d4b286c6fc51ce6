import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatRequest } from '#contract/chat.ts'
import { createDemoCatalogueIfEmpty } from '#server/database/demo/create-demo-catalogue.ts'
import { createTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { answerChat } from './answer-chat.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await createDemoCatalogueIfEmpty(shop.context)
})
afterAll(() => shop.close())

function ask(message: string, about?: ChatRequest['about']) {
  return answerChat(shop.context, null, { message, ...(about && { about }) }, async () => true)
}

it('C-05: a precise question has its own answer, with figures of the settings, and a general one the text of its topic', async () => {
  await shop.pool.query('UPDATE settings SET order_hold_hours = 30')
  expect((await ask('تخلونها محجوزة لي لين آخر الشهر؟')).content).toMatch(/^لا نحجز إلى موعد بعيد.*30 ساعة/s)
  expect((await ask('كيف أطلب؟')).content).toMatch(/^(?!لا نحجز).*أربع خطوات/s)
})

it('C-06: what the owner has answered takes precedence over a precise answer', async () => {
  const faq = [{ question: 'هل تأخذون عربوناً للحجز؟', answer: 'نعم، عربون خمسة ريالات.' }]
  expect((await ask('هل تأخذون عربوناً للحجز؟')).content).toMatch(/^لا نأخذ عربوناً/)
  await shop.pool.query('UPDATE settings SET faq = $1', [JSON.stringify(faq)])
  expect((await ask('هل تأخذون عربوناً للحجز؟')).content).toBe('نعم، عربون خمسة ريالات.')
})
