import { expect, it } from 'vitest'
import { understand } from './understand.ts'
import { EMPTY_VOCABULARY } from './vocabulary.ts'
import '#tests/support/learned-chat.ts'

it.each([
  ['مين الأصغر فيهم؟', { by: 'age', isMost: false }],
  ['كم عمر الكبير', { by: 'age', isMost: true }],
  ['which one is the oldest', { by: 'age', isMost: true }],
  ['أيهم أثقل', { by: 'weight', isMost: true }],
  ['ابغى الارخص فيهم', { by: 'price', isMost: false }],
  ['ايهم ارخص للكيلو', { by: 'kilo', isMost: false }],
  ['ابغى قطة صغيرة', null],
  ['ارخص قطة', null],
])('C-03: which of those shown is meant: %s', (says, choice) => {
  expect(understand(says, EMPTY_VOCABULARY).choice).toEqual(choice)
})

it.each([
  ['كم الاثنين مع بعض', true],
  ['احسبلي المجموع', true],
  ['كم يصير مع القفص', true],
  ['how much for both', true],
  ['كم سعره', false],
  ['كلهم مطعمين؟', false],
])('C-03: whether the sum is asked for: %s', (says, isSum) => {
  expect(understand(says, EMPTY_VOCABULARY).isSum).toBe(isSum)
})
