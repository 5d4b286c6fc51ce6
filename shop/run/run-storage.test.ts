import { expect, it } from 'vitest'
import type { DriverRun, DriverStop } from '#contract/runs.ts'
import { isChanged, isExpired, type Kept, withoutRun, withRun, withSeenStop } from './run-storage.ts'

const STOP = {
  ...{
    id: 7,
    orderNumber: 'A-7',
    state: 'open',
    gone: null,
    items: [],
    due: '0.000',
    answer: null,
    mark: 'one',
  },
  to: { name: 'سالم', phone: '+96892345678', address: 'حي النهضة', secondPhone: null, notes: null },
} as unknown as DriverStop
const RUN: DriverRun = {
  ...{
    id: 1,
    driver: null,
    expiresAt: '2026-11-22T20:00:00.000Z',
    shop: { nameArabic: 'أليف', phone: null },
  },
  stops: [STOP],
}
const NOTHING: Kept = { run: null, seen: {}, answers: [] }

it('W-07: the phone stores a mark of each stop seen, and no address', () => {
  const kept = withRun(NOTHING, RUN)
  expect(kept.seen).toEqual({ 7: 'one' })
  const moved = { ...STOP, mark: 'two' }
  const after = withRun(kept, { ...RUN, stops: [moved] })
  expect([isChanged(kept, STOP), isChanged(after, moved)]).toEqual([false, true])
  expect(isChanged(withSeenStop(after, moved), moved)).toBe(false)
})

it('W-07: an expired run is removed from the phone, except unsent answers', () => {
  const kept = withRun(NOTHING, RUN)
  expect(isExpired(kept, new Date('2026-11-22T19:59:59.000Z'))).toBe(false)
  expect(isExpired(kept, new Date('2026-11-22T20:00:00.000Z'))).toBe(true)
  expect(JSON.stringify(withoutRun(kept))).toBe(JSON.stringify(NOTHING))
})
