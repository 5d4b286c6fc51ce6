import { afterAll, expect, it } from 'vitest'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

it.each([
  [['ابغى قطة هادية وسهلة العناية، اول مرة اربي'], 'قطة أمريكية فضية قصيرة الشعر', /سهلة العناية/],
  [['ادور قطوة هادية للمبتدئين', 'ميزانيتي 150 بالكثير'], 'قط شيرازي مشمشي', /هادئ/],
  [['بدي هامستر هادي لولدي عمرو 9 سنين'], 'هامستر سوري قرفي', /من اليد.*ليس لمن دون الثامنة/s],
  [['بدي سمك سهل للمبتدئين شو بتنصحني'], 'سمكة ذهبية', /المبتدئين/],
  [['أي قطة أحسن للأطفال ولمبتدئ، تحت 60 ريال'], 'قطة كاليكو ثلاثية الألوان', /أطفال/],
  [['عاوز عصفور صوته مش مزعج ينفع في شقة صغيرة'], 'كناري أحمر', /وصوت هادئ/],
  [['ورني الأرانب', 'انا مبتدئ ومعي طفل، شو تنصحني منهم؟'], 'أرنب هولندي أبيض', /مناسبة للأطفال/],
  [['ابي قطة ما تتضايق لو بقت لحالها وانا بالدوام'], 'قطة بريطانية رمادية', /مستقلة/],
])(
  'C-04: what is wished for is weighed against each record, and the reason is given: %j',
  async (messages, name, why) => {
    const answer = (await talk(...messages)).at(-1)
    expect(answer && namesOf(answer)[0]).toBe(name)
    expect(answer?.content).toMatch(/^الأنسب لما ذكرت/)
    expect(answer?.content).toMatch(why)
  },
)

it('C-04: advice stays within the budget and says what no page tells', async () => {
  const [, answer] = await talk('ابغى قطة هادية ما تتعب، اول مرة اربي', 'بحدود 150 ريال')
  expect(answer?.products?.every(({ price }) => Number(price) <= 150)).toBe(true)
  expect(answer?.content).toMatch(/ولم يُذكر في صفحتها: الهدوء/)
})

it.each([
  'القط البريطاني الأزرق هادي؟',
  'ابغى اعرف كيف اعود قطتي على الهدوء',
  'ابغى ارجع القطة لانها مو هادية مع الاطفال',
  'قطتي هادية اليوم وما تاكل',
])('C-04: no animal is advised where none is sought: %s', async (message) => {
  expect((await talk(message)).at(-1)?.content).not.toMatch(/^الأنسب لما ذكرت/)
})
