import { expect, test } from 'vitest'
import type { DeliveryTerms } from '#domain/delivery.ts'
import { baisa } from '#domain/money.ts'
import { deliveryOffers } from '#shop/delivery/delivery-offer.ts'
import { ANIMAL as CAT, SUPPLY } from '#tests/support/products.ts'
import { healthNotes, productFacts, provenNotes } from './product-facts.ts'

const ANIMAL = { ...CAT, health: null }

test('X-32: a supply’s page shows brand, model, material and dimensions', () => {
  expect(productFacts(SUPPLY).map(({ kind }) => kind)).toEqual([
    'brand',
    'model',
    'material',
    'dimensions',
    'size',
  ])
})

test('an animal’s page shows its gender even if unknown', () => {
  const facts = productFacts({ ...ANIMAL, gender: 'unknown' })
  expect(facts).toContainEqual({ kind: 'gender', value: 'غير محدد' })
})

test('health is told from the record, in the grammatical gender of the animal', () => {
  expect(healthNotes({ ...ANIMAL, gender: 'female' })).toEqual([
    { kind: 'good', words: 'مطعّمة' },
    { kind: 'good', words: 'ودودة مع الأطفال' },
    { kind: 'note', words: 'يحتاج تمشيطاً' },
  ])
  expect(healthNotes({ ...ANIMAL, vaccinated: false, goodWithKids: null, specialNeedsArabic: null })).toEqual(
    [],
  )
})

test('does not repeat a vaccination that the owner describes', () => {
  const words = healthNotes({ ...ANIMAL, healthStatusArabic: 'سليم، مطعّم بالجرعة الثلاثية' })
  expect(words.map((note) => note.words)).not.toContain('مطعّم')
})

test('H-03: recorded facts replace typed ones, with their dates, in a section of their own', () => {
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

test('S-MOD-06, X-28: an animal is delivered to the door at the calculated fee', () => {
  expect(deliveryOffers(ANIMAL, STORE)).toEqual([{ type: 'home', fee: 2000 }])
})

test('X-55: a supply is delivered to the office or the door, unless it is for the door only', () => {
  expect(deliveryOffers(SUPPLY, STORE)).toEqual([
    { type: 'office', fee: 1000 },
    { type: 'home', fee: 2000 },
  ])
  expect(deliveryOffers({ ...SUPPLY, deliveryType: 'home-only' }, STORE)).toHaveLength(1)
})

test('X-28: a higher fee of its own applies to both delivery types', () => {
  expect(deliveryOffers({ ...SUPPLY, ownDeliveryFee: '5.000' }, STORE).map(({ fee }) => fee)).toEqual([
    5000, 5000,
  ])
})

test('X-29: delivery is free from the threshold on', () => {
  const offers = deliveryOffers(SUPPLY, { ...STORE, freeFrom: baisa(30_000) })
  expect(offers.map(({ fee }) => fee)).toEqual([0, 0])
})

test('L-06: shows only the delivery types of the governorate, at its fees', () => {
  const there = { ...STORE, office: null, home: baisa(4000) }
  expect(deliveryOffers(SUPPLY, there)).toEqual([{ type: 'home', fee: 4000 }])
  expect(deliveryOffers(ANIMAL, { ...STORE, home: null })).toEqual([])
})
