import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatAnswer, ChatRequest } from '#contract/chat.ts'
import { createDemoCatalogueIfEmpty } from '#server/demo/create-demo-catalogue.ts'
import { createTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { answerChat } from './answer-chat.ts'
import '#tests/support/learned-chat.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await createDemoCatalogueIfEmpty(shop.context)
})
afterAll(() => shop.close())

/** The last answer of a conversation. */
async function last(...messages: readonly string[]): Promise<ChatAnswer> {
  let about: ChatRequest['about']
  let answer: ChatAnswer | undefined
  for (const message of messages) {
    answer = await answerChat(shop.context, null, { message, ...(about && { about }) }, async () => true)
    about = answer.about
  }
  return answer as ChatAnswer
}

function namesOf({ products = [] }: ChatAnswer): string[] {
  return products.map(({ nameArabic }) => nameArabic)
}

describe('C-03: what is not asked for itself changes no subject', () => {
  it.each([
    [['بغيت قطه شيرازيه', 'تمشي مع ببغاء عندي؟'], /^لا، لا تجمعهما.*فريستها/s],
    [['any persian cats?', 'does he get along with my dog'], /^Only if introduced slowly.*leash/],
    [['بغيت قطه شيرازيه', 'وهي متعودة على صندوق الرمل؟'], /اعتاد البيت وصندوق الرمل/],
    [['any persian cats?', 'is she used to a litter tray'], /اعتاد البيت وصندوق الرمل/],
    [['بغيت قطه شيرازيه', 'وهي متعودة على صندوق الرمل؟', 'ومطعمة؟'], /شيرازي مشمشي.*التطعيم/s],
    [['عندكم بيتا؟', 'ينفع اثنين ذكور بنفس الحوض؟'], /ذكر واحد في الحوض/],
    [['ابغى هامستر سوري', 'اقدر اخذ ذكرين واحطهم سوا'], /يتقاتلان/],
    [['ينفع الديسكس مع الذهبية؟'], /^لا، ماؤهما مختلف/],
  ])('%j', async (messages, says) => {
    expect((await last(...messages)).content).toMatch(says)
  })
})

describe('C-03: a comparison speaks of both sides', () => {
  it.each([
    [
      ['عندكم كناري؟', 'وايش الفرق بينه وبين الفنجس'],
      ['كناري', 'فنجس'],
    ],
    [['الفرق بين البادجي والكوكتيل شو'], ['بادجي', 'كوكتيل']],
    [['ما الفرق بين القط السيامي والقط الأمريكي'], ['سيامي', 'أمريكية']],
  ])('%j', async (messages, sides) => {
    const { content } = await last(...messages)
    for (const side of sides) expect(content).toContain(side)
  })
})

describe('C-03: the items shown are spoken of by colour, number, sum and refusal', () => {
  it('chooses by a colour with its article', async () => {
    const white = await last('عندكم كناري؟', 'والابيض ذكر ولا انثى؟')
    expect(white.content).toMatch(/^• \u2068كناري أبيض\u2069: أنثى$/)
    const both = await last('عندكم بادجي', 'كم الازرق والاخضر مع بعض')
    expect(both.content).toContain('المجموع: 13.50')
    const youngest = await last('عندكم كوكتيل', 'اللوتينو كم سعره', 'مين الاصغر فيهم')
    expect(namesOf(youngest)).toEqual(['كوكتيل رمادي أليف'])
    expect(namesOf(await last('عندكم قط شيرازي', 'واللي بعده كم عمرها'))).toEqual(['قطة شيرازية بيضاء'])
  })

  it('shows others where one is refused', async () => {
    const others = namesOf(await last('ابغى قطه', 'لا مابغى شيرازي'))
    expect(others.length).toBeGreaterThan(0)
    expect(others.join()).not.toContain('شيراز')
    expect(namesOf(await last('عندكم كناري احمر', 'غير الاحمر؟')).join()).not.toContain('أحمر')
    const first = namesOf(await last('ابغى قطه'))
    const more = namesOf(await last('ابغى قطه', 'ما عجبوني'))
    expect(more.filter((name) => first.includes(name))).toEqual([])
    expect(namesOf(await last('عندكم شيرازي', 'غالي ما شي ارخص'))).toContain('قطة كاليكو ثلاثية الألوان')
  })

  it('asks for the same goods for another animal', async () => {
    expect((await last('عندكم اكل قطط', 'طيب وللكلاب؟')).content).toMatch(/^لا نبيع طعام كلاب/)
    expect(namesOf(await last('عندكم اكل قطط', 'وللطيور')).join()).toContain('الكناري')
    expect((await last('ابغى شامبو للقطط', 'وللكلاب؟')).content).toMatch(/^لا نبيع الشامبو/)
  })

  it('goes on about delivery to the place before', async () => {
    expect((await last('توصلون صلالة؟', 'حتى القطط؟')).content).toMatch(/لا يصل إلى \S*ظفار.*قطط/)
    expect((await last('انا من دبي اقدر اطلب قطه')).content).toMatch(/^لا نوصل خارج/)
  })
})

describe('C-04: what does not fit, or is not sold, is said first', () => {
  it.each([
    [['عندكم كوكتيل؟', 'والقفص؟'], /^لا نبيع الأقفاص/],
    [['عندكم بيت ارانب'], /^لا نبيع البيوت \(أرانب\)/],
    [['عندكم كناري؟', 'ويباله قفص بكم'], /قفص طيور/],
    [['ويسكاس عندكم؟'], /^لا أجد «\u2068ويسكاس\u2069»/],
    [['ابغى زوج كوكتيل'], /^لا يتوفر لدينا الآن «\u2068زوج\u2069»/],
    [['ابغى اكل قطط بالغة', 'وعندكم 10 كيلو؟'], /^لا يتوفر لدينا الآن «\u206810 كيلو\u2069».*2 كجم/s],
    [['عندكم رمل قطط؟', 'كم وزن الكيس'], /^لا نبيع رمل القطط/],
    [['عندكم رمل قطط؟', 'كم سعره'], /^لا نبيع رمل القطط.*5\.90/s],
  ])('%j', async (messages, says) => {
    expect((await last(...messages)).content).toMatch(says)
  })

  it('offers no animal that cannot do what is wished, and no other food', async () => {
    const talking = namesOf(await last('ابغى طير يتكلم')).join()
    expect(talking).not.toMatch(/حمام|كناري/)
    const fresh = namesOf(await last('عندي حوض ماي عذب شو السمك اللي يناسبه')).join()
    expect(fresh).not.toMatch(/تانغ|المهرّج|منتفخة/)
    expect(namesOf(await last('اول مره اربي سمك ابغى شي سهل')).join()).not.toContain('المهرّج')
    expect(namesOf(await last('عندكم دراي فود للقطط البالغة'))).toEqual(['طعام قطط بالغة بالدجاج'])
    expect(namesOf(await last('بدي كناري بيغني')).join()).not.toContain('أبيض')
  })
})

it('C-01: a vet is left by courtesy or by goods that are named, not by a word that resembles another topic', async () => {
  const sick = 'ارنبي فيه اسهال من امس'
  for (const says of ['ايش اسوي الحين', 'شو الحل الحين', 'طيب كم بيكلفني'])
    expect([says, (await last(sick, says)).about.topics[0]]).toEqual([says, 'vet'])
  expect((await last(sick, 'تمام شكرا')).content).toMatch(/^العفو|^على الرحب/)
  for (const says of ['قطي يحاول في الرمل وما يطلع شي', 'سمكي يتنفس من السطح', 'طلع على السمك نقط بيضا'])
    expect([says, (await last(says)).about.topics[0]]).toEqual([says, 'vet'])
})

it('answers in English who writes in English, and in Arabic who writes Arabic in Latin letters', async () => {
  expect((await last('do you have canaries?')).content).toMatch(/Yellow canary: 18\.00 OMR/)
  expect((await last('do you have canaries?', 'thanks')).content).toMatch(/^You’re welcome/)
  expect((await last('3ndkom canary?')).content).toContain('كناري أصفر')
})
