import { expect, test } from 'vitest'
import type { DeliveryTerms } from '#domain/delivery.ts'
import { baisa } from '#domain/money.ts'
import { deliveryOffers } from '#shop/delivery/delivery-offer.ts'
import { ANIMAL as CAT, SUPPLY } from '#tests/support/products.ts'
import { healthNotes, productFacts, provenNotes } from './product-facts.ts'

const ANIMAL = { ...CAT, health: null }

test('X-32: brand, model, material and dimensions stand on the page of a supply', () => {
  expect(productFacts(SUPPLY).map(({ kind }) => kind)).toEqual([
    'brand',
    'model',
    'material',
    'dimensions',
    'size',
  ])
})

test('the page of an animal names its gender even when nobody knows it', () => {
  const facts = productFacts({ ...ANIMAL, gender: 'unknown' })
  expect(facts).toContainEqual({ kind: 'gender', value: 'غير محدد' })
})

test('health is told by what was recorded, in the gender of the animal', () => {
  expect(healthNotes({ ...ANIMAL, gender: 'female' })).toEqual([
    { kind: 'good', words: 'مطعّمة' },
    { kind: 'good', words: 'ودودة مع الأطفال' },
    { kind: 'note', words: 'يحتاج تمشيطاً' },
  ])
  expect(healthNotes({ ...ANIMAL, vaccinated: false, goodWithKids: null, specialNeedsArabic: null })).toEqual(
    [],
  )
})

test('a vaccination that the owner describes is not said twice', () => {
  const words = healthNotes({ ...ANIMAL, healthStatusArabic: 'سليم، مطعّم بالجرعة الثلاثية' })
  expect(words.map((note) => note.words)).not.toContain('مطعّم')
})

test('H-03: where there is a record its facts stand with their dates, apart, in place of what was typed', () => {
  const rabies = {
    ...{ animal: 'لولو', kind: 'vaccination' as const, on: '2026-10-12', against: 'rabies' as const },
    ...{ medicine: null, finding: null, weight: null, words: 'مُطعّم ضد السعار، 12 أكتوبر 2026' },
  }
  const ill = {
    ...rabies,
    kind: 'examination' as const,
    finding: 'needs-care' as const,
    words: 'يحتاج إلى عناية',
  }
  const cat = { ...ANIMAL, healthStatusArabic: 'سليم', health: [rabies, ill] }
  expect(provenNotes(cat)).toEqual([
    { kind: 'good', words: rabies.words },
    { kind: 'note', words: ill.words },
  ])
  expect(healthNotes(cat).map((note) => note.words)).toEqual(['ودود مع الأطفال', 'يحتاج تمشيطاً'])
  expect(provenNotes(ANIMAL)).toEqual([])
})

const STORE: DeliveryTerms = {
  ...{ office: baisa(1000), home: baisa(2000), days: 'يوم واحد', animals: true },
  freeFrom: null,
}

test('S-MOD-06, X-28: an animal comes to the door, for what the calculator says', () => {
  expect(deliveryOffers(ANIMAL, STORE)).toEqual([{ type: 'home', fee: 2000 }])
})

test('X-55: a supply comes to the office or to the door, unless it travels to the door only', () => {
  expect(deliveryOffers(SUPPLY, STORE)).toEqual([
    { type: 'office', fee: 1000 },
    { type: 'home', fee: 2000 },
  ])
  expect(deliveryOffers({ ...SUPPLY, deliveryType: 'home-only' }, STORE)).toHaveLength(1)
})

test('X-28: a fee of its own above the shop’s counts both ways', () => {
  expect(deliveryOffers({ ...SUPPLY, ownDeliveryFee: '5.000' }, STORE).map(({ fee }) => fee)).toEqual([
    5000, 5000,
  ])
})

test('X-29: from the threshold on delivery costs nothing', () => {
  const offers = deliveryOffers(SUPPLY, { ...STORE, freeFrom: baisa(30_000) })
  expect(offers.map(({ fee }) => fee)).toEqual([0, 0])
})

test('L-06: only what is offered in the governorate, for what it costs there', () => {
  const there = { ...STORE, office: null, home: baisa(4000) }
  expect(deliveryOffers(SUPPLY, there)).toEqual([{ type: 'home', fee: 4000 }])
  expect(deliveryOffers(ANIMAL, { ...STORE, home: null })).toEqual([])
})
