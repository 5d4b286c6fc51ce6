// How a conversation about the shop goes on (C-03, C-05), with wordings that are no examples.
import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

async function last(...messages: string[]): Promise<string> {
  return (await talk(...messages)).at(-1)?.content ?? ''
}

describe('C-03: what is named while an order is spoken of belongs to the order', () => {
  it.each([
    [['جاني الطلب وفيه كسر', 'كان حوض السمك'], /طلب إرجاع/],
    [['وصل الكيس مشقوق', 'كيس أكل القطط'], /طلب إرجاع/],
    [['أبا أعدل طلبيتي', 'زيد عليها كيس رمل'], /تعدّل|عدّل سلتك/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })

  it.each([
    [['أبا أعدل طلبيتي', 'وعندكم قفص طيور؟'], /قفص طيور/],
    [['كيف أرجع المنتج؟', 'طيب الأرنب شو ياكل؟'], /دريس/],
  ])('unless it is asked for: %j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })
})

describe('C-03: a short question goes on about the shop', () => {
  it.each([
    [['توصلون نزوى؟', 'وكم تكلفته؟'], /الداخلية/],
    [['do you deliver to nizwa', 'and how much is it'], /الداخلية/],
    [['ألغيت طلبي اليوم', 'وفلوسي متى ترجع'], /نعيد إليك/],
    [['وصلني المنتج خربان', 'طيب وش الحل'], /طلب إرجاع|نعيد إليك/],
  ])('%j', async (messages, says) => {
    expect(await last(...messages)).toMatch(says)
  })

  it('says only the time where only the time is asked for', async () => {
    const time = await last('كم التوصيل لنزوى؟', 'وفي كم يوم بيوصل؟')
    expect(time).toContain('مدة التوصيل')
    expect(time).not.toMatch(/باب المنزل|محافظاته/)
  })
})

describe('C-05: questions of orders and payment have an answer to the point', () => {
  it.each([
    ['وش احط في ملاحظات الحوالة', /^اكتب رقم الطلب/],
    ['لين متى يتم محجوز لي قبل ما احول', /^نحجز لك.*24 ساعة/],
    ['ممكن تعطوني مهلة زيادة للتحويل', /يمدّدها/],
    ['اقدر اغير شي في الطلب بعد التحويل؟', /بعد أن تبلغنا بالتحويل|وبعده اتصل بنا/],
    ['لو جيتكم المحل اقدر ادفع نقدا', /نتفق على الموعد/],
    ['شو السبب ان هذا غالي', /لا يُذكر سبب السعر/],
    ['كم عندي وقت للارجاع', /48 ساعة/],
    ['وصلني من اسبوع وما كلمتكم', /تكلّم معنا الآن|نصلحه/],
    ['لو ما عندكم هالنوع تدبرونه لي؟', /\/wanted/],
  ])('«%s»', async (message, says) => {
    expect(await last(message)).toMatch(says)
  })
})
