import { afterAll, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

it.each([
  [['ماتت بسبوسة قطتي الليلة', 'عمرها كان تسع سنين', 'كان لونها رمادي وتنام عندي'], /^أفهم حزنك/],
  [['مات الببغاء حقنا', 'أشتري ببغاء ثاني ولا أنطر شوي؟'], /^لا موعد لذلك/],
  [['my rabbit died', 'how do i tell my daughter'], /\nقل الحقيقة/],
  [['ماتت قطتي', 'وين ادفنها'], /^لُفّه بقماش/],
  [['القط يستفرغ', 'للأسف مات'], /^يؤسفنا[\s\S]*الطبيب البيطري/],
  [['مات العصفور، كان منفوش وما ياكل'], /^يؤسفنا/],
])('C-01: whoever mourns is comforted, and sold nothing: %j', async (said, says) => {
  const answer = (await talk(...said)).at(-1)
  expect(answer?.content).toMatch(says)
  expect(answer?.content).not.toMatch(/خذ الحيوان|عذراً/)
  expect(answer?.products).toBeUndefined()
})

it.each([
  ['ماتت سمكتين والباقي يتنفسون فوق'],
  ['مات واحد من الأرانب والثاني ما ياكل'],
  ['مات العصفور', 'رفيقه قاعد ينهج'],
  ['القط ميت ولا نايم؟ ما يتحرك'],
  ['الهامستر بارد، شكله مات'],
  ['واحد من طيوري يموت كل يوم'],
  ['i lost my dog', 'we found him, he was hit by a car and he was bleeding'],
  ['فقدت قطتي', 'لقيناها وكانت تنزف'],
  ['أرنبي بارد وما يتحرك بس صدره يطلع وينزل، هذا مات؟'],
  ['القطوة الصغيرة جسمها ثلج وممددة، ماتت؟'],
  ['my hamster is cold and curled up but breathing slowly, is he dead?'],
  ['مات الكناري', 'صحى وفتح عيونه'],
  ['مات الهامستر', 'لا لا تحرك الحمدلله'],
])('C-01: who is still alive is sent to a vet: %j', async (...said) => {
  const answer = (await talk(...said)).at(-1)
  expect(answer?.about.topics[0]).toBe('vet')
})

it('C-01: an animal taken for dead is warmed slowly, and cold is named as its cause', async () => {
  const [asked, woken] = await talk('هامستري متخشب وبارد ومغمض، يعني مات؟', 'قام الحمدلله، المكيف هو السبب؟')
  expect(asked?.content).toMatch(/قد يكون في سبات: دفّئه ببطء/)
  expect(woken?.content).toMatch(/^قد يكون البرد هو السبب/)
  expect(woken?.about.illness?.urgency).toBe('now')
})

it.each([
  [['مات العصفور، كان ينهج ويتنفس بسرعة قبل']],
  [['مات الهامستر كان بارد الصبح', 'هل مات بسبب البرد؟']],
  [['مات أرنبي', 'عاش معنا سنتين']],
])('C-02: a death that is told stays one, whatever was seen before it: %j', async (said) => {
  expect((await talk(...said)).at(-1)?.about.topics[0]).toBe('grief')
})

it.each([
  ["is it ok to trim my bird's wings"],
  ['may i pet my rabbit while he sleeps'],
  ['قطتي تحب البلكونة'],
  ['ولدي مات من الضحك على القط'],
])('C-02: nobody is comforted who lost nothing: %s', async (says) => {
  const [answer] = await talk(says)
  expect(answer?.about.topics).not.toContain('grief')
})

it.each([
  ['أختي تموت على الهامستر، بكم عندكم؟', 'price'],
  ['عيالي يموتون في الأرانب عندكم منها؟', 'find'],
])('C-01: a word of love is no word of death: %s', async (says, topic) => {
  const [answer] = await talk(says)
  expect(answer?.about.topics).toContain(topic)
  expect(answer?.products?.length).toBeGreaterThan(0)
})

it('C-01: food for an animal that is ill shows the food, and leaves the choice to a vet', async () => {
  const [answer] = await talk('عندكم أكل للقطط اللي عندها حصوات؟')
  expect(answer?.products?.length).toBeGreaterThan(0)
  expect(answer?.content).toMatch(/الطبيب البيطري بعد الفحص/)
})
