import { expect, it } from 'vitest'
import { toRials } from '#domain/money.ts'
import { readLimits } from './read-limits.ts'
import { readWords } from './read-words.ts'

const limitsOf = (message: string) => {
  const { minPrice, maxPrice } = readLimits(readWords(message).clauses.flat())
  return [minPrice && Number(toRials(minPrice)), maxPrice && Number(toRials(maxPrice))]
}

it.each([
  ['ما تعديش ٤٠ ريال', null, 40],
  ['بشرط متعديش 70', null, 70],
  ['ما أبغى شي يفوت 90 ريال', null, 90],
  ['لا يزيد سعره على 120 ريالاً', null, 120],
  ['مب أكثر من 15', null, 15],
  ['ما تطلع فوق الخمسين', null, 50],
  ['not more than 25 rials', null, 25],
  ['ما عندي غير 60 ريال', null, 60],
  ['في حدود 35 ريال', null, 35],
  ['مش أقل من 20 ريال', 20, null],
  ['أكثر من 80 ريال', 80, null],
  ['لا، أبغى فوق 100', 100, null],
  // Children are counted, not rials.
  ['عندي 3 صغار وميزانيتي ما تتعدى ٥٠', null, 50],
  ['معي 2 اطفال وأبغى أقل من 90', null, 90],
  ['عندنا 4 عيال، ما تزيد عن 70 ريال', null, 70],
  ['i only have 2 kids, under 40', null, 40],
  // So are animals.
  ['عندي 3 هامسترات', null, null],
])('C-03: a limit is read in every dialect, and turned by a refusal: %s', (message, least, most) => {
  expect(limitsOf(message)).toEqual([least, most])
})
