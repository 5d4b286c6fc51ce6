import { afterAll, expect, it } from 'vitest'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

it.each([
  [['ابي قطوه بحدود ما تتعدا ١٥٠', 'ايش الفرق بين هذول؟'], /شيرازي مشمشي.*سيامي.*بومبي.*كاليكو.*أمريكية/s],
  [['عندكم كناري أحمر؟', 'ايش يختلف عن الأبيض؟'], /كناري أحمر.*كناري أبيض/s],
  [['عندكم طير يغرد؟', 'كم سعر الأحمر؟', 'أيش الفرق بينهم؟'], /كناري أصفر.*كناري أحمر/s],
  [['كوكتيل رمادي كم باقي؟', 'واللوتينو كم سعره؟', 'مين أليف أكثر؟'], /لوتينو.*رمادي/s],
  [['عندكم أرانب؟', 'الرمادي هادي؟', 'والهولندي؟', 'مين انسب للاطفال؟'], /شنشيلا.*هولندي/s],
  [
    [
      'show me your rabbits',
      'which one is the youngest?',
      'is she good with kids?',
      'what about the grey one?',
    ],
    /شنشيلا رمادي.*مناسب للأطفال/,
  ],
  [['عطني سعر القط الحبشي والسيامي'], /110\.00.*140\.00.*250\.00/s],
])('C-03: of several items all that are meant are told: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['نفسي في عصفور صوته عذب'], ['كناري أصفر مغرّد', 'كناري أحمر']],
  [['عايز قطة لعوبة'], ['قط شيرازي مشمشي', 'قط بومبي أسود', 'قطة كاليكو ثلاثية الألوان']],
  [
    ['القط الحبشي بكم؟', 'في قط ثاني مثله حركي؟'],
    ['قط شيرازي مشمشي', 'قط بومبي أسود', 'قطة كاليكو ثلاثية الألوان'],
  ],
  [['حمام قلاب بكم', 'عندكم حب للحمام؟'], ['خلطة حبوب الحمام']],
])('C-04: a wish finds what pages say of it: %j', async (messages, names) => {
  const answer = (await talk(...messages)).at(-1)
  expect(answer && namesOf(answer)).toEqual(names)
})

it.each([
  [['زوج البادجي اللوتينو جاهز يفرخ؟'], /جاهزان للإنتاج/],
  [['الجولديان جاهز للتزاوج؟'], /جولديان.*جاهزان للإنتاج/],
  [
    ['which cat carriers do you have?', 'is it big enough for a 5kg cat?', 'and for 7 kilos?'],
    /لا.*حقيبة.*6 كيلوغرامات.*7 كجم/s,
  ],
  [['عندكم اكل للقطط الصغيرة؟', 'قطتي عمرها سنة ونص ينفع لها؟'], /^• لا.*قطط بالغة/s],
  [['بادجي أزرق كم سعره؟', 'عندكم قفص يناسبه؟'], /يناسب الكناري والبادجي.*38 × 38 × 58/s],
  [['3ndkm hamster?', 'shu lazm ashtri ma3ah?'], /عجلة جري.*خلطة هامستر/s],
])('C-04: what is asked of an item is said by its page: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})
