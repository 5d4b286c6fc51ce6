import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatAnswer } from '#contract/chat.ts'
import { createTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { answerChat } from './answer-chat.ts'
import '#tests/support/learned-chat.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

/** The answer to the last of the messages. */
async function lastAnswer(...messages: readonly string[]): Promise<ChatAnswer | undefined> {
  let answer: ChatAnswer | undefined
  for (const message of messages)
    answer = await answerChat(
      shop.context,
      null,
      { message, ...(answer && { about: answer.about }) },
      async () => false,
    )
  return answer
}

it.each<[ill: string, asks: string, says: RegExp]>([
  ['قطي ما يبول من أمس', 'ينفع أوديه باكر؟', /^لا تنتظر[\s\S]*لا تنتظر: الطبيب البيطري الآن/],
  ['الأرنب ما ياكل من الصبح', 'بننتظر لين الأحد', /^لا تنتظر/],
  ['الكناري ينزف', 'الحين ليل والعيادات مسكرة', /^لا تنتظر أن تفتح[\s\S]*24 ساعة/],
  ['قطتي تعطس', 'يصير أصبر ليوم السبت؟', /^نعم، يحتمل أياماً قليلة/],
  ['القط يستفرغ', 'ينفع أعطيه حبة بنادول؟', /^لا، لا تعطه دواءً/],
  ['الأرنب عنده إسهال', 'أعطيه لبن؟', /^دريس وماء[\s\S]*ولا لبن/],
  ['قطتي بلعت خيط', 'أعطيها زيت زيتون يطلعه؟', /^لا/],
  ['السمك يتنفس من السطح', 'أمس بدلت المويه كلها', /^هذا قد يكون السبب[\s\S]*الكلور/],
  ['السمكة فيها نقط بيضا', 'أرفع الحرارة كم؟', /^أغلب أسماك المياه الدافئة[\s\S]*لا تغيّر حرارة الحوض فجأة/],
  ['قطتي بلعت خيط', 'باين طرفه من تحت، أشده؟', /فلا تسحبه/],
  ['قطي فيه فطريات', 'يعدي الأطفال؟', /^قد ينتقل[\s\S]*اغسل يديك/],
  ['القط يعطس', 'والقط الثاني بينعدي؟', /^عُدَّه معدياً/],
  ['الأرنب بطنه منفوخ', 'اعطيه اي شي من عندكم لين الصبح؟', /لا تعطه دواءً(?![\s\S]*رقم الطلب)/],
  ['الهامستر بارد وما يتحرك', 'هو ميت ولا نايم؟', /^إن كان يتنفس[\s\S]*سبات/],
  ['القط يستفرغ', 'كم الكشفية عند الدكتور؟', /^لا نعرف أسعار العيادات/],
  ['القط يستفرغ', 'عندكم دكتور؟', /^لا، نحن متجر ولسنا عيادة/],
  ['القط يستفرغ', 'صار أحسن الحمد لله', /^الحمد لله\. راقب/],
  ['الكناري منفوش وما ياكل', 'ما عندي سيارة الحين', /^اتصل بأي عيادة/],
  ['الكناري منفوش وما ياكل', 'والكناري الثاني معه في القفص؟', /^عُدَّه معدياً[\s\S]*اعزله عن غيره/],
])('C-01: %s, %s', async (ill, asks, says) => {
  const answer = await lastAnswer(ill, asks)
  expect(answer?.content).toMatch(says)
  expect(answer?.content).toContain('عيادة بيطرية')
  expect(answer?.products).toBeUndefined()
})

it('C-01: helps an animal before the hand that it fell from', async () => {
  const dropped = await lastAnswer('طاح الأرنب من يدي وما يقدر يمشي')
  expect(dropped?.content).toMatch(/^هذه حالة لا تنتظر/)
  const bitten = await lastAnswer('القط عضني ويدي تنزف')
  expect(bitten?.content).toMatch(/أقرب مركز صحي/)
  const ofCat = await lastAnswer('القط عضني ويدي تنزف', 'والقط رجله مجروحة')
  expect(ofCat?.content).toMatch(/الطبيب البيطري/)
})

it('C-01, C-05: says of a poison that it is one, not how animals live together', async () => {
  const garlic = await lastAnswer('الثوم يضر القطط؟')
  expect(garlic?.content).toMatch(/لا أبداً/)
})

it('C-01: says what to do until a vet sees it, by the sign and the animal, with its source', async () => {
  const bird = await lastAnswer('الببغاء منفوش في أرض القفص')
  expect(bird?.content).toMatch(/^هذه حالة لا تنتظر[\s\S]*نحو 30 درجة[\s\S]*المصدر: Merck/)
  const fish = await lastAnswer('سمكي كله فوق يتنفس من السطح')
  expect(fish?.content).toMatch(/ابدأ بالماء حالاً[\s\S]*مضخة الهواء[\s\S]*المصدر: OATA/)
  const thread = await lastAnswer('القط يتدلى خيط من فمه')
  expect(thread?.content).toMatch(/لا تسحبه/)
})

it('C-01, C-03: an urgent case stays urgent after courtesy, and ends where something else is asked', async () => {
  const told = ['قطي ما يبول من أمس', 'شكرا', 'عمره أربع سنين']
  expect((await lastAnswer(...told))?.content).toMatch(/^ما زالت حالة لا تنتظر/)
  const other = await lastAnswer(...told, 'كم رسوم التوصيل لصحار؟')
  expect(other?.about).toMatchObject({ topics: ['delivery'] })
  expect(other?.about.illness).toBeUndefined()
})

it.each([
  ['حولني على واحد من الموظفين', 'support'],
  ['كم رسوم التوصيل لعبري', 'delivery'],
  ['نسيت كلمة السر', 'password'],
  ['عندكم قفص كبير؟', 'find'],
])('C-01: leaves an ill animal for what is plainly asked: %s', async (asks, topic) => {
  expect((await lastAnswer('قطتي تستفرغ', asks))?.about).toMatchObject({ topics: [topic] })
})

it.each(['el kanari beta3y msh beyet7arak', 'el arnab beta3i mbeyet7araksh'])(
  'C-01: an emergency in Latin letters leads to a vet at once: %s',
  async (told) => {
    expect((await lastAnswer(told))?.content).toMatch(/^هذه حالة لا تنتظر/m)
  },
)

it.each([
  ['الأرنب خربش بنتي بوجهها'],
  ['my cat bit my daughter, her hand is swollen'],
  ['ولدي عضه الهامستر', 'الهامستر مو مطعم'],
  ['البسة عضتني ونزل دم', 'لازم آخذ إبرة؟'],
  ['كلب عضني في الحارة شو أسوي؟', 'العضة خفيفة وغسلتها وما تنزف'],
  ['a dog bit my son', 'the wound is small and we cleaned it'],
  ['أخوي الصغير شرب من معقم القفص'],
  ['جدتي كلت من طعام السمك بالغلط', 'تقول إنها زينة'],
  ['انرش بخاخ القراد في عيون بنتي'],
  ['بنت أختي لمست القطو وصارت ما تقدر تتنفس'],
  ['زوجي احترقت إيده من سخان الماي'],
  ['my toddler licked the flea drops', 'should he drink milk?'],
  ['يدي تورمت بعد ما لمست الأرنب'],
])('C-01: whoever was hurt is sent to a doctor, and no vet: %j', async (...said) => {
  const answer = await lastAnswer(...said)
  expect(answer?.content).toMatch(/مركز صحي|المركز الصحي/)
  expect(answer?.content).not.toMatch(/خذ الحيوان|عيادة بيطرية/)
})

it('C-01: a person who is hurt goes first, and the animal that is ill after them', async () => {
  expect((await lastAnswer('القط عض بنتي وهو ما ياكل من أمس'))?.content).toMatch(
    /^اغسل الجرح[\s\S]*خذ الحيوان إلى الطبيب البيطري/,
  )
})

it.each([
  'قطو أخوي بلع إبرة',
  'بنتي عطت الأرنب شوكولاتة',
  'طاح الكناري من إيد ولدي وما يطير',
  'الكناري طاح من إيدي وما يطير',
  'my brother says the cat is bleeding',
])('C-01: an animal that is ill is led to a vet, whoever is spoken of: %s', async (told) => {
  expect((await lastAnswer(told))?.content).toMatch(/^هذه حالة لا تنتظر/m)
})

it.each([
  ['حوض السمك وصل مكسور', 'returns'],
  ['عندنا أرنب حق العيال شو ياكل؟', 'care'],
  ['القط ما يشرب ماي كثير', 'care'],
])('C-01: nothing is ill: %s', async (says, topic) => {
  expect((await lastAnswer(says))?.about.topics[0]).toBe(topic)
})

it.each([
  ['the hamster has a dirty bottom and sleeps all day', [], /^EMERGENCY[\s\S]*هذه حالة لا تنتظر/],
  ['قطتي مريضة', ['تعرفون رقم عيادة؟'], /^لا رقم عيادة عندنا/],
  ['القطة ترجع وما تاكل', ['عمرها سنة ونص ومطعمة'], /^ما زالت حالة لا تنتظر/],
  ['قطي اكل سم', ['شو أعمل قبل ما أوصل للدكتور'], /أبعد/],
] as const)('C-01: an ill animal, and what is asked of it: %s', async (ill, asks, says) => {
  expect((await lastAnswer(ill, ...asks))?.content).toMatch(says)
})

it.each([
  ['القطة من أمس ما تاكل وتستفرغ', 'فيه أكل يريّح معدتها؟'],
  ['أرنبي ما ياكل من أمس', 'أشيل الأكل عنه؟'],
])('C-01: what an ill animal eats is led to a vet, and no food is offered: %s', async (ill, food) => {
  const answer = await lastAnswer(ill, food)
  expect(answer?.content).toMatch(/الطبيب البيطري الآن/)
  expect(answer?.products).toBeUndefined()
})

it.each([
  [['المي عم تخضر بالحوض', 'الروبيان بينفع معها']],
  [['عندي قطه', 'عندكو حاجه اشيلها فيها لو وزنها ٥ كيلو']],
])('C-01: a question without its mark reports no illness: %j', async (said) => {
  const [first = '', ...asks] = said
  expect((await lastAnswer(first, ...asks))?.content).not.toContain('لم أفهم كل ما كتبت')
})

it.each([
  [['عندكم قطط؟', 'والسيامي سمعت عنه'], /^(?!.*الطبيب)/s],
  [['ارنبي كل يوم ياكل برازه من تحته!! مريض ولا ايش'], /^طبيعي: يأكل فضلات/],
  [['الارنب بوله احمر اليوم بس يلعب وياكل تمام'], /هذا الأسبوع.*صبغة في بعض النبات/s],
  [['ارنبي بوله صار برتقالي وهو نشيط وياكل عادي'], /هذا الأسبوع.*صبغة في بعض النبات/s],
])('C-01: what is harmless in a lively animal is no emergency: %j', async (said, says) => {
  const [first = '', ...asks] = said
  expect((await lastAnswer(first, ...asks))?.content).toMatch(says)
})

it.each(['ارنبي يبول دم وهو يلعب وياكل', 'بول الأرنب أحمر ويعصر بس ياكل ويلعب', 'ارنبي بوله احمر وخامل'])(
  'C-01: blood, or red urine beside another sign, stays an emergency: %s',
  async (ill) => {
    expect((await lastAnswer(ill))?.about.illness?.urgency).toBe('now')
  },
)

it('C-01: water that an ill bird did not drink is no poisoning, an insecticide is', async () => {
  const fed = await lastAnswer(
    'الكناري نافش ريشه وقاعد بأرض القفص',
    'حطيت له ماي وسكر وما شرب، اقطر له في منقاره؟',
  )
  expect(fed?.content).toMatch(/ولا تصبّ شيئاً في منقاره/)
  expect(fed?.content).not.toMatch(/المبيد|العبوة/)
  const sprayed = await lastAnswer('الكناري ينهج', 'حطيت له مبيد حشرات في القفص، اعطيه ماي؟')
  expect(sprayed?.content).toMatch(/العبوة/)
})

it.each([
  ['الهامستر طاح ويعرج', 'كم مره اغير النشاره في الاسبوع', /أزل المتسخ.*لا تنتظر/s],
  ['الكناري ينزف من ظفره', 'كم ملعقه حب ياكل كل يوم', /ملعقة صغيرة.*لا تنتظر/s],
  ['الارنب مسهل', 'اعطيه خس كل يوم ولا القش يكفي', /^دريس وماء فقط/],
])(
  'C-01: how an ill animal is kept is answered as far as its illness allows: %s, %s',
  async (ill, asks, says) => {
    const answer = await lastAnswer(ill, asks)
    expect(answer?.content).toMatch(says)
    expect(answer?.about.illness?.urgency).toBe('now')
  },
)

it.each([
  ['الكلب اكل سم فيران', 'ايش اخبر الطبيب بالتفصيل', /اسمه وتركيزه.*العبوة أو صورتها/s],
  ['القط ما يبول', 'اتصلت بالعياده وش اقول لهم', /ماذا رأيت، ومتى بدأ/],
])('C-01: what to tell the vet is named by what was reported: %s, %s', async (ill, asks, says) => {
  expect((await lastAnswer(ill, asks))?.content).toMatch(says)
})
