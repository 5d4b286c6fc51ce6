import { afterAll, expect, it } from 'vitest'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, ask, talk } = await createChatShop()
afterAll(() => shop.close())

it.each([
  ['قفصكم يكفي لطيرين بادجي؟', /^• لا.*38 × 38 × 58.*80 × 45 × 50/],
  ['حوضكم 120 لتر يناسب السمكة الذهبية؟', /^• نعم.*120.*75/],
  ['أكل القطط البالغة ينفع لقطة عمرها 4 شهور؟', /^• لا.*من سنة فأكثر/],
  ['شامبوكم يصلح للهامستر؟', /^لا شامبو.*• لا.*هامستر/s],
  ['الشامبو ينفع لأرنب؟', /^لا شامبو.*للقطط والأرانب/s],
  ['الشامبو ينفع لقطتي؟', /^• نعم.*للقطط والأرانب/],
])(
  'C-04: whether goods suit an animal is said with what the page and the advice say: %s',
  async (message, says) => {
    expect((await ask(message)).content).toMatch(says)
  },
)

it.each([
  [['قطتي عمرها ١٢ سنه اي اكل عندكم يناسبها', 'عندها كلى ينفع لها هذا؟']],
  [['عندكم معجون سلمون؟', 'قطتي فيها حصوات، يصلح لها؟']],
  [['أبغى أكل لقطة فيها حصوات']],
])('C-01: food for an illness is for a vet to choose, and that is said first: %s', async (asks) => {
  expect((await talk(...asks)).at(-1)?.content).toMatch(/^طعام الحيوان المريض يختاره الطبيب البيطري/)
})

it('C-04: goods are judged for the animal that is spoken of', async () => {
  const [, wheel] = await talk('عندكم هامستر سوري؟', 'والعجلة تناسبه؟')
  expect(wheel?.content).toMatch(/نعم.*عجلة.*21 سم.*20 سم/)
  const [, feed] = await talk('عندكم حبوب حمام؟', 'خلطة الكناري تصلح لهم؟')
  expect(feed?.content).toMatch(/^• لا.*خلطة بذور الكناري.*حمام/)
  const [, , food] = await talk('عندكم هامستر سوري؟', 'والعجلة تناسبه؟', 'وأكله يكفيه كم؟')
  expect(food?.content).not.toContain('عجلة')
  expect((await ask('خلطة الكوكتيل تناسب كناري؟')).content).toMatch(/^• لا.*خلطة الكوكتيل/)
})

it('C-04: a tank is large enough for the one of several fish that needs most', async () => {
  const [, tank] = await talk('عندكم سمكة تانغ زرقاء وزوج سمك المهرّج؟', 'وحوضكم 120 لتر يكفيهم؟')
  expect(tank?.content).toMatch(/لا.*300/s)
  expect(tank?.content).not.toMatch(/^• نعم/)
})

it('C-04: an answer on care names the fitting goods in stock, for the animal that is spoken of', async () => {
  const [, cost] = await talk('كم سعر أرنب داتش', 'وكم مصاريفه بالشهر؟')
  expect(cost && namesOf(cost)).toEqual(['حبيبات أرانب بالأعشاب', 'قشّ تيموثي مضغوط'])
  expect((await ask('كم حجم قفص الكناري؟')).content).toMatch(/لا يكفيه.*38 × 38 × 58/)
})

it('C-04: what is asked for and not sold is said first, also of another sort', async () => {
  expect((await ask('عندكم دجاجات؟')).content).toMatch(/^ليس لدينا دجاج/)
  expect((await ask('عندكم ديك؟')).content).toMatch(/^وجدت لك/)
  expect((await ask('أبغى برسيم للأرنب')).content).toMatch(/^لا نبيع برسيم/)
})

it('C-04: the page of a named animal goes before the general advice', async () => {
  expect((await ask('القط البورمي مطعم كامل؟')).content).toContain('الجرعة الأولى')
  expect((await ask('هل يحتاج الكوكتيل اللوتينو أن يخرج من القفص؟')).content).toMatch(/^• \S*كوكتيل لوتينو/)
})

it.each([
  [['زوج تانغ ازرق في حوض 120 لتر يصير؟'], /^• لا.*والمطلوب 300/],
  [['حوض 120 لتر يكفي سمك الملاك؟'], /^• لا.*ارتفاعه 40 سم، والمطلوب 45/],
  [['حوض 120 لتر يكفي سمك الملاك؟', 'والتانغ عيل؟'], /^• لا.*والمطلوب 300/],
  [['حوض 120 لتر يكفي سمك الملاك؟', 'والتانغ عيل؟', 'والبيتا؟'], /^• نعم.*والمطلوب 20/],
  [['زوج تانغ ازرق في حوض 120 لتر يصير؟', 'وسمكة الملاك؟'], /^• لا.*ارتفاعه 40 سم/],
  [['بكم حوض 120', 'اي سمك يناسب هالحوض'], /ومما لدينا يناسب هذا الحوض:.*جوبي/s],
  [['ينفع احط الذهبيه مع الجوبي', 'طيب ذهبيات كم وحده تتحمل ال120'], /يكفي اثنتين/],
])('C-03: a fish and a tank are judged, and so is the next fish: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content.replace(/[\u2066-\u2069]/g, '')).toMatch(says)
})
