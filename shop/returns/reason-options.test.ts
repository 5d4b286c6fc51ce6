import { expect, test } from 'vitest'
import { reasonOptions } from './reason-options.ts'

test('F-03: the reasons of an order of animals and supplies say which of them each is about', () => {
  expect(reasonOptions(['wrong-item', 'wrong-species'])).toEqual([
    { value: 'wrong-item', label: 'وصلني غير ما طلبت', description: 'عن المستلزمات' },
    { value: 'wrong-species', label: 'نوع خاطئ', description: 'عن الحيوان' },
  ])
})

test('F-03: the reasons of an order of animals alone need not say so', () => {
  expect(reasonOptions(['wrong-species', 'ill']).map(({ description }) => description)).toEqual([
    undefined,
    undefined,
  ])
})
