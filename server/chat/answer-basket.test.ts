import { afterAll, describe, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

/** Each message with what its answer says. */
type Talk = readonly (readonly [message: string, says: RegExp])[]

async function follow(turns: Talk): Promise<void> {
  const answers = await talk(...turns.map(([message]) => message))
  for (const [at, [message, says]] of turns.entries())
    expect([message, answers[at]?.content.replace(/[\u2066-\u2069]/g, '')]).toEqual([
      message,
      expect.stringMatching(says),
    ])
}

const SUMS: readonly Talk[] = [
  [
    ['بكم الهامستر السوري القرفي', /6\.50/],
    ['ضيف معه عجلة', /10\.70/],
    ['وقارورة ماء', /12\.35/],
    ['شيل العجلة', /8\.15/],
    ['وكم يصير مع التوصيل للخابورة؟', /باب المنزل: 2\.00.*10\.15/s],
  ],
  [
    ['عندكم شامبو؟', /3\.40/],
    ['أبغى أربع', /13\.60/],
    ['خلهم ثنتين', /6\.80/],
    ['وحدة بس', /المجموع: 3\.40/],
    ['والتوصيل؟', /مكتب شركة التوصيل: 1\.00.*4\.40/s],
  ],
  [
    ['بكم عمود الخدش وصندوق الرمل', /17\.40/],
    ['وزيد كرة خيط', /18\.60/],
    ['خلي الكرة ثلاث', /21\.00/],
    ['بدون الصندوق كم', /15\.10/],
  ],
  [
    ['معي 40 ريال وأبغى بادجي أزرق مع القفص', /25\.50.*14\.50/s],
    ['وضيف الأكل', /34\.00.*6\.00/s],
    ['وكم يبقى بعد التوصيل؟', /36\.00.*4\.00/s],
  ],
  [
    ['do you have a filter', /9\.90/],
    ['add the tank', /73\.90/],
    ['remove the filter', /64\.00/],
  ],
  [
    ['bkam el 2afas', /18\.50/],
    ['w ma3 badgy azraq kam yseer', /25\.50/],
    ['w el tawseel?', /27\.50/],
  ],
  [
    ['بكم البادجي الأزرق؟', /7\.00/],
    ['لو باخذ 3 منه و2 اخضر كم المجموع', /المجموع: 34\.00/],
    ['والقفص الذهبي يكفيهم؟', /^• لا/],
  ],
]

describe('C-03: what a talk adds up is kept from turn to turn', () => {
  it.each(SUMS.map((turns) => [turns[0]?.[0], turns] as const))('%s', (_, turns) => follow(turns))
})

const CHOICES: readonly Talk[] = [
  [
    ['شو عندكم أرانب', /هولندي/],
    ['أبو 30', /^• أرنب شنشيلا/],
    ['كم وزنه وكم عمره', /2\.4.*6 أشهر/],
    ['واللي قبله', /^• أرنب داتش/],
  ],
  [
    ['عندكم هامستر', /سوري/],
    ['أصغر واحد', /قزم/],
    ['ذكر ولا أنثى؟', /^• هامستر قزم أبيض: أنثى$/],
  ],
  [
    ['عندكم كوكتيل؟', /رمادي/],
    ['الأغلى كم وزنه', /لوتينو.*92/],
  ],
]

describe('C-03: one of those shown is chosen', () => {
  it.each(CHOICES.map((turns) => [turns[0]?.[0], turns] as const))('%s', (_, turns) => follow(turns))
})

const BOTH: readonly Talk[] = [
  [['بكم الكناري الأحمر وهل يوصل نزوى؟', /32\.00.*الداخلية/s]],
  [['بكم الكناري الأحمر وشو ياكل؟', /32\.00.*بذور/s]],
  [
    ['بكم الشانشيلا الذهبي', /230/],
    ['توصلون صلالة؟', /لا يصل/],
    ['وهو مطعم؟', /^• قط شانشيلا ذهبي: التطعيم: تمّ$/],
  ],
  [
    ['عندكم طوق؟', /2\.25/],
    ['فيه لون غير الأخضر؟', /أخضر.*ولا لون آخر/s],
  ],
  [
    ['بكم الكوكتيل الرمادي', /35\.00/],
    ['يتكلم وكم عمره؟', /4 أشهر.*لم يُذكر أنه يتكلم/],
  ],
]

describe('C-03: both questions are answered, of what is spoken of', () => {
  it.each(BOTH.map((turns) => [turns[0]?.[0], turns] as const))('%s', (_, turns) => follow(turns))
})

it('C-01: food named after the fish that eat it is no illness, and grains on a fish still are', async () => {
  const [sum] = await talk('كم 3 سمكات ذهبية مع حبيبات الذهبية')
  expect(sum?.content).toContain('المجموع: 11.10')
  const [ill] = await talk('السمك عليه حبيبات ذهبية')
  expect(ill?.about.topics[0]).toBe('vet')
})
