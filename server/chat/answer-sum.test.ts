import { afterAll, expect, it } from 'vitest'
import { createChatShop, namesOf } from '#tests/support/chat-shop.ts'

const { shop, talk } = await createChatShop()
afterAll(() => shop.close())

it('C-03: what is wished for together stays within the budget, and what is left of it is said', async () => {
  const [pair, left, more] = await talk(
    'ميزانيتي 45 ريال وبدي جوز طيور مع قفص',
    'واذا شريت جوز اللوتينو والقفص كم الباقي معي',
    'ضيفوا عليهم الأكل',
  )
  expect(pair && namesOf(pair)).toEqual(['زوج بادجي لوتينو', 'قفص طيور بقبّة ذهبية'])
  expect(left?.content).toMatch(/34\.50.*45\.00.*10\.50/s)
  expect(more && namesOf(more)).toContain('خلطة الكوكتيل والبادجي بالفواكه')
  expect(more?.content).toMatch(/43\.00.*45\.00.*2\.00/s)
})

it('C-03: a budget that is exceeded is said with the difference', async () => {
  const [sum] = await talk('معي 20 ريال وابغى بادجي اخضر وقفص')
  expect(sum?.content).toMatch(/25\.00.*يزيد على .*20\.00.* بـ.*5\.00/s)
})

it.each([
  [['بكم السمكة الذهبية', 'ابغى ٤ منها ويا الحوض كم'], /4 × .*10\.00.*74\.00/s],
  [['عندكم قفص؟', 'بكم هو والأكل حق البادجي مع بعض'], /18\.50.*8\.50.*27\.00/s],
  [['قارن لي بين السيامي والأمريكية', 'خلاص ابغى السيامي', 'ومعها صندوق رمل كم الحساب'], /145\.90/],
  [['عندكم دريس؟', 'كم يصير مع الحبيبات'], /حبيبات أرانب.*6\.00/s],
  [['بكم بادجي مع الأكل ومع القفص'], /الكوكتيل والبادجي.*33\.50/s],
  [['أبغى صحن رمل وطوق كم المجموع'], /صندوق رمل.*8\.15/s],
  [['بكم سمكة الكوي', 'ابغى ثلاث كم يصير المجموع مع التوصيل لمسقط'], /3 × .*114\.00.*116\.00/s],
  [['عندكم بادجي', 'بدي ثلاثه خضر وقفص قديش بيطلعوا'], /3 × .*أخضر.*38\.00/s],
  [['بكم كاليكو وبومبي'], /كاليكو.*بومبي.*140\.00/s],
])('C-03: numbers, pronouns and whose food it is are kept in a sum: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['3ndkm koi bkam el samaka'], /^(?!.*تانغ).*38\.00/s],
  [['قطي شيرازي عمره 3 سنين اي مشط واكل عندكم له وكم المجموع'], /^(?!.*شيرازي).*9\.60/s],
  [['عندكم قطط', 'سيبك من القطط، البيت الخشبي بكام مع التوصيل لصلاله'], /^(?!.*قط شيرازي).*38\.90/s],
  [['بكم عجلة الهامستر', 'واذا زدت معها خلطة الهامستر تحسبون توصيلين؟'], /^لا، رسوم توصيل واحدة.*6\.95/s],
])('C-03: a sum has nothing that was named again, is owned or was left aside: %j', async (messages, says) => {
  expect((await talk(...messages)).at(-1)?.content).toMatch(says)
})

it.each([
  [['عايز اعمل حوض سمك لاول مره محتاج ايه وهيكلف كام'], /75\.80.*لا أجد عندنا الآن: .*مزيل الكلور/s],
  [['قطتي عمرها 3 شهور شو تحتاج من عندكم'], /صندوق رمل.*وعاء طعام.*لا أجد عندنا الآن: .*رمل/s],
  [
    ['شو احتاج حق بادجي مع الاسعار', 'اهم شي بس وبحدود 28 ريال مع التوصيل'],
    /الكوكتيل والبادجي.*27\.00.*28\.00.*ضمن/s,
  ],
])('C-04: what is needed first is added up, and what is not sold is said: %j', async (messages, says) => {
  const content = (await talk(...messages)).at(-1)?.content
  expect(content).toMatch(says)
  expect(content).not.toMatch(/غير مذكور|اذكر لي/)
})

it('C-04: an animal with its first goods is offered within a budget', async () => {
  const [sets] = await talk('عندي 45 ريال وابي حيوان مع كل لوازمه')
  expect(sets?.content).toMatch(/بادجي أخضر.*33\.50/s)
  expect(sets?.products?.every(({ type }) => type === 'animal')).toBe(true)
})

it.each([
  [['عندكم هامستر سوري؟', 'نبي اثنين عشان ما يمل'], /^لا، السوري وحده.*12\.50/s],
  [['ابغى ثلاث بيتا بكم'], /^لا أبداً: ذكرا البيتا.*16\.50/s],
  [['بكم كناري احمر وكناري اصفر'], /^لا، ذكرا الكناري.*50\.00/s],
  [['بكم اثنين تانغ ازرق'], /^لا، التانغ.*49\.00/s],
  [['i want two syrian hamsters how much total'], /^No: a Syrian always lives alone.*12\.50/s],
  [['كم كناري احمر وكناري ابيض'], /^• .*56\.00/s],
  [['بكم بادجيين ازرق'], /^• .*14\.00/s],
])('C-05: the price of several comes after a word on whether they fight: %j', async (messages, says) => {
  const isolates = /[\u2066-\u2069]/g
  expect((await talk(...messages)).at(-1)?.content.replaceAll(isolates, '')).toMatch(says)
})
