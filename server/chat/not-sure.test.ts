import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

const last = async (messages: readonly string[]) => (await talk(...messages)).at(-1)?.content

describe('C-06: what no answer accounts for is admitted, not answered as something else', () => {
  it.each([
    // An animal is named, and nothing is looked for.
    [['ابغى اسجل قطتي عند البلدية هل تساعدوني']],
    // Animals are counted, not rials.
    [['عندي ٣ هامسترات صغار كيف اعرف جنسهم']],
    // Hardly any topic is left without the vet.
    [['قطتي ما تحب صندوق الرمل الجديد وتسويها على السجاد', 'غيرت الرمل قبل يومين هل هذا السبب']],
    // Not what it eats.
    [['ولدي صاد سلحفاة من الوادي شو تاكل', 'وينفع نخليها عندنا']],
  ])('%j', async (messages) => {
    expect(await last(messages)).toMatch(/^عذراً[\s\S]*wa\.me/)
  })
})

describe('C-06: what the message says outranks what it names', () => {
  it.each([
    [['اشتريت طعام منكم ولقيت فيه حشرات'], /طلب إرجاع/],
    [['ممكن تحجزون لي موعد عند الدكتور'], /^لا: لسنا عيادة/],
    // About the child that was bitten, not the needs of a cat.
    [
      ['قط من الشارع عض ولدي في يده ونزل دم شو اسوي', 'الجرح صغير ما يحتاج مستشفى صح؟'],
      /^المركز الصحي اليوم/,
    ],
    [['البيتا تتقاتل لو حطيت ثنتين'], /لا تضع مع البيتا ذكراً آخر/],
    // Goods that are wished for are looked up, whatever else is asked of them.
    [['ابا رمل حق القطو كم العلبة'], /^لا نبيع رمل القطط/],
    // No companion for an ill animal.
    [
      ['الكوكتيل منفش ريشه ونايم في قاع القفص من الصبح', 'ما اقدر اشتري له دوا من عندكم؟'],
      /^(?:(?!ر\.ع)[\s\S])+$/,
    ],
    [['i like the hamster', 'what do i need for him'], /cage/i],
  ])('%j', async (messages, says) => {
    expect(await last(messages)).toMatch(says)
  })
})
