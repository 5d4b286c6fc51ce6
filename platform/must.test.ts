import { expect, test } from 'vitest'
import { must, mustRow } from './must.ts'

test('gives what is there, zero and empty text too', () => {
  expect([must(0, 'orders 1'), must('', 'orders 1'), mustRow([false], 'orders 1')]).toEqual([0, '', false])
})

test.each([null, undefined])('names the table and the id of what is missing: %s', (value) => {
  expect(() => must(value, 'orders 12')).toThrow('missing: orders 12')
  expect(() => mustRow([], 'orders 12')).toThrow('missing: orders 12')
})
