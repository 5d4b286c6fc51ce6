import { expect, test } from 'vitest'
import { isStale } from './time-of-change.ts'

const CHANGED_AT = new Date('2026-11-21T10:00:00Z')

test.each([
  [undefined, false],
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-21T10:00:00.000Z', false],
  ['2026-11-21T10:00:00.000000Z', false],
  ['2026-11-21T09:59:59.999Z', true],
  ['2026-11-21T10:00:00.001Z', true],
])('a record of %s is stale at 10:00: %s', (readAt, stale) => {
  expect(isStale(readAt, CHANGED_AT)).toBe(stale)
})
