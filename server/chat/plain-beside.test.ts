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
    ['هل المتجر موثوق؟'],
    ['عندكم سجل تجاري؟'],
  ])('%s', async (asked) => {
    expect(await lastOf([asked])).toMatch(/^متجر تجريبي: لا تحوّل أي مبلغ/)
  })

  it.each([['is this a real shop?'], ['do I really transfer?']])('%s', async (asked) => {
    expect(await lastOf([asked])).toMatch(/^This is a demo shop: do not transfer any money/)
  })

  it.each([
    ['كيف أدفع؟', /متجر تجريبي: لا تحوّل أي مبلغ/],
    ['how do i pay', /This is a demo shop: do not transfer any money/],
  ])('%s', async (asked, says) => {
    expect(await lastOf([asked])).toMatch(says)
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

const REMINDER = /ما زالت حالة لا تنتظر: الطبيب البيطري الآن، لا غداً\. ابحث في الخرائط عن «طوارئ بيطرية»\.$/
const ILL_BUDGIE = 'البادجي مالي منفوش ونايم في قاع القفص من امس ويفتح منقاره يتنفس'
const ILL_RABBIT = 'my rabbit hasnt eaten since yesterday and there is no poop in the cage'

describe('C-01: what is asked beside an emergency is answered, with one line of reminder', () => {
  it.each<[told: string, asked: string, says: RegExp]>([
    [ILL_BUDGIE, 'ان شاء الله بوديه. وبشكل عام شو احسن اكل للبادجي', /بذور|خلطة|حبوب/],
    [ILL_BUDGIE, 'الخس زين له؟', /خس/],
    [ILL_BUDGIE, 'الخس ينفع؟', /خس/],
    ['الارنب ما ياكل من امس', 'وش ياكل الارنب بشكل عام؟', /دريس/],
    ['قطتي اكلت حبة بنادول', 'بكم كيس اكل القطط؟', /ر\.ع/],
    ['القطة تنزف من رجلها', 'زين بنروح. انتو تفتحون الجمعة؟', /أوقات العمل/],
    ['الأرنب اللي خذته منكم مسهل وما ياكل', 'تستردونه؟', /برقم الطلب|رقم الطلب/],
    ['قطتي ما تاكل من يومين', 'من يدفع فاتورة الطبيب؟', /واحتفظ بتقريره/],
  ])('%s: %s', async (told, asked, says) => {
    const answer = await lastOf([told, asked])
    expect(answer).toMatch(says)
    expect(answer).toMatch(REMINDER)
    expect(answer).not.toMatch(/شيئاً في فمه|أسعار العيادات/)
  })

  it.each<[told: string, asked: string, says: RegExp]>([
    ['قطي يستفرغ وما ياكل', 'باخذه العيادة الحين. كم سعر صندوق النقل', /خيراً تفعل[\s\S]*صندوق نقل للقطط/],
    ['القط بلع خيط', 'كلمت البيطري وقال جيبه', /^خيراً تفعل/],
    ['القط رجله مكسورة', 'شكرا ربنا يخليكم', /^(?!ما زالت)/],
  ])('is brief to who goes to a vet or thanks: %s: %s', async (told, asked, says) => {
    expect(await lastOf([told, asked])).toMatch(says)
  })

  it('still knows the ill animal after a price', async () => {
    const answers = ['الأرنب مسهل من أمس', 'عندكم قش تيموثي؟', 'وهل أعطيه خس الحين']
    expect(await lastOf(answers)).toMatch(/ما زالت حالة لا تنتظر/)
    expect(await lastOf(answers)).toMatch(/^دريس وماء فقط، ولا خضار/)
  })

  it('answers the price of a pack that is collected at the office', async () => {
    const answer = await lastOf([
      ILL_BUDGIE,
      'ان شاء الله بوديه. وبشكل عام شو احسن اكل للبادجي',
      'عيل ابغي العبوة ام ٣ كيلو وبستلمها من مكتب التوصيل بمسقط كم تكلف',
    ])
    expect(answer).toMatch(/1\.00/)
    expect(answer).not.toMatch(/العيادات/)
  })

  it('answers in English what a rabbit normally eats', async () => {
    const answer = await lastOf([
      ILL_RABBIT,
      'ok taking him now. what should he normally eat, do you sell it?',
    ])
    expect(answer).toMatch(/hay/i)
    expect(answer).toMatch(/It is still an emergency/)
  })
})

describe('C-01: nothing by mouth is said where the sign demands it', () => {
  it.each<[told: string, asked: string, isNil: boolean]>([
    [ILL_BUDGIE, 'شو اعطيه ياكل؟', false],
    ['قطتي اكلت حبة بنادول', 'اعطيها حليب؟', true],
    ['الهامستر بلع خيط', 'اعطيه ياكل خيار؟', true],
  ])('%s: %s', async (told, asked, isNil) => {
    expect(/شيئاً في فمه/.test(await lastOf([told, asked]))).toBe(isNil)
  })

  it('in English', async () => {
    expect(await lastOf([ILL_RABBIT])).not.toMatch(/by mouth/)
    expect(await lastOf(['my cat ate a paracetamol pill'])).toMatch(/by mouth/)
  })
})
