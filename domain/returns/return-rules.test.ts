import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  GIVEN_BACK_REASONS,
  kindOf,
  openReasons,
  type ReturnableLine,
  returnFault,
  returnUntil,
} from './return-rules.ts'

const DELIVERED_AT = new Date('2026-11-20T08:00:00Z')
const after = (hours: number) => new Date(DELIVERED_AT.getTime() + hours * 3_600_000)
const FOOD: ReturnableLine = { type: 'product', quantity: 3, returned: 0, claimed: 0 }
const CAT: ReturnableLine = { type: 'animal', quantity: 1, returned: 0, claimed: 0 }
const BACK = { returned: 2, claimed: 2 }
const POLICY = { deliveredAt: DELIVERED_AT, returnHours: 48 }
const names = (line: ReturnableLine, hours: number, policy = POLICY) =>
  openReasons(line, policy, after(hours)).map(({ reason }) => reason)

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

test('H-07: the time to claim an animal counts from its hand-over, or from the delivery of the rest if that is much later', () => {
  const handedOver = (hoursBefore: number) => ({ ...CAT, handedOverAt: after(-hoursBefore) })
  expect(names(handedOver(2), 45.99)).toEqual(['wrong-species', 'ill'])
  expect(names(handedOver(2), 46)).toEqual([])
  expect(names(handedOver(60), 47.99)).toEqual(['wrong-species', 'ill'])
})

test('X-50: a policy of hours does not shorten the period for defects, and one of weeks extends it', () => {
  expect(names(FOOD, 2, { ...POLICY, returnHours: 1 })).toEqual(['defect'])
  expect(names(FOOD, 29 * 24, { ...POLICY, returnHours: 720 })).toEqual(['wrong-item', 'defect', 'other'])
})

test.each([
  [
    'not delivered yet',
    FOOD,
    { reason: 'defect', quantity: 1 },
    { ...POLICY, deliveredAt: null },
    'not-delivered',
  ],
  ['an animal that has no defect', CAT, { reason: 'defect', quantity: 1 }, POLICY, 'other-kind'],
  ['food that is not ill', FOOD, { reason: 'ill', quantity: 1 }, POLICY, 'other-kind'],
  ['more than was bought', FOOD, { reason: 'other', quantity: 4 }, POLICY, 'too-many'],
  ['more than is left', { ...FOOD, ...BACK }, { reason: 'other', quantity: 2 }, POLICY, 'too-many'],
  ['the rest of it', { ...FOOD, ...BACK }, { reason: 'other', quantity: 1 }, POLICY, null],
  [
    'the rest while some waits',
    { ...FOOD, claimed: 1 },
    { reason: 'other', quantity: 1 },
    POLICY,
    'asked-before',
  ],
] as const)('F-03: %s', (_, line, wish, delivered, fault) => {
  expect(returnFault(line, wish, delivered, after(1))).toBe(fault)
})

test('F-03: the server accepts exactly the returns that the page offers, at any time and under any policy', () => {
  fc.assert(
    fc.property(
      fc.record({
        line: fc.record({
          type: fc.constantFrom('product' as const, 'animal' as const),
          quantity: fc.integer({ min: 1, max: 9 }),
          returned: fc.integer({ min: 0, max: 9 }),
          claimed: fc.integer({ min: 0, max: 9 }),
        }),
        returnHours: fc.integer({ min: 1, max: 8760 }),
        hours: fc.double({ min: 0, max: 9000, noNaN: true }),
        reason: fc.constantFrom(...GIVEN_BACK_REASONS),
      }),
      ({ line, returnHours, hours, reason }) => {
        const policy = { deliveredAt: DELIVERED_AT, returnHours }
        const isOffered = names(line, hours, policy).includes(reason)
        expect(returnFault(line, { reason, quantity: 1 }, policy, after(hours)) === null).toBe(isOffered)
        if (!isOffered) return
        expect(after(hours) < returnUntil(reason, DELIVERED_AT, returnHours)).toBe(true)
        expect(kindOf(reason)).toBe(line.type === 'animal' ? 'case' : 'return')
      },
    ),
  )
})
