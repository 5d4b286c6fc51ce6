import { expect, it } from 'vitest'
import { baisa } from './money.ts'
import { fitsWish, type OfferedAnimal, type Wish } from './wanted.ts'

const CAT: OfferedAnimal = {
  words: 'قطة شيرازية بيضاء White Persian شيرازي Persian قطط Cats',
  gender: 'female',
  price: baisa(45_000),
}
const wish = (over: Partial<Wish>): Wish => ({
  species: 'قط',
  breed: null,
  gender: null,
  maxPrice: null,
  ...over,
})

it.each([
  [{}, true],
  [{ species: 'القطط' }, true],
  [{ species: 'cat' }, true],
  [{ breed: 'شيرازي' }, true],
  [{ breed: 'Persian' }, true],
  [{ breed: 'سيامي' }, false],
  [{ species: 'ببغاء' }, false],
  [{ gender: 'female' }, true],
  [{ gender: 'male' }, false],
  [{ maxPrice: baisa(45_000) }, true],
  [{ maxPrice: baisa(44_999) }, false],
  [{ species: '—' }, false],
] as const)('S2-12: %o fits a white Persian: %s', (over, fits) => {
  expect(fitsWish(wish(over), CAT)).toBe(fits)
})

it('S2-12: an animal of unknown sex matches a request for either sex', () => {
  expect(fitsWish(wish({ gender: 'male' }), { ...CAT, gender: 'unknown' })).toBe(true)
})
