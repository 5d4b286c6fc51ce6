import { expect, test } from 'vitest'
import { ANIMALS, formatCount, formatNoun, MONTHS, PRODUCTS, RESULTS } from './format-count.ts'

test.each([
  [0, '0 منتج'],
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [3, '3 منتجات'],
  [10, '10 منتجات'],
  [11, '11 منتجاً'],
  [99, '99 منتجاً'],
  [100, '100 منتج'],
  [101, '101 منتج'],
  [103, '103 منتجات'],
  [164, '164 منتجاً'],
  [1200, '1,200 منتج'],
])('conventions 12: %i counts as %s', (count, text) => {
  expect(formatCount(count, PRODUCTS)).toBe(text)
})

test('conventions 12: months and animals take the same six forms', () => {
  expect([1, 2, 3, 11].map((months) => formatCount(months, MONTHS))).toEqual([
    'شهر',
    'شهران',
    '3 أشهر',
    '11 شهراً',
  ])
  expect(formatCount(9, ANIMALS)).toBe('9 حيوانات')
})

test('zero may have its own words', () => {
  expect(formatCount(0, RESULTS)).toBe('لا نتائج')
})

test('conventions 12, A-DASH-02: a noun shown apart from its number agrees with it', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => formatNoun(count, ANIMALS))).toEqual([
    'حيوانات',
    'حيوان واحد',
    'حيوانان',
    'حيوانات',
    'حيواناً',
    'حيوان',
  ])
})
