import { expect, test } from 'vitest'
import { cutText, isolate } from './format-text.ts'

test('conventions 14: a name is cut by graphemes', () => {
  expect(cutText('مستلزمات القطط', 10)).toBe('مستلزمات ا…')
  expect(cutText('قِطَّة', 3)).toBe('قِطَّة')
  expect(cutText('🐈‍⬛🐈‍⬛🐈‍⬛', 2)).toBe('🐈‍⬛🐈‍⬛…')
  expect(cutText('طعام القطط', 5)).toBe('طعام…')
})

test('conventions 8: a value of unknown direction is isolated', () => {
  expect(isolate('ALF12345678ABCD')).toBe('\u2068ALF12345678ABCD\u2069')
})
