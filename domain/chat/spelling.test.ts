import { expect, it } from 'vitest'
import { fromLatin } from './from-latin.ts'
import { understand } from './understand.ts'
import { createVocabulary, EMPTY_VOCABULARY } from './vocabulary.ts'

it.each([
  ['كم سعر القفس', { goods: ['cage'] }],
  ['ابا غطوه', { kinds: ['cat'] }],
  ['شمبو موجود؟', { goods: ['shampoo'] }],
  ['بكمالارنب', { kinds: ['rabbit'] }],
  ['عندكمقفص', { goods: ['cage'] }],
  ['do you have persain cats', { kinds: ['persian'] }],
  ['شو في عندكن بسينات زغنونات', { kinds: ['cat'], traits: ['young'], unknown: null }],
  ['بدي كناري كيوووت', { kinds: ['canary'], unknown: null }],
])('A-BOT-07: a slip, words run together or a pet name is read: %s', (says, expected) => {
  expect(understand(says, EMPTY_VOCABULARY)).toMatchObject(expected)
})

it.each([
  ['عندكم نمر؟', { eaten: [] }],
  ['عندكم خيمة؟', { kinds: [], goods: [] }],
])('A-BOT-07: another word is no slip: %s', (says, expected) => {
  expect(understand(says, EMPTY_VOCABULARY)).toMatchObject(expected)
})

it.each([
  ['عايز كلب ميعديش ٨٠ ريال'],
  ['قط ما يتعدى 80 ريال'],
  ['ارنب مايزيدش عن 80'],
  ['عصفور ميزيدش عن ٨٠ ريال'],
])('A-BOT-07: the most that may be paid is heard in Egypt too: %s', (says) => {
  expect(understand(says, EMPTY_VOCABULARY).maxPrice).toBe(80_000)
})

it('C-01: «مبتاكلش» is an animal that does not eat', () => {
  expect(understand('القطة مبتاكلش من امبارح', EMPTY_VOCABULARY).topics).toEqual(['vet'])
})

it('A-BOT-07: names of the catalogue are read in Latin letters, and what the lexicon has in them stays', () => {
  const { words } = createVocabulary([], ['كوكتيل لوتينو يصفّر'])
  expect(fromLatin('kam s3r el lutino', words)).toContain('اللوتينو')
  expect(fromLatin('3ndkm 7amsters')).toContain('hamsters')
  expect(fromLatin('kam el 2afas')).toContain('القفص')
  expect(fromLatin('mata twasloon')).not.toContain('مات ')
})
