import { expect, it } from 'vitest'
import { fromLatin, isEnglish } from './from-latin.ts'
import '#tests/support/learned-chat.ts'

it.each([
  ['hl el arnab y3eesh m3 el hamster', 'هل الارنب يعيش مع الهامستر'],
  ['3ndkom 6yoor tetkallam?', 'عندكم طيور تتكلم?'],
  ['bekam el canary el a7mar', 'بكام الكناري الاحمر'],
  ['kaif adfa3', 'كيف ادفع'],
  ['momken a7ammem el qta', 'ممكن احمم القطه'],
  ['w kam el se3r', 'وكام السعر'],
  ['ya3ni mt3wda 3la el raml', 'يعني متعوده علي الرمل'],
  ["ay wa7ed as'3ar", 'اي واحد اصغر'],
  ['el azra2 m3a2am', 'الازرق معقم'],
  ['ta7 mn el sat7', 'طاح من السطح'],
  ['el qitta betko7', 'القطه بتكح'],
  ['el 2ott 3ad ebni', 'القط عض ابني'],
])('reads Arabic in Latin letters: %s', (typed, says) => {
  expect(fromLatin(typed)).toBe(says)
})

it.each([
  'do you have a cage for a rabbit',
  'can i pay when it arrives',
  'وين طلبي ALF12345678ABCD',
  'كم سعر iphone',
  '2kg of food please',
  'cat ate a tablet like 1 hour ago',
])('leaves English and Arabic as they are: %s', (typed) => {
  expect(fromLatin(typed)).toBe(typed)
})

it('hears no death in who asks when the shop opens', () => {
  expect(fromLatin('emta tefta7o')).toMatch(/^متي تفتح/)
})

it('C-01: loses no sign of illness', () => {
  expect(fromLatin('qitati ta3bana w ma takel')).toContain('ta3bana')
})

it('knows English from Arabic in the same letters', () => {
  expect(isEnglish('is she vaccinated')).toBe(true)
  expect(isEnglish('bkam el qta')).toBe(false)
  expect(isEnglish('el arnab beta3i')).toBe(false)
  expect(isEnglish('عندكم the cat')).toBe(false)
})
