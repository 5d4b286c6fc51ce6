import { afterAll, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, ask, set } = await createChatShop()
afterAll(() => shop.close())

it('C-05: a precise question has its own answer, with figures of the settings, and a general one the text of its topic', async () => {
  await set('order_hold_hours = 30')
  expect((await ask('تخلونها محجوزة لي لين آخر الشهر؟')).content).toMatch(/^لا نحجز إلى موعد بعيد.*30 ساعة/s)
  expect((await ask('كيف أطلب؟')).content).toMatch(/^(?!لا نحجز).*أربع خطوات/s)
})

it('C-06: what the owner has answered takes precedence over a precise answer', async () => {
  const faq = [{ question: 'هل تأخذون عربوناً للحجز؟', answer: 'نعم، عربون خمسة ريالات.' }]
  expect((await ask('هل تأخذون عربوناً للحجز؟')).content).toMatch(/^لا نأخذ عربوناً/)
  await shop.pool.query('UPDATE settings SET faq = $1', [JSON.stringify(faq)])
  expect((await ask('هل تأخذون عربوناً للحجز؟')).content).toBe('نعم، عربون خمسة ريالات.')
})
