import { expect, test } from 'vitest'
import { freeCorner } from './use-free-corner.ts'

const PHONE = { width: 390, height: 844, size: 56, gap: 16 }
const DESK = { width: 1440, height: 900, size: 44, gap: 16 }
const bar = (top: number, bottom: number, left = 0, right = 390) => ({ left, right, top, bottom })

test('X-67: is in the corner when nothing is in the way', () => {
  expect(freeCorner([], PHONE)).toEqual({ up: 0, aside: 0 })
})

test('X-67, conventions 4: moves above the bar, and above a toast over the bar', () => {
  expect(freeCorner([bar(772, 844)], PHONE)).toEqual({ up: 72, aside: 0 })
  expect(freeCorner([bar(690, 756, 16, 374), bar(772, 844)], PHONE)).toEqual({ up: 154, aside: 0 })
})

test('X-67: ignores what is higher up, beside it or below the screen', () => {
  expect(freeCorner([bar(100, 160)], PHONE)).toEqual({ up: 0, aside: 0 })
  expect(freeCorner([bar(800, 870, 32, 448)], { ...DESK })).toEqual({ up: 0, aside: 0 })
  expect(freeCorner([bar(844, 920)], PHONE)).toEqual({ up: 0, aside: 0 })
})

test('X-67: is beside the sections of the office, and above what is there', () => {
  const sections = { left: 1176, right: 1440, top: 0, bottom: 900 }
  expect(freeCorner([sections], DESK)).toEqual({ up: 0, aside: 264 })
  expect(freeCorner([sections, bar(812, 884, 32, 1144)], DESK)).toEqual({ up: 88, aside: 264 })
})
