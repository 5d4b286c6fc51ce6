import { expect, it } from 'vitest'
import { nextTryAt } from './newsletter.ts'

it('W-11: retries a failed mail at growing intervals for three days', () => {
  const sentAt = new Date('2026-11-23T08:00:00Z')
  const minutes = (tries: number) =>
    ((nextTryAt(tries, sentAt, sentAt)?.getTime() ?? 0) - sentAt.getTime()) / 60_000
  expect([1, 2, 3, 6, 7, 50].map(minutes)).toEqual([1, 2, 4, 32, 60, 60])
  expect(nextTryAt(9, sentAt, new Date('2026-11-26T07:59:59Z'))).not.toBeNull()
  expect(nextTryAt(9, sentAt, new Date('2026-11-26T08:00:00Z'))).toBeNull()
})
