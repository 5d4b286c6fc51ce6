// Whether animals may live together is answered by a verdict, whatever way they are named (C-04, C-05).
import { afterAll, expect, it } from 'vitest'
import { createChatShop } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

async function last(messages: readonly string[]): Promise<string> {
  return (await talk(...messages)).at(-1)?.content.replace(/[\u2066-\u2069]/g, '') ?? ''
}

it.each([
  [['بكم الذهبية والجوبي', 'ينحطون سوا؟'], /^لا، الذهبية ماؤها أبرد/],
  [['عندكم سمك مهرج وتانغ', 'ينحطن مع بعض في حوض 120 لتر'], /^• لا، سمكة تانغ زرقاء: 120 لتراً، والمطلوب 300/],
  [['اقدر احط بيتا مع جوبي', 'والفلاورهورن سمعت عنه زين'], /^لا، تكبر جداً/],
])('C-03: asks whether those just shown or spoken of live together: %j', async (messages, says) => {
  expect(await last(messages)).toMatch(says)
})

it.each([
  [['عندي قطة شيرازية بالبيت وابغى اشتري كناري اصفر ينفع؟'], /^لا، لا تجمعهما.*فريستها.*18\.00/s],
  [['بكم الكناري الأصفر؟', 'وفي البيت قطة'], /^لا، لا تجمعهما.*فريستها/],
  [['ابا بادجي ازرق', 'عندنا كلب صغير في البيت عادي؟'], /^لا، لا تجمعهما.*فريسة للكلب/],
  [['anba2 arnab holandi 3indi kalb fel bait safe wala la?'], /^لا، لا تجمعهما.*فريسة للكلب/],
  [['is the budgie good with kids', 'i also have a cat'], /^No: a cat hunts birds/],
  [['بكم الكناري الأصفر وعندي قطة بالبيت ينفع؟'], /^لا، لا تجمعهما.*18\.00/s],
  [['عندي بادجي', 'وهامستر مع قطة؟'], /^لا، لا تجمعهما.*صيّادة/],
  [['عندنا قطوة وبغيت أرنب، يصلح؟', 'والبادجي؟'], /^لا، لا تجمعهما: القطة صيّادة.*الطائر فريستها/],
])('C-05: an animal at home that is a danger is named first: %j', async (messages, says) => {
  expect(await last(messages)).toMatch(says)
})

it.each([
  [['can i keep the goldfish with the angelfish in one tank?', 'and what about guppies?'], /^No:.*guppies/],
  [['السمكة الذهبية مع سمكة الملاك ينفع؟'], /^لا، ماؤهما مختلف/],
  [
    ['اقدر احط سمكه ذهبيه مع جوبي نيون', 'طيب والبيتا معاهم؟'],
    /ذهبية وبيتا.*: لا، .*جوبي نيون، ست سمكات وبيتا.*: لا، /s,
  ],
  [['روبيان كرزي مع ذهبية', 'ومع الجوبي؟'], /^نعم، فقط في حوض كثير النبات/],
  [
    ['واقدر احط البادجي مع الكناري بنفس القفص', 'والكوكتيل معاهم؟'],
    /كناري وطيور كوكتيل: لا، .*بادجي وطيور كوكتيل: فقط/s,
  ],
  [['الدجاج مع الحمام في قفص واحد؟'], /^لا، لا يوضعان في قفص واحد/],
  [['الديسكس مع سمكة الملاك يصير؟', 'والروبيان الكرزي معاهم؟'], /ديسكس أحمر وروبيان كرزي.*: لا، /],
  [['عندكم هامستر سوري؟', 'وعندي بالبيت قط بومبي', 'وممكن احط معه هامستر ثاني؟'], /^لا، السوري وحده/],
  [['السمكة المنتفخة الصفراء تعيش مع المهرج؟'], /^لا، السمكة المنتفخة وحدها/],
])('C-05: the verdict on two kinds stands first: %j', async (messages, says) => {
  expect(await last(messages)).toMatch(says)
})

it.each([
  ['عندي قطة وأبغى هامستر، عادي؟', 'وعندي أرنب بعد ما ياكل من أمس', /الطبيب البيطري/],
  ['البيتا مع الذهبية يصير؟', 'وكم لازم أنتظر والحوض فاضي قبل السمك؟', /أسابيع/],
])('C-03: another question about an animal is not taken for company: %s, %s', async (before, asked, says) => {
  const answer = await last([before, asked])
  expect(answer).toMatch(says)
  expect(answer).not.toMatch(/صيّادة|ماؤهما مختلف/)
})

it('C-04: the page that advises against other animals decides before the general advice', async () => {
  expect(await last(['القط البومبي يتعايش مع أرنب؟'])).toMatch(/^لا يُنصح به: صفحة قط بومبي أسود/)
})

it('C-06: what was not compared with a source names none', async () => {
  expect(await last(['عندي قطة وأبغى كناري، ينفع؟'])).not.toContain('المصدر')
})

it('C-04: that a page calls an animal peaceful is no «yes» to another one', async () => {
  expect(await last(['الديسكس مع السمكة الذهبية يصير؟'])).not.toContain('تتعايش مع الحيوانات الأخرى')
})
