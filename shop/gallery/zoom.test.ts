import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containedIn, keepInFrame, limitScale, NOT_ZOOMED, nextScale, ZOOM, zoomAt } from './zoom.ts'

test('S-GAL-02: zoom goes from 0.5 to 3 in steps of 0.5, and begins at 1', () => {
  const up = [NOT_ZOOMED.scale]
  while ((up.at(-1) ?? 3) < ZOOM.max) up.push(nextScale(up.at(-1) ?? 3, 1))
  expect(up).toEqual([1, 1.5, 2, 2.5, 3])
  expect(nextScale(3, 1)).toBe(3)
  expect(nextScale(1, -1)).toBe(0.5)
  expect(nextScale(0.5, -1)).toBe(0.5)
})

test('S-GAL-02: after a pinch the buttons snap to full steps', () => {
  expect(nextScale(1.3, 1)).toBe(1.5)
  expect(nextScale(1.3, -1)).toBe(1)
  expect(limitScale(9)).toBe(3)
  expect(limitScale(0.1)).toBe(0.5)
})

test('zooming keeps the point under the finger fixed', () => {
  const point = { x: 40, y: -25 }
  const zoomed = zoomAt({ scale: 1.5, x: 10, y: 5 }, 3, point)
  const before = { x: (point.x - 10) / 1.5, y: (point.y - 5) / 1.5 }
  expect((point.x - zoomed.x) / 3).toBeCloseTo(before.x)
  expect((point.y - zoomed.y) / 3).toBeCloseTo(before.y)
})

test('S-GAL-03: a picture cannot be moved out of its frame, nor at all while it fits', () => {
  const box = { width: 300, height: 300 }
  const far = fc.double({ min: -5000, max: 5000, noNaN: true })
  fc.assert(
    fc.property(far, far, fc.constantFrom(0.5, 1, 1.5, 2, 2.5, 3), (x, y, scale) => {
      const limited = keepInFrame({ scale, x, y }, box, box)
      const most = Math.max(0, 150 * (scale - 1))
      expect(Math.abs(limited.x)).toBeLessThanOrEqual(most)
      expect(Math.abs(limited.y)).toBeLessThanOrEqual(most)
    }),
  )
  expect(keepInFrame({ scale: 2, x: 100, y: -10 }, box, box)).toEqual({ scale: 2, x: 100, y: -10 })
})

test('S-GAL-03: the edges follow from the picture’s own aspect ratio', () => {
  const frame = { width: 400, height: 600 }
  expect(containedIn({ width: 960, height: 960 }, frame)).toEqual({ width: 400, height: 400 })
  expect(containedIn({ width: 480, height: 960 }, frame)).toEqual({ width: 300, height: 600 })
})
