import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import { HELD_OUT } from '#tests/fixtures/held-out-questions.ts'
import { likeness } from './likeness.ts'
import { EXAMPLES } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { understand } from './understand.ts'
import { NOTHING_SAID } from './understanding.ts'
import { createVocabulary } from './vocabulary.ts'
import '#tests/support/learned-chat.ts'

const vocabulary = createVocabulary(
  [
    { id: 1, names: ['قطط', 'Cats'] },
    { id: 2, names: ['طيور', 'Birds'] },
    { id: 5, names: ['أطعمة', 'Food'] },
  ],
  ['قطة شيرازية بيضاء', 'كوكتيل رمادي أليف', 'رويال كانين', 'نافورة شرب للقطط', 'زوج حمام زاجل'],
)
const { subject } = NOTHING_SAID

function saidOf(topic: ChatTopic, said: Partial<typeof subject> = {}, shown = 0) {
  return { topics: [topic], shown, subject: { ...subject, ...said } }
}

describe('what a message asks (A-BOT-07)', () => {
  it('C-07: reads at least 80 % of the questions right that it has not learned, and at most 10 % wrong', () => {
    const read = HELD_OUT.map(([says, topics]) => ({
      says,
      topics,
      first: understand(says, vocabulary).topics[0],
    }))
    const wrong = read.filter(({ first, topics }) => first && !topics.split(' ').includes(first))
    const unsure = read.filter(({ first }) => !first)
    const share = (some: readonly unknown[]) => Math.round((some.length / read.length) * 1000) / 10
    console.log(
      `of ${read.length}: ${share(wrong)} % wrong, ${share(unsure)} % not sure\n${[...wrong, ...unsure].map(({ says, first }) => `  ${says} → ${first}`).join('\n')}`,
    )
    expect(wrong.length / read.length).toBeLessThanOrEqual(0.1)
    expect((wrong.length + unsure.length) / read.length).toBeLessThanOrEqual(0.2)
  })

  it('has at least three examples of each topic, none of them held out, and reads them right', () => {
    const held = new Set(HELD_OUT.map(([says]) => says))
    let right = 0
    let all = 0
    for (const topic of Object.keys(TOPICS) as ChatTopic[]) {
      const lines = EXAMPLES[topic]
        .split(/[|\n]/)
        .map((line) => line.trim())
        .filter(Boolean)
      expect([topic, lines.length >= 3]).toEqual([topic, true])
      expect(lines.filter((line) => held.has(line))).toEqual([])
      for (const line of lines) {
        all++
        if (understand(line, vocabulary).topics[0] === topic) right++
      }
    }
    expect(right / all).toBeGreaterThan(0.9)
  })

  it.each([
    ['قطتي مريضة'],
    ['قطوتي تستفرغ من امس'],
    ['الكلب بتاعي تعبان ومش بياكل'],
    ['القط ما ياكل من يومين'],
    ['طيري منفش ريشه وما يتحرك'],
    ['انكسرت رجل القطة'],
    ['القطة دهستها سيارة'],
    ['قطي بلع خيط'],
    ['السمك يموت عندي كل يوم'],
    ['اكلت سم فيران'],
    ['my cat is bleeding'],
    ['my bird is not eating'],
    ['qetti ta3bana'],
    ['عندها اسهال شديد'],
    ['كم التوصيل؟ وقطتي تنزف'],
  ])('C-01: an animal is ill or hurt: %s', (says) => {
    expect(understand(says, vocabulary)).toMatchObject({ isSick: true, topics: ['vet'] })
  })

  it.each([
    ['ما يأكل الكناري؟'],
    ['قفص 60 سم'],
    ['عندكم أكل سمك؟'],
    ['القفص وصل مكسور'],
    ['هل البادجي يتعلم الكلام'],
    ['كم سعر الدراي فود'],
  ])('is no sign of illness: %s', (says) => {
    expect(understand(says, vocabulary).isSick).toBe(false)
  })

  it('C-01: whoever asked about a sick animal is sent to a vet until something else is plainly asked', () => {
    for (const says of ['وين اوديها؟', 'كم سعر الكشف؟', 'وين موقعكم؟', 'وش اعطيها؟', 'رقمكم'])
      expect([says, understand(says, vocabulary, saidOf('vet', { kinds: ['cat'] })).topics]).toEqual([
        says,
        ['vet'],
      ])
    expect(understand('كم سعر الكناري؟', vocabulary, saidOf('vet')).topics).toEqual(['price'])
    expect(understand('شكراً', vocabulary, saidOf('vet')).topics).toEqual(['thanks'])
  })

  it('C-03: goes on about what was spoken of, until something else is named', () => {
    const birds = saidOf('find', { kinds: ['bird'] }, 3)
    expect(understand('لا اريد رخيص', vocabulary, birds)).toMatchObject({
      topics: ['dearest'],
      kinds: ['bird'],
      wish: 'dear',
    })
    expect(understand('كم سعر الأولى؟', vocabulary, birds)).toMatchObject({
      topics: ['price'],
      pick: 0,
      continues: true,
    })
    expect(understand('أول مرة أربي', vocabulary, birds).pick).toBeNull()
    expect(understand('وش ياكل؟', vocabulary, saidOf('find', { kinds: ['canary'] }))).toMatchObject({
      topics: ['care'],
      kinds: ['canary'],
      part: 'food',
    })
    expect(
      understand('والأرانب؟', vocabulary, saidOf('price', { kinds: ['cat'], maxPrice: baisa(9000) })),
    ).toMatchObject({
      topics: ['price'],
      kinds: ['rabbit'],
      maxPrice: null,
    })
    expect(understand('وصلالة؟', vocabulary, saidOf('delivery'))).toMatchObject({
      topics: ['delivery'],
      regionId: 2,
    })
  })

  it.each([
    ['شيرازى دكر عمره شهرين', { topics: ['find'], kinds: ['persian'], traits: ['male', 'age'] }],
    ['قطت شيرزي', { topics: ['find'], kinds: ['persian'] }],
    ['سلحفاة', { topics: ['find'], kinds: ['turtle'] }],
    ['شكراً يا غالي', { topics: ['thanks'] }],
    ['كم سمكة في 50 لتر', { topics: ['care'], part: 'stocking' }],
    ['كم مرة احمم القطة', { topics: ['care'], kinds: ['cat'], part: 'bathing' }],
    ['لا أريد قطة، أريد أرنباً', { topics: ['find'], kinds: ['rabbit'] }],
    ['ابغى قطة تحت 100 ريال', { kinds: ['cat'], maxPrice: baisa(100_000) }],
    ['عندكم رمل قطط', { topics: ['find'], goods: ['litter'] }],
    ['كم التوصيل لصحار وكيف ادفع', { topics: ['delivery', 'payment'], regionId: 6 }],
    ['twslon salalah?', { topics: ['delivery'], regionId: 2 }],
    ['bkam elshirazi', { topics: ['price'], kinds: ['persian'] }],
    ['كم التوصيل إلى دبي', { regionId: null, isAbroad: true }],
    ['كم التوصيل إلى دبا', { regionId: 3, isAbroad: false }],
    ['توصلون الباطنة؟', { regionId: null, sharedRegionIds: [6, 7] }],
    ['كم القطة اللي في الصورة', { regionId: null }],
    ['شو الأطعمة اللي عندكم', { categoryIds: [5] }],
    ['猫はいくらですか', { topics: ['other-language'] }],
  ])('%s', (says, expected) => {
    expect(understand(says, vocabulary)).toMatchObject(expected)
  })

  it('C-06: is not sure of what it does not know, and says which topics are near', () => {
    expect(understand('زقزق بقبق', vocabulary).topics).toEqual([])
    expect(understand('كم التوصيل', vocabulary).nearest[0]).toBe('support')
    expect(new Set(understand('زقزق بقبق', vocabulary).nearest).size).toBe(4)
  })

  it('C-06: knows a question again in other words, and takes no other for it', () => {
    expect(likeness('توفرون اعشاش نمل ابيض؟', 'هل توفرون أعشاش النمل الأبيض؟')).toBeGreaterThan(0.75)
    expect(likeness('وين الطلب؟', 'كيف الطلب؟')).toBeLessThan(0.75)
    expect(likeness('كم سعر القطط', 'هل توفرون أعشاش النمل الأبيض؟')).toBe(0)
  })
})

describe('any message', () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...'قطة كم توصيل صلالة ALF12345678ABCD 50 ريال؟، و لا ما 3ndkm sho qita ٥٠ ـِ'.split(''),
      ),
      fc.constantFrom(' ', 'قطة', 'توصيل ', 'من ', ' إلى', 'كم ', '12.5', '🐱', '\u200f'),
      fc.string({ unit: 'binary', maxLength: 1, minLength: 1 }),
    ),
    maxLength: 400,
  })

  it('is understood without fail, in bounds, and the same each time', () => {
    fc.assert(
      fc.property(typed, (message) => {
        const found = understand(message, vocabulary, saidOf('delivery', { kinds: ['cat'] }, 2))
        expect(found.topics.length).toBeLessThanOrEqual(3)
        expect(new Set(found.topics).size).toBe(found.topics.length)
        expect(understand(message, vocabulary, saidOf('delivery', { kinds: ['cat'] }, 2))).toEqual(found)
      }),
      { numRuns: 100 },
    )
  })

  it('is the same with vowel marks, stretched letters, other digits and capitals', () => {
    const variants = [
      (text: string) => text.replace(/[\u0628-\u064a]/g, (letter) => `${letter}\u064e`),
      (text: string) => text.replace(/(?<=[\u0628-\u064a])(?=[\u0628-\u064a])/g, '\u0640'),
      (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
      (text: string) => text.replaceAll('ة', 'ه').replaceAll('أ', 'ا').replaceAll('ى', 'ي'),
      (text: string) => text.toUpperCase(),
    ]
    const arabic = HELD_OUT.filter(([says]) => !/[a-z]/i.test(says))
    for (const [says] of arabic.filter((_, i) => i % 5 === 0)) {
      const found = understand(says, vocabulary)
      for (const vary of variants) expect(understand(vary(says), vocabulary), vary(says)).toEqual(found)
    }
  })

  it.each([
    ['ten thousand letters', 'قطة '.repeat(2500)],
    ['one endless word', 'ا'.repeat(10_000)],
    ['many different letters in one word', 'قطتوصيلكم'.repeat(1200)],
    ['only digits', '12345678'.repeat(1200)],
    ['digits that may be an order number', 'alf '.repeat(200) + '1 '.repeat(400)],
    ['only marks', '؟!.،'.repeat(2500)],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['nothing', ''],
    ['broken emoji', '\ud83d'.repeat(500)],
  ])('%s is read', (_, message) => {
    expect(understand(message, vocabulary).topics.length).toBeLessThanOrEqual(3)
  })
})
