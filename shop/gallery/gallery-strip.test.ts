import { expect, test } from 'vitest'
import { slotsAround } from './gallery-strip.ts'

test('S-GAL-01: the pictures on both sides of the current one are mounted, also around the ends', () => {
  expect(slotsAround(0, 1)).toEqual([{ position: 0, offset: 0 }])
  expect(slotsAround(0, 5).map(({ position }) => position)).toEqual([4, 0, 1])
  expect(slotsAround(4, 5).map(({ position }) => position)).toEqual([3, 4, 0])
})

test('S-GAL-01: of two pictures none is mounted on both sides', () => {
  expect(slotsAround(0, 2)).toEqual([
    { position: 0, offset: 0 },
    { position: 1, offset: 1 },
  ])
  expect(slotsAround(1, 2)).toEqual([
    { position: 1, offset: 0 },
    { position: 0, offset: -1 },
  ])
})
