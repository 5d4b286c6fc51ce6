import { expect, test } from 'vitest'
import { isSignature, pathOf } from './signature.ts'

test.each([
  ['nothing', []],
  ['one dot', [[500, 200]]],
  ['a dot that shook a little', [[500, 200, 503, 201, 500, 199]]],
  ['a dot that trembled for long', [Array.from({ length: 122 }, (_, at) => [500 + (at % 2), 200]).flat()]],
  ['several dots', Array.from({ length: 20 }, (_, index) => [index * 40, 200])],
] as const)('W-07: rejects %s', (_, strokes) => {
  expect(isSignature(strokes)).toBe(false)
})

test('W-07: accepts a long enough line as a signature, in one stroke or in several', () => {
  expect(isSignature([[100, 200, 260, 200]])).toBe(true)
  expect(
    isSignature([
      [100, 200, 170, 200],
      [100, 250, 170, 250],
    ]),
  ).toBe(true)
})

test('draws each stroke of a signature, and a dot as a dot', () => {
  expect(
    pathOf([
      [1, 2, 3, 4, 5, 6],
      [7, 8],
    ]),
  ).toBe('M1 2L3 4 5 6M7 8h0')
})
