import { afterAll, beforeEach, expect, it } from 'vitest'
import { chatQuestions } from '#server/database/tables/chat.ts'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, ask, talk } = await createChatShop()
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(chatQuestions)
})

it.each([
  [['عندكم قط سيامي؟', 'عنده دفتر تطعيم؟ واقدر اشوفه قبل ما اشتري'], /التطعيم: تمّ.*اختر موعداً/s],
  [['توصلون يوم الخميس؟ وكم الرسوم لمسقط'], /^نعم، الخميس .*مسقط.*2\.00/s],
  [['اذا فتحته وما عجبها أقدر أرجعه؟ ومنو يدفع رسوم الإرجاع'], /^لا في العادة.*ومن يتحمل نقله/s],
  [['عندي قطة. كم مره امشطها واي مشط من عندكم يمشي لها'], /كل يوم.*مشط تسريح للشعر الطويل/s],
  [['قطي عمره 9 سنين كم ياكل وشو من اكلكم يفيده'], /^(?:(?!اليقطين).)*اليقطين(?:(?!اليقطين).)*$/s],
  [['شو ضمان صحة الحيوان عندكم واذا مات بعد يومين شو تسوون؟'], /^لا تُرجع.*لا تعويض مضموناً/s],
])('A-BOT-07: each question of a message has its own part, in their order: %j', async (turns, says) => {
  const answer = (await talk(...turns)).at(-1)
  expect(answer?.content).toMatch(says)
  const parts = answer?.content.split('\n\n') ?? []
  expect(parts).toHaveLength(new Set(parts).size)
})

it('C-06: a question without an answer is said to have none, and is kept, beside one that has', async () => {
  const { content } = await ask('هل الديك براهما يصيح واجد ويناسب بيت في حارة؟')
  expect(content).toMatch(/^لا أعرف جواب «.*يصيح واجد.*في ظل وتهوية/s)
  expect(await shop.db.select().from(chatQuestions)).toMatchObject([
    { question: 'هل الديك براهما يصيح واجد' },
  ])
})

it('C-01: a message that reports an illness is not taken apart', async () => {
  const { about } = await ask('قطتي تستفرغ دم وكم سعر طعام القطط الصغيرة؟ وهل توصلون صحار؟')
  expect(about.topics[0]).toBe('vet')
})

it('C-01: an emergency goes on after a question beside it', async () => {
  const [first, second] = await talk(
    'القط كلا من نبتة البوتس اللي بالصالة، شو الحل؟ وبكم التوصيل؟',
    'وهو الحين يستفرغ',
  )
  expect(first?.about.illness?.urgency).toBe('now')
  expect(second?.content).toMatch(/لا تنتظر/)
})

it.each([['صغير البسة جسمه بارد وساكت!! هذا مرض ولا شو'], ['فرخ القطو المولود بارد وما يصيح، هو مريض؟']])(
  'C-01: a cold and silent newborn does not wait: %s',
  async (message) => {
    expect((await ask(message)).about.illness?.urgency).toBe('now')
  },
)

it.each([
  [['عندكم قط شيرازي مشمشي؟', 'عندي طفل عمره ٥ سنوات يناسبه؟'], /^• نعم، .*مناسب للأطفال/],
  [['عندكم هامستر روبوروفسكي؟', 'يناسب طفل؟'], /^• لا، .*لا يُنصح به مع الأطفال/],
  [['لو طلبت الحين متى يوصل'], /إن تأكد الدفع اليوم فالمتوقع بين/],
  [['دوامكم الجمعة؟'], /^لا، الجمعة /],
])('C-04: the conclusion that was asked for is the first sentence: %j', async (turns, says) => {
  const content = (await talk(...turns)).at(-1)?.content.replace(/[\u2066-\u2069]/g, '')
  expect(content).toMatch(says)
})
