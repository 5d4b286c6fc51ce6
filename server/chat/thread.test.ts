import { afterAll, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

async function last(...messages: string[]): Promise<ChatAnswer> {
  return (await talk(...messages)).at(-1) as ChatAnswer
}

it.each<[messages: string[], says: RegExp]>([
  // One of two was chosen: both, their ages and the one with delivery.
  [['ما الفرق بين الكوكتيل الرمادي واللوتينو؟', 'أيهما أكبر؟', 'كم الاثنين مع بعض؟'], /المجموع: 90\.00/],
  [['عندكم أرانب؟', 'الهولندي ولا الداتش أرخص؟', 'وكم عمرهم؟'], /داتش.*5 أشهر.*هولندي.*3 أشهر/s],
  [
    ['عندكم كوكتيل؟', 'أريد الأكبر، هل يصل إلى مسقط؟'],
    /الأكبر.*لوتينو.*يصل إلى \S*مسقط\S*: \S*كوكتيل لوتينو/s,
  ],
  [['عندكم كوكتيل؟', 'أيهما أكبر؟', 'كم المجموع مع التوصيل؟'], /المجموع: 55\.00.*مع التوصيل: 57\.00/s],
  // What is found after the list is spoken of beside it.
  [['عندكم كناري أصفر؟', 'والأبيض أنثى؟', 'بكم الاثنين؟'], /المجموع: 42\.00/],
  [['بكم سمكة ذهبية', 'أبي خمسة منها', 'والحوض الزجاجي كم', 'كم الجميع؟'], /5 × .*المجموع: 76\.50/s],
  [['عندكم كناري', 'الأول والثالث كم سوا'], /المجموع: 42\.00/],
  // Of a long list it is asked which are meant.
  [['ابغى قطة تناسب الأطفال', 'كم سعر الكل؟'], /^اذكر لي/],
  // What was chosen out of nothing shown is spoken of from then on.
  [
    [
      'any kittens that get along with other pets? ours is an elderly cat',
      'which is the cheapest of those',
      'is she vaccinated?',
    ],
    /Calico(?!.*Persian)/s,
  ],
  // Each asked thing is answered, and a price is not haggled over.
  [['كم سعر القط البومبي', 'كم عمره وبكم ووين مكانه'], /95\.00.*5 أشهر.*بركاء/s],
  [['عندكم بادجي أزرق', 'خلوه لي بخمسة'], /^السعر المعروض هو السعر النهائي.*7\.00.*السلة/s],
])('C-03: the thread of a conversation: %j', async (messages, says) => {
  expect((await last(...messages)).content).toMatch(says)
})

it('C-03: goods that advice names leave the animal the one that is spoken of', async () => {
  const advice = await last('بكم هامستر سوري ذهبي', 'وش يحتاج أغراض؟')
  expect(namesOf(advice).join()).toContain('عجلة')
  expect((await last('بكم هامستر سوري ذهبي', 'وش يحتاج أغراض؟', 'كم عمره؟')).content).toMatch(/هامستر سوري/)
})

it('C-04: what tells something is no name that the shop does not find', async () => {
  for (const message of ['ابغى أرنب ماما قالت صغير', 'باغي معاهن قفص'])
    expect((await last(message)).content).not.toContain('لا أجد')
})
