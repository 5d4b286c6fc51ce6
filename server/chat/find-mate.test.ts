import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

describe('C-03: a mate is of the other sex, and both are summed with it', () => {
  it.each([
    [['بكم الكناري الأصفر؟', 'عندكم نثية له؟', 'كم الاثنين مع بعض'], /كناري أبيض/, /42\.00/],
    [['كم سعر الهامستر السوري الذهبي', 'ابا ازوجه، في أنثى؟', 'التنين سوا بكم؟'], /سوري قرفي/, /12\.50/],
    [
      ['بكم القط الشيرازي المشمشي', 'do you have a female for him?', 'how much for both'],
      /White Persian/,
      /275\.00/,
    ],
  ])('%j', async (messages, mate, sum) => {
    const [, found, both] = await talk(...messages)
    expect(found?.content).toMatch(mate)
    expect(both?.content).toMatch(sum)
  })

  it('adds up no two males', async () => {
    const [, found, both] = await talk('بكم الكناري الأبيض؟', 'وفي ذكر لها؟', 'الاتنين على بعض بكام')
    expect(found?.content).toMatch(/كناري أصفر مغرّد.*كناري أحمر/s)
    expect(both?.content).not.toContain('50.00')
  })

  it.each(['ينفع أزوجه الحين؟', 'لازم أجيب له وليفة؟'])(
    'offers none to a question of keeping: %s',
    async (message) => {
      const [, answer] = await talk('بكم الكناري الأحمر؟', message)
      expect(answer?.content).not.toContain('عندنا الآن أنثى')
    },
  )

  it('offers no hamster of another species', async () => {
    const [, found] = await talk('بكم الهامستر الروبوروفسكي؟', 'عندكم أنثى له؟')
    expect(found?.content).toContain('ليس عندنا الآن أنثى')
  })
})
