import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk, set } = await createChatShop()
afterAll(() => shop.close())

async function lastOf(turns: readonly string[]): Promise<string> {
  const answers = await talk(...turns)
  return (answers.at(-1)?.content ?? '').replace(/[\u2066-\u2069]/g, '')
}

describe('L-03: a demo shop says first that nothing is to be transferred', () => {
  beforeAll(() => set('is_demo = true'))
  afterAll(() => set('is_demo = false'))

  it.each([
    ['يعني المتجر تجريبي ولا حقيقي؟'],
    ['انتو متجر صدق ولا تجربة؟'],
    ['يعني أحول لكم فلوس فعلاً؟'],
    ['كيف أدفع؟'],
    ['هل المتجر موثوق؟'],
    ['عندكم سجل تجاري؟'],
  ])('%s', async (asked) => {
    expect(await lastOf([asked])).toMatch(/^متجر تجريبي: لا تحوّل أي مبلغ/)
  })

  it.each([['is this a real shop?'], ['do I really transfer?'], ['how do i pay']])('%s', async (asked) => {
    expect(await lastOf([asked])).toMatch(/^This is a demo shop: do not transfer any money/)
  })

  it('says nothing of it beside an animal', async () => {
    expect(await lastOf(['بكم الكناري الأصفر'])).not.toMatch(/تجريبي/)
  })
})

it('L-03: a real shop shows what proves it', async () => {
  expect(await lastOf(['يعني المتجر تجريبي ولا حقيقي؟'])).toMatch(/^سؤالك في محله/)
})

describe('X-50: of an animal that arrived dead no more is promised than the policy', () => {
  it.each([['وصلني الجوبي ووحده منهم ميته!!'], ['وصل الطير ميت'], ['السمك وصلني ميت شو الحل الحين']])(
    '%s',
    async (told) => {
      const answer = await lastOf([told])
      expect(answer).toMatch(/صوّره في الحال/)
      expect(answer).not.toMatch(/نعيد إليك|بديل/)
    },
  )
})
