import { expect, test } from 'vitest'
import { ANIMAL, SUPPLY } from '#tests/support/products.ts'
import { lineFacts } from './line-facts.ts'

const facts = (line: string) => line.split('\u00A0· ')

test('S-DRW-05: a cart line shows breed, age and gender of an animal', () => {
  expect(facts(lineFacts(ANIMAL))).toEqual(['شيرازي', '4\u00A0أشهر', 'ذكر'])
  expect(facts(lineFacts({ ...ANIMAL, age: null, gender: 'unknown' }))).toEqual(['شيرازي'])
})

test('S-DRW-05: shows the beginning of the description where there is no breed or brand', () => {
  expect(facts(lineFacts({ ...ANIMAL, breedArabic: null }))).toEqual(['هادئ ولعوب', '4\u00A0أشهر', 'ذكر'])
  const described = { ...SUPPLY, brand: null, brandArabic: null, size: null, descriptionArabic: 'خشب متين' }
  expect(lineFacts(described)).toBe('خشب متين')
})
