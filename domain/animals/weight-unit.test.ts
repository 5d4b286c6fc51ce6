import { expect, test } from 'vitest'
import { gramsOf, typedWeight, weightUnitOf } from './weight-unit.ts'

test('H-04: uses kilograms for cats and for other animals of at least one kilogram, grams otherwise', () => {
  expect(weightUnitOf('cats', 850)).toBe('kg')
  expect(weightUnitOf('birds', null)).toBe('g')
  expect(weightUnitOf('small', 40)).toBe('g')
  expect(weightUnitOf('small', 1900)).toBe('kg')
})

test.each([
  ['4.2', 'kg', 4200],
  ['٤٫٢', 'kg', 4200],
  ['4,25', 'kg', 4250],
  ['0.035', 'kg', 35],
  ['35', 'g', 35],
  ['35.4', 'g', 35],
  ['501', 'kg', Number.NaN],
  ['0', 'kg', Number.NaN],
  ['ثقيل', 'kg', Number.NaN],
  ['', 'g', Number.NaN],
] as const)('H-04: «%s» in %s is %s grams', (typed, unit, grams) => {
  expect(gramsOf(typed, unit)).toBe(grams)
})

test('H-04: shows a stored weight as it was typed', () => {
  expect(typedWeight(4200, 'kg')).toBe('4.2')
  expect(gramsOf(typedWeight(4255, 'kg'), 'kg')).toBe(4255)
})
