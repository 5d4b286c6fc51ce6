import { expect, it } from 'vitest'
import { ADJUST_TEXT } from '#text/admin/inventory.ts'
import { changeOf, reasonOf, unitsProblem } from './adjustment.ts'

it('X-25: adds arrivals, subtracts breakage, and takes the difference of a count', () => {
  expect(changeOf('arrived', 5, 6)).toBe(5)
  expect(changeOf('damaged', 2, 6)).toBe(-2)
  expect(changeOf('counted', 4, 6)).toBe(-2)
  expect(changeOf('other', 9, 6)).toBe(3)
})

it('X-25: reads Arabic figures, and limits stock as the item’s form does', () => {
  expect(unitsProblem('arrived', '٤٠', 6)).toBeUndefined()
  expect(unitsProblem('arrived', '۱٬۲۰۰', 6)).toBeUndefined()
  for (const wrong of ['', '-3', '1.5', 'ثلاثة']) {
    expect(unitsProblem('arrived', wrong, 6), wrong).toBe(ADJUST_TEXT.errors.number)
  }
  expect(unitsProblem('arrived', '99,993', 6)).toBeUndefined()
  expect(unitsProblem('arrived', '99,994', 6)).toBe(ADJUST_TEXT.errors.tooMany('99,999'))
  expect(unitsProblem('counted', '99999', 6)).toBeUndefined()
})

it.each([
  ['damaged', '7', ADJUST_TEXT.errors.below('6')],
  ['damaged', '6', undefined],
  ['counted', '0', undefined],
  ['counted', '6', ADJUST_TEXT.errors.nothing],
  ['arrived', '0', ADJUST_TEXT.errors.nothing],
  ['damaged', '0', ADJUST_TEXT.errors.nothing],
  ['other', 'x', ADJUST_TEXT.errors.number],
] as const)('X-25: with six in stock, %s %s shows %s', (occasion, typed, problem) => {
  expect(unitsProblem(occasion, typed, 6)).toBe(problem)
})

it('X-25: the ledger records the reason and the note', () => {
  expect(reasonOf('damaged', ' كسر في النقل ')).toBe('تالف: كسر في النقل')
  expect(reasonOf('counted', '')).toBe('جرد')
  expect(reasonOf('other', 'هدية')).toBe('هدية')
})
