import { expect, test } from 'vitest'
import { toCard } from '#browser/catalog/card-product.ts'
import { ANIMAL, SUPPLY } from '#tests/support/products-for-tests.ts'
import { cardFacts } from './card-facts.ts'

test('S-CARD-02: an animal is known by breed, age, gender and colour', () => {
  expect(cardFacts(toCard(ANIMAL))).toEqual(['شيرازي', '4 أشهر', 'ذكر', 'مشمشي'])
})

test('S-CARD-02: a supply is known by brand, size and material', () => {
  expect(cardFacts(toCard(SUPPLY))).toEqual(['بيت أليف', 'كبير', 'خشب'])
})

test('what is not known is not said on a card', () => {
  const bare = { ...ANIMAL, breedArabic: ' ', breed: null, age: null, gender: 'unknown' as const }
  expect(cardFacts(toCard(bare))).toEqual(['مشمشي'])
})
