import { afterAll, beforeEach, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { chatQuestions } from '#server/database/tables/chat.ts'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'
import { CARE_GUIDES } from '#text/care/care-guides.ts'

const { shop, ask, talk, set } = await createChatShop()
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(chatQuestions)
})

it('A-BOT-08: care is answered for the family and the part that is asked for, and sends to the vet, without a dose', async () => {
  expect((await ask('ماذا تأكل القطط؟')).content).toContain('آكلة لحوم')
  expect((await ask('نصائح للأرانب')).content).toContain('الدريس')
  expect((await ask('كيف أحمي الأرنب من الحر؟')).content).toContain('28 درجة')
  const texts = Object.values(CARE_GUIDES).flatMap(({ basics, parts, kinds = {}, calendar }) => [
    ...basics,
    ...calendar.flatMap(({ what, when }) => [what, when]),
    ...[parts, ...Object.values(kinds)].flatMap((each) => Object.values(each).flat()),
  ])
  expect(texts.join('\n')).not.toMatch(/ملغ|مل\/|جرعة|حبة|مضاد حيوي/)
  for (const { source } of Object.values(CARE_GUIDES)) expect(source.length).toBeGreaterThan(3)
  for (const harmless of ['عندكم أكل سمك؟', 'قفص 60 سم', 'اكل سمك للحوض'])
    expect((await ask(harmless)).content).not.toMatch(/لا تنتظر/)
  const hot = (await ask('قطتي جاتها ضربة حر')).content
  expect(hot).toMatch(/لا تنتظر[\s\S]*مكان بارد/)
  const urgent = await ask('قطتي أكلت سم فيران وتتشنج كم التوصيل؟')
  expect(urgent.content).toMatch(/^هذه حالة لا تنتظر/)
})

it.each(['سمك النيمو يعيش في ماي الحنفية؟', 'ينفع ماي الحنفية للتانغ الازرق'])(
  'C-05: no fish of the sea is put into fresh water: %s',
  async (message) => {
    expect((await ask(message)).content).toMatch(/ملح|مالح/)
  },
)

it('C-01: a sick animal leads to a vet in every turn, never to the address of the shop', async () => {
  await set(`address_arabic = 'شارع الورد 7'`)
  const turns = await talk('قطتي مريضة', 'وين اوديها؟', 'كم سعر الكشف؟', 'وين موقعكم؟', 'وش اعطيها؟')
  for (const { content } of turns) {
    expect(content).toContain('أقرب عيادة بيطرية')
    expect(content).not.toContain('شارع الورد')
  }
  await set(`vet_contact = 'عيادة الواحة 24681357'`)
  for (const { content } of await talk('طيري ما ياكل ومنفش', 'وين آخذه'))
    expect(content).toContain('24681357')
  await set('vet_contact = NULL')
  for (const emergency of ['قطي من امس ما يبول', 'قطتي تطلق من ساعات', 'عطيت القط بنادول وكم التوصيل؟']) {
    const { content, products: shown } = await ask(emergency)
    expect(content).toMatch(/^هذه حالة لا تنتظر/)
    expect(content).not.toContain('اليوم')
    expect(shown).toBeUndefined()
  }
  for (const bite of ['كلبي عضني وايدي تنزف', 'القط خدشني وينزف'])
    expect((await ask(bite)).content).toMatch(/أقرب مركز صحي(?![\s\S]*بيطري)/)
  const [, angry] = await talk('قطتي مريضة', 'حسبي الله عليكم نصابين')
  expect(angry?.content).toMatch(/^نعتذر[\s\S]*\/contact/)
  const [, birds] = await talk('قطتي مريضة', 'كم سعر الكناري؟')
  expect(namesOf(birds as ChatAnswer).join()).toContain('كناري')
})

it('C-05: a question about care is answered to the point with its source, or kept for the owner', async () => {
  expect((await ask('كم مرة احمم القطة؟')).content).toMatch(/لا تحتاج الاستحمام[\s\S]*المصدر: /)
  expect((await ask('قطتي حامل وش اسوي')).content).toContain('تسعة أسابيع')
  expect((await ask('كم سمكة في 50 لتر؟')).content).toMatch(/^في 50 لتراً/)
  expect((await ask('هل أحمّم الأرنب؟')).content).toContain('لا تحمّم الأرنب بالماء')
  expect((await ask('كم يعيش الصقر؟')).content).toMatch(/^عذراً/)
  expect(await shop.db.select().from(chatQuestions)).toMatchObject([{ question: 'كم يعيش الصقر؟' }])
})

it('C-04, C-05: an animal of the customer is asked about for its care, not found in stock', async () => {
  const [, shots] = await talk('عندي قطة صغيرة شو اكلها', 'ومتى تطعيمها؟')
  expect(shots?.content).toMatch(/8 إلى 9 أسابيع/)
  expect(shots?.products).toBeUndefined()
  expect((await ask('عندكم أرانب مطعمة؟')).products?.length).toBeGreaterThan(0)
})

it('C-01: what is asked of healthy animals and of people leads to no vet', async () => {
  for (const message of [
    'القطط خطيرة على المرأة الحامل؟',
    'الهامستر يقدر ياكل فستق',
    'كيف اعرف الكناري ذكر ولا انثى',
    'وش الممنوع على الببغاء ياكله',
    'طب ما في كلاب ابد؟',
  ])
    expect([message, (await ask(message)).about.topics[0]]).not.toEqual([message, 'vet'])
  const [, , toy, age] = await talk('قطتي ما تاكل من امس', 'شكرا', 'فيه شي يسلي القط', 'كم يعيش القط')
  expect(namesOf(toy as ChatAnswer)).toEqual(['كرة خيط للعب'])
  expect(age?.content).toMatch(/12 إلى 18 سنة/)
  expect((await ask('قطتي ماتت امس وانا تعبانة')).content).toMatch(/^يؤسفنا فقد أليفك/)
})

it.each<[message: string, says: RegExp]>([
  ['الارنب ياكل جزر كل يوم؟', /الجزر: قليل منه/],
  ['ينفع اعطي القط بصل؟', /سامّ له/],
  ['الزاجل كيف ادربه يرجع', /ثلاثة إلى أربعة أسابيع/],
  ['اول مرة بسوي حوض من وين ابدا', /شغّل الفلتر/],
  ['عندي حوض 40 لتر شو يناسبه', /^في 40 لتراً/],
  ['وش لازم اشتري للهامستر', /ومما لدينا له/],
  ['كل متى انظف حوض السمك', /ربع الماء/],
  ['كيف اعرف ذكر البادجي من الانثى', /الجلدة فوق منقار/],
  ['متى اطلق حمام الزاجل اول مرة', /كيلومترين/],
])('C-05: what is known of keeping animals is said: %s', async (message, says) => {
  expect((await ask(message)).content).toMatch(says)
})

it.each([
  [['بكم طعام القطط الصغيرة', 'وتشرب لبن معه؟'], /^لا حليب/],
  [['بكم طعام القطط الصغيرة', 'can she have milk?'], /^No cow’s milk/],
  [['حبيبات الأرانب بكم', 'ينفع أعطيه تفاح؟'], /^• التفاح.*قليل/],
  [['القطط بتاكل دجاج؟'], /^• الدجاج المسلوق/],
  [['بطعمي الكناري بيض؟'], /^• البيض المسلوق: نعم/],
  [['القطة ينفع تاكل افوكادو؟'], /^• الأفوكادو: لا تذكره مصادرنا/],
  [['متى الكناري يبيض؟'], /سنة/],
])('C-05: whether it may eat or drink something is answered by that food: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['بكم طعام القطط الصغيرة', 'كم أعطيها كل يوم؟'], /وجبات|مرات/],
  [['البيتا عندي فيها نقط بيضا', 'درجة الماي ٢١'], /^21 درجة أبرد/],
  [['حرارة ماي الحوض 26 للجوبي عادي؟'], /^26 درجة تناسبه/],
  [['الحمام في أي عمر يبيض؟'], /ستة إلى ثمانية أشهر/],
  [['بكم القط البومبي؟', 'بعده صغير على الفطام؟'], /ثمانية أسابيع/],
  [['هل يتعلم الكوكتيل كلاماً أم يصفّر فقط؟'], /كلمات قليلة/],
  [['قطوتي تسوي حاجتها برع الصندوق شو أعمل'], /الطبيب البيطري أولاً/],
])('C-05: the asked number or cause is said: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})
