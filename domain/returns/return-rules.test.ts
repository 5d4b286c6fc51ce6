import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  claimFrom,
  GIVEN_BACK_REASONS,
  openReasons,
  RETURN_REASONS,
  type ReturnableLine,
  returnFault,
  returnKindOf,
  returnUntil,
} from './return-rules.ts'

const DELIVERED_AT = new Date('2026-11-20T08:00:00Z')
const after = (hours: number) => new Date(DELIVERED_AT.getTime() + hours * 3_600_000)
const arrived = (count: number, hours = 0) => ({ count, at: after(hours) })
const FOOD: ReturnableLine = { type: 'product', held: 3, waiting: 0, arrivals: [arrived(3)] }
const CAT: ReturnableLine = { type: 'animal', held: 1, waiting: 0, arrivals: [arrived(1)] }
const names = (line: ReturnableLine, hours: number, returnHours = 48) =>
  openReasons(line, returnHours, after(hours)).map(({ reason }) => reason)

test('F-03: any other reason is listed last', () => {
  expect([GIVEN_BACK_REASONS.at(-1), RETURN_REASONS.at(-1)]).toEqual(['other', 'other'])
})

test.each([
  ['food', 47.99, ['wrong-item', 'defect', 'other']],
  ['food', 48, ['defect']],
  ['food', 15 * 24 - 0.01, ['defect']],
  ['food', 15 * 24, []],
  ['cat', 47.99, ['wrong-species', 'ill']],
  ['cat', 48, []],
])('F-03: %s can be returned %d hours after its delivery for %j', (what, hours, reasons) => {
  expect(names(what === 'cat' ? CAT : FOOD, hours)).toEqual(reasons)
})

test.each([
  [0, 'not-delivered', undefined, undefined],
  [1, null, 1, 48],
  [30.99, null, 2, 78],
  [48, null, 1, 78],
  [77.99, null, 1, 78],
  [78, 'too-late', undefined, undefined],
])(
  'H-07: of three animals handed over one by one, after %d hours the first can be claimed: %s',
  (hours, fault, left, until) => {
    // The second arrives after 30 hours; the third is still to come.
    const arrivals = [arrived(1), arrived(1, 30)].filter(({ at }) => at < after(hours))
    const line: ReturnableLine = { ...CAT, held: 3, arrivals }
    const ill = openReasons(line, 48, after(hours)).find(({ reason }) => reason === 'ill')
    expect([ill?.left, ill?.until]).toEqual([left, until && after(until)])
    expect(returnFault(line, { reason: 'ill', quantity: 1 }, 48, after(hours))).toBe(fault)
    if (left) expect(returnFault(line, { reason: 'ill', quantity: 3 }, 48, after(hours))).toBe('too-many')
  },
)

test('H-07: of animals handed over one by one no more are claimed in time than whose time is not over', () => {
  const line: ReturnableLine = { ...CAT, held: 2, arrivals: [arrived(1), arrived(1, 30)] }
  expect(returnFault(line, { reason: 'ill', quantity: 2 }, 48, after(47))).toBe(null)
  expect(returnFault(line, { reason: 'ill', quantity: 2 }, 48, after(49))).toBe('too-late')
})

test('H-07: a phone whose clock is behind does not shorten the time to claim', () => {
  const recordedAt = after(10)
  expect(claimFrom({ happenedAt: after(4), recordedAt })).toEqual(after(4))
  expect(claimFrom({ happenedAt: after(3.99), recordedAt })).toEqual(recordedAt)
})

test('X-50: a policy of hours does not shorten the period for defects, and one of weeks extends it', () => {
  expect(names(FOOD, 2, 1)).toEqual(['defect'])
  expect(names(FOOD, 29 * 24, 720)).toEqual(['wrong-item', 'defect', 'other'])
})

test.each([
  ['not delivered yet', { ...FOOD, arrivals: [] }, { reason: 'defect', quantity: 1 }, 'not-delivered'],
  ['an animal that has no defect', CAT, { reason: 'defect', quantity: 1 }, 'other-kind'],
  ['food that is not ill', FOOD, { reason: 'ill', quantity: 1 }, 'other-kind'],
  ['more than was bought', FOOD, { reason: 'other', quantity: 4 }, 'too-many'],
  ['more than is left', { ...FOOD, held: 1 }, { reason: 'other', quantity: 2 }, 'too-many'],
  ['the rest of it', { ...FOOD, held: 1 }, { reason: 'other', quantity: 1 }, null],
  ['the rest while some waits', { ...FOOD, waiting: 1 }, { reason: 'other', quantity: 1 }, 'asked-before'],
] as const)('F-03: %s', (_, line, wish, fault) => {
  expect(returnFault(line, wish, 48, after(1))).toBe(fault)
})

test('F-03: the server accepts exactly the returns that the page offers, at any time and under any policy', () => {
  fc.assert(
    fc.property(
      fc.record({
        line: fc.record({
          type: fc.constantFrom('product' as const, 'animal' as const),
          held: fc.integer({ min: 0, max: 9 }),
          waiting: fc.integer({ min: 0, max: 1 }),
          arrivals: fc.array(
            fc.record({
              count: fc.integer({ min: 1, max: 3 }),
              at: fc.integer({ min: 0, max: 500 }).map(after),
            }),
          ),
        }),
        returnHours: fc.integer({ min: 1, max: 8760 }),
        hours: fc.double({ min: 0, max: 9000, noNaN: true }),
        reason: fc.constantFrom(...GIVEN_BACK_REASONS),
      }),
      ({ line, returnHours, hours, reason }) => {
        const offered = openReasons(line, returnHours, after(hours)).find((one) => one.reason === reason)
        const isAccepted = (quantity: number) =>
          returnFault(line, { reason, quantity }, returnHours, after(hours)) === null
        expect(isAccepted(offered?.left ?? 1)).toBe(offered !== undefined)
        if (!offered) return
        expect(isAccepted(offered.left + 1)).toBe(false)
        const ends = line.arrivals.map(({ at }) => returnUntil(reason, at, returnHours))
        expect(ends).toContainEqual(offered.until)
        expect(after(hours) < offered.until).toBe(true)
        expect(returnKindOf(reason)).toBe(line.type === 'animal' ? 'case' : 'return')
      },
    ),
  )
})
