import { expect, it } from 'vitest'
import { understand } from './understand.ts'
import { NOTHING_SAID } from './understanding.ts'
import { EMPTY_VOCABULARY } from './vocabulary.ts'
import '#tests/support/learned-chat.ts'

it.each([
  ['ما فيه شي أرخص؟', 'cheapest'],
  ['ما أرخص أرنب عندكم', 'cheapest'],
  ['ما نبغى رخيص', 'dearest'],
  ['أبي غير الرخيص', 'dearest'],
  ['مب غالي لو سمحت ابغى طير', 'cheapest'],
  ['الله يعطيك العافية يا ولدي', 'thanks'],
  ['انزين', 'okay'],
  ['طيب كيف ادفع', 'payment'],
  ['متى تفتحون بكره', 'hours'],
  ['نصابين حسبي الله عليكم', 'complaint'],
])('A-BOT-07: %s', (says, topic) => {
  expect(understand(says, EMPTY_VOCABULARY).topics).toEqual([topic])
})

it.each([
  ['بكممم الكنااااري', { topics: ['price'], kinds: ['canary'] }],
  ['جم سعر الارنب', { topics: ['price'], kinds: ['rabbit'] }],
  ['عندكم سخان للحوض؟', { topics: ['find'], goods: expect.arrayContaining(['heater']) }],
  ['كل متى ابدل الموية للسمك', { topics: ['care'], part: 'water' }],
  ['ما شاء الله قططكم حلوة', { part: null }],
  ['انزين كم السعر', { topics: ['price'], goods: [] }],
  ['يا ولدي كم التوصيل', { topics: ['delivery'], traits: [] }],
  ['كم ياخذ توصيل المصنعة', { topics: ['delivery'], regionId: 7 }],
  ['قط نايم وايد عادي؟', { goods: [], traits: [] }],
])('A-BOT-07: no word is taken for another: %s', (says, expected) => {
  expect(understand(says, EMPTY_VOCABULARY)).toMatchObject(expected)
})

it('C-03: keeps the animal for its goods and the place for its delivery', () => {
  const first = understand('عندكم هامستر؟', EMPTY_VOCABULARY)
  const about = { topics: first.topics, shown: 2, subject: first }
  expect(understand('ابا له قفص وعجلة', EMPTY_VOCABULARY, about).kinds).toEqual(['hamster'])
  expect(understand('عندكم فلتر؟', EMPTY_VOCABULARY, about).kinds).toEqual([])
  expect(understand('يوصل لوى؟', EMPTY_VOCABULARY, about)).toMatchObject({
    topics: ['delivery'],
    regionId: 6,
  })
  const delivery = { ...NOTHING_SAID, topics: ['delivery'], regionId: 5 }
  for (const says of ['وكم يوم ياخذ؟', 'وهناك كم الرسوم؟'])
    expect(understand(says, EMPTY_VOCABULARY, delivery)).toMatchObject({ topics: ['delivery'], regionId: 5 })
  expect(understand('وين توصلون؟', EMPTY_VOCABULARY, delivery).regionId).toBeNull()
})
