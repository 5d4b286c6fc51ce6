import { expect, test } from 'vitest'
import { endOfRun, isRunOpen } from './delivery-run.ts'

test('W-07: a link expires with the next day in Muscat, whatever day it is in London', () => {
  expect(endOfRun(new Date('2026-11-21T09:00:00Z')).toISOString()).toBe('2026-11-22T20:00:00.000Z')
  // Half past midnight on the 22nd in Muscat.
  expect(endOfRun(new Date('2026-11-21T20:30:00Z')).toISOString()).toBe('2026-11-23T20:00:00.000Z')
})

test('W-07: a run is open until it expires or the office ends it', () => {
  const expiresAt = new Date('2026-11-22T20:00:00Z')
  const before = new Date('2026-11-22T19:59:59Z')
  expect(isRunOpen({ revokedAt: null, expiresAt }, before)).toBe(true)
  expect(isRunOpen({ revokedAt: null, expiresAt }, expiresAt)).toBe(false)
  expect(isRunOpen({ revokedAt: before, expiresAt }, before)).toBe(false)
})
