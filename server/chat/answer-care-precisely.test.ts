import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatRequest } from '#contract/chat.ts'
import { createDemoCatalogueIfEmpty } from '#server/demo/create-demo-catalogue.ts'
import { createTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { saidOf } from '#text/care/care-guides.ts'
import { answerChat } from './answer-chat.ts'
import '#tests/support/learned-chat.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await createDemoCatalogueIfEmpty(shop.context)
})
afterAll(() => shop.close())

function ask(message: string, about?: ChatRequest['about']) {
  return answerChat(shop.context, null, { message, ...(about && { about }) }, async () => true)
}

it.each([
  ['of the kind that is named', 'كناريين ذكور يتهاوشون في قفص واحد؟', /^لا، ذكرا الكناري/],
  ['of its family', 'السيامي يكفي واحد ولا لازم رفيق؟', /^واحدة تكفي/],
  ['of the kind that it is kept like', 'الزاجل اذا فقس البيض شو اعمل', /لبن الحوصلة/],
  ['of the only family that is asked about', 'ليش تخرخر وتعجن بيديها', /^العجن والخرخرة/],
  ['not of the one that is for sale', 'البيتا تعيش في كأس صغير؟', /^لا، الكأس/],
  ['of the months in which it is asked', 'ينفع احمم بستي وهي حبلى؟', /^الأحسن لا/],
  ['of dwarfs beside Syrians', 'الهامستر القزم يعيش مع ثاني في نفس القفص؟', /القزم.*أخوين/],
  ['to a comparison, not of the items that are named', 'شو الفرق بين الكناري والكوكتيل', /^الكناري: يغرّد/],
])('C-05: an answer on care is to the point and has its source: %s', async (_, message, says) => {
  const { content, products } = await ask(message)
  expect(content).toMatch(says)
  expect(content).toContain('المصدر: ')
  expect(products).toBeUndefined()
})

it('C-03: a follow-up is answered for the animal before it', async () => {
  const first = await ask('السمكة الذهبية تحتاج سخان؟')
  expect(first.content).toMatch(/^لا يلزمها سخان: الذهبية/)
  expect((await ask('وكم مرة ابدل مايها؟', first.about)).content).toMatch(/^ربع الماء إلى ثلثه/)
})

it('C-05: what is said of a family is not said of a kind that is kept in another way', () => {
  const said = { birds: 'طيور', pigeon: 'حمام' }
  expect(saidOf('canary', said)).toBe('طيور')
  expect(saidOf('homer', said)).toBe('حمام')
  expect(saidOf('falcon', said)).toBeNull()
})

it('C-05: foods are answered from their table', async () => {
  expect((await ask('الارنب ياكل خس وجزر كل يوم؟')).content).toMatch(/الجزر: قليل منه/)
})

async function talk(...said: readonly string[]) {
  let about: ChatRequest['about']
  let content = ''
  for (const message of said) {
    const answer = await ask(message, about)
    about = answer.about as ChatRequest['about']
    content = answer.content
  }
  return content
}

it.each([
  [['قطتنا حامل، بشو أعرف إن الولادة قريبة؟'], /^في الأيام الأخيرة/],
  [['قطتي حامل', 'شو بطعميها؟'], /^طعام القطط الصغيرة الكامل/],
  [['عندي بسة عمرها شهرين شو تاكل'], /^من شهرين إلى أربعة: أربع وجبات/],
  [['عندي بسة عمرها شهرين شو تاكل', 'كم مرة باليوم؟'], /أربع وجبات/],
  [['كيف أعلم الكوكتيل الصفير', 'وكم ياخذ؟'], /أسابيع/],
  [['السمكة الذهبية كم سنة تعيش', 'والجوبي؟'], /الجوبي سنتين/],
  [['متى أعقم القط', 'وبكم؟'], /^لا نعرف أسعار العيادات/],
  [['عطوني رأيكم، أي حيوان يناسب واحد يداوم طول اليوم؟'], /^لمن يغيب أكثر النهار/],
  [['شو بتنصحوني هدية، حيوان لصاحبتي'], /^اسأل من تهديه/],
  [['سعر البادجي الأزرق والبادجي الأخضر', 'اقدر احطهم سوا بقفص واحد؟'], /^اثنان أفضل: البادجي/],
  [['عندي كناري وبادجي', 'بصير حطهم سوا في قفص؟'], /الكناري والفنجس/],
  [['ديكي شو أعطيه ياكل'], /^علف دجاج كامل/],
  [['طلعت عند زوجي حساسية من قطتنا'], /^الطبيب أولاً/],
  [['القطه بتعمل بره الليتر بوكس اعمل ايه', 'انضفه كل قد ايه'], /^• أزل الفضلات كل يوم/],
  [['الارنب ينفع ياكل خس', 'ايه الحاجات اللي ممنوعه عنه'], /^• سامّ له: الأفوكادو/],
  [['مسافره اسبوعين والقطه اسيبها ازاي', 'لو خدتها معايا العربيه'], /^• في صندوق نقل/],
  [['بدي اعمل حوض بحري من وين بلش شو لازم'], /^أصعب وأغلى من العذب(?![\s\S]*عنواننا)/],
  [['فيني حط الديسكس مع السمكة الملاك بنفس الحوض؟'], /^فقط لخبير.*ديسكس أحمر.*ملاك فضية/s],
  [['شو لازمني لحوض مية لتر مي حلوة'], /حوض زجاجي.*فلتر حوض.*المجموع/s],
  [['كم سمكة ذهبية فيني حط ب 120 لتر', 'بدن فلتر ولا لأ'], /^الفلتر لازم لها، ويعمل ليلاً ونهاراً/],
  [['جوز الحمام بتاعي بيرجع البيت لو طيرته', 'احبسه قد ايه الاول'], /^ثلاثة إلى أربعة أسابيع/],
  [['كم لتر بدها البيتا', 'بتعيش بدون فلتر؟'], /^الفلتر لازم لها، هادئاً/],
  [['الفراخ بتبيض امتى'], /^من خمسة إلى سبعة أشهر/],
  [['الكناري بطل يغني ليه', 'ينفع احطه مع الفنجس في قفص واحد'], /^نعم، فقط في قفص واسع/],
  [['بكم الشامبو', 'طب بتاعكو ينفع للعصافير'], /^لا شامبو ولا صابون/],
  [['I have 2 syrian hamsters can they stay in one cage'], /^A Syrian always alone/],
  [['فيني حط الديسكس مع السمكة الملاك بنفس الحوض؟', 'طيب والجوبي معهن'], /ديسكس أحمر.*جوبي نيون/s],
])('C-03, C-05: what is asked next goes on in care, and advice needs no animal: %j', async (said, says) => {
  expect(await talk(...said)).toMatch(says)
})

it.each([
  ['how long', ['حمل الأرنبة كم أسبوع يطول؟'], /30 إلى 32 يوماً/],
  ['what it eats, and how often', ['الأرنب شو ياكل وكم مرة باليوم'], /الدريس[\s\S]*كل يوم/],
  ['what a land tortoise eats', ['عندي سلحفاة برية، تاكل شو؟'], /^• البرية: أعشاب/],
  ['what must not be eaten', ['الهامستر ياكل جزر؟', 'وايش الممنوع عليه؟'], /سامّ له: الأفوكادو/],
  ['whether the male stays', ['أرنبتي حبلى، أخلي الفحل عندها؟'], /افصل(?:ه قبل| الذكر)/],
  [
    'whether two share a cage',
    ['هامستر قزم أبيض كم سعره', 'وآخذ ثنتين في نفس القفص؟'],
    /^• ⁨هامستر قزم أبيض⁩: يعيش أزواجاً/,
  ],
  ['what saves the sofa', ['بستي خربت الكنبة بمخالبها'], /عمود خدش/],
  ['what a beginner may keep', ['بغيت أربي سمك وأنا مبتدئ'], /سمكة ذهبية/],
  ['how to tell sleep from illness', ['سلحفاتي نايمة من أيام، هذا سبات؟'], /لا تحسبه سباتاً/],
])('C-05: what is asked is answered, not what lies near: %s', async (_, said, says) => {
  expect(await talk(...said)).toMatch(says)
})
