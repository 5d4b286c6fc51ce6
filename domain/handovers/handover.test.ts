import { expect, test } from 'vitest'
import {
  type AnimalLine,
  countableOf,
  countVerdicts,
  happenedWithin,
  openUnits,
  withoutHandover,
} from './handover.ts'

const LINE: AnimalLine = { itemId: 7, isAnimal: true, quantity: 2, keeping: 'single', world: 'cats' }

test.each([
  ['two cats', LINE, ['7/1×1', '7/2×1']],
  ['food', { ...LINE, isAnimal: false }, []],
  ['what was all given back', { ...LINE, quantity: 0 }, []],
  ['hamsters of a lot', { ...LINE, keeping: 'lot' as const, quantity: 5 }, ['7/1×5']],
  ['fish without a species', { ...LINE, keeping: null, world: 'fish' as const, quantity: 40 }, ['7/1×40']],
  ['a cat without a species', { ...LINE, keeping: null, quantity: 1 }, ['7/1×1']],
  ['more than anybody looks at one by one', { ...LINE, quantity: 31 }, ['7/1×31']],
])('H-07: finds the units to hand over of %s', (_, line, units) => {
  expect(openUnits([line], []).map(({ itemId, unit, count }) => `${itemId}/${unit}×${count}`)).toEqual(units)
})

test('H-07: leaves out units that were handed over', () => {
  const units = openUnits([LINE, { ...LINE, itemId: 8, quantity: 1 }], [])
  expect(
    withoutHandover(units, [{ itemId: 7, unit: 2, count: 1 }]).map(({ itemId, unit }) => [itemId, unit]),
  ).toEqual([
    [7, 1],
    [8, 1],
  ])
})

test('H-07: a lot of seven of which three were handed over one by one is four more', () => {
  const standing = [1, 2, 3].map((unit) => ({ itemId: 7, unit, count: 1 }))
  expect(openUnits([{ ...LINE, keeping: 'lot', quantity: 7 }], standing)).toEqual([
    { itemId: 7, unit: 4, count: 4 },
  ])
})

test('H-07: what was set aside counts for one, or for what is left of its lot', () => {
  const [lot, singles] = [
    { ...LINE, keeping: 'lot' as const, quantity: 4 },
    { ...LINE, quantity: 4 },
  ]
  const of = (line: AnimalLine, count: number) => countableOf(openUnits([line], []), { itemId: 7, count })
  expect([of(singles, 1), of(lot, 4), of(lot, 5), of(singles, 5)]).toEqual([1, 4, 4, 4])
  expect([of(lot, 1), of(lot, 3), of(singles, 3), of({ ...LINE, itemId: 8 }, 1)]).toEqual([0, 0, 0, 0])
})

test('H-07: a report of a whole line covers it, though its animals are single by now', () => {
  const units = openUnits([{ ...LINE, quantity: 3 }], [])
  const lot = (count?: number) => [{ itemId: 7, unit: 1, ...(count && { count }) }]
  expect(withoutHandover(units, lot(3))).toEqual([])
  for (const count of [undefined, 1, 2]) expect(withoutHandover(units, lot(count))).toHaveLength(2)
})

test.each([
  ['one of two', [LINE], [2], ['7/1×1']],
  ['the second of two, and the first is lost', [{ ...LINE, quantity: 1 }], [2], []],
  ['the third of three, and one is lost', [LINE], [3], ['7/1×1']],
  ['more than is left', [{ ...LINE, quantity: 1 }], [1, 2], []],
])('H-07, H-10: finds the units left after %s', (_, lines, handed, left) => {
  const standing = handed.map((unit) => ({ itemId: 7, unit, count: 1 }))
  expect(openUnits(lines, standing).map(({ itemId, unit, count }) => `${itemId}/${unit}×${count}`)).toEqual(
    left,
  )
})

test('H-07: beyond thirty animals an order is handed over line by line', () => {
  const lines = [20, 15, 10].map((quantity, at) => ({ ...LINE, itemId: at, quantity }))
  const units = openUnits(lines, [])
  expect(units).toHaveLength(31)
  expect(units.find(({ itemId }) => itemId === 1)).toEqual({ itemId: 1, unit: 1, count: 15 })
})

test('H-07: trusts a phone’s clock between the beginning and now', () => {
  const bounds = { from: new Date('2026-11-23T08:00:00Z'), until: new Date('2026-11-23T12:00:00Z') }
  const at = (said: string) => happenedWithin(Date.parse(said), bounds).toISOString()
  expect(at('2026-11-23T10:24:00Z')).toBe('2026-11-23T10:24:00.000Z')
  expect(at('2031-01-01T00:00:00Z')).toBe('2026-11-23T12:00:00.000Z')
  expect(at('1970-01-01T00:00:00Z')).toBe('2026-11-23T12:00:00.000Z')
})

test('H-07: counts the verdicts', () => {
  const yes = { verdict: 'yes' as const }
  const checks = { alert: yes, eats: yes, eyes: { verdict: 'no' as const }, coat: yes, papers: yes }
  expect(countVerdicts({ ...checks, cage: { verdict: 'not-applicable' } })).toEqual({
    yes: 4,
    no: 1,
    'not-applicable': 1,
  })
})
