import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addWorkingDays,
  comingExceptions,
  exceptionOn,
  groupWeek,
  hoursOn,
  isOpenAt,
  nextOpening,
  type Opening,
  workStartsOn,
} from './opening.ts'

const DAY = { from: '09:00', to: '21:00' }
const EVENING = { from: '16:00', to: '21:00' }
const RAMADAN = { from: '10:00', to: '15:00' }
/** Closed on Wednesday, the evening only on Friday; Ramadan with a holiday in it. 2026-11-22 is a Sunday. */
const OPENING: Opening = {
  week: [DAY, DAY, DAY, null, DAY, EVENING, DAY],
  exceptions: [
    { from: '2027-02-08', to: '2027-03-09', label: 'رمضان', hours: RAMADAN },
    { from: '2027-03-09', to: '2027-03-11', label: 'عيد الفطر', hours: null },
    { from: '2026-11-26', to: '2026-11-26', label: 'اليوم الوطني', hours: null },
  ],
}
const CLOSED: Opening = { week: Array(7).fill(null), exceptions: [] }
const at = (time: string, day = '2026-11-22') => new Date(`${day}T${time}:00+04:00`)

describe('L-12: when the shop is open', () => {
  test.each([
    ['2026-11-22', DAY],
    ['2026-11-25', null],
    ['2026-11-26', null],
    ['2026-11-27', EVENING],
    ['2027-02-10', RAMADAN],
    ['2027-03-09', null],
    ['2027-03-12', EVENING],
  ])('has the hours of %s', (day, hours) => expect(hoursOn(OPENING, day)).toEqual(hours))

  test.each([
    [at('08:59'), false],
    [at('09:00'), true],
    [at('20:59'), true],
    [at('21:00'), false],
    [at('23:30', '2026-11-24'), false],
    [at('16:00', '2026-11-27'), true],
  ])('%s is open: %s', (moment, isOpen) => expect(isOpenAt(OPENING, moment)).toBe(isOpen))

  it('finds the next opening today, tomorrow, or after closed days', () => {
    expect(nextOpening(OPENING, at('08:00'))).toEqual({ day: '2026-11-22', hours: DAY })
    expect(nextOpening(OPENING, at('12:00'))).toEqual({ day: '2026-11-23', hours: DAY })
    expect(nextOpening(OPENING, at('22:00', '2026-11-24'))).toEqual({ day: '2026-11-27', hours: EVENING })
    expect(nextOpening(CLOSED, at('12:00'))).toBeNull()
  })

  it('prefers the shorter of two exceptions', () => {
    expect(exceptionOn(OPENING, '2027-03-09')?.label).toBe('عيد الفطر')
    expect(exceptionOn(OPENING, '2026-12-01')).toBeNull()
  })

  it('lists upcoming exceptions, soonest first', () => {
    expect(comingExceptions(OPENING, '2026-11-22', 30).map(({ label }) => label)).toEqual(['اليوم الوطني'])
    expect(comingExceptions(OPENING, '2027-02-20', 30).map(({ label }) => label)).toEqual([
      'رمضان',
      'عيد الفطر',
    ])
    expect(comingExceptions(OPENING, '2026-11-27', 30)).toEqual([])
  })

  it('groups the days of equal hours from Saturday on', () => {
    expect(groupWeek(OPENING.week)).toEqual([
      { days: [6, 0, 1, 2, 4], hours: DAY },
      { days: [5], hours: EVENING },
    ])
    expect(groupWeek(CLOSED.week)).toEqual([])
  })
})

describe('L-12: working days', () => {
  test.each([
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-11-22', 1, '2026-11-23'],
    ['2026-11-24', 1, '2026-11-27'],
    ['2026-11-24', 2, '2026-11-28'],
    ['2027-03-08', 1, '2027-03-12'],
  ])('%s and %i more are %s', (day, count, expected) => {
    expect(addWorkingDays(OPENING, day, count)).toBe(expected)
  })

  it('begin today until the shop closes, otherwise on the next open day', () => {
    expect(workStartsOn(OPENING, at('06:00'))).toBe('2026-11-22')
    expect(workStartsOn(OPENING, at('20:59'))).toBe('2026-11-22')
    expect(workStartsOn(OPENING, at('22:00', '2026-11-24'))).toBe('2026-11-27')
    expect(workStartsOn(CLOSED, at('12:00'))).toBeNull()
  })

  it('are open days only, and exactly as many as counted', () => {
    const hours = fc.constantFrom(DAY, EVENING, null)
    const week = fc.array(hours, { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(week, fc.integer({ min: 1, max: 20 }), (days, count) => {
        const opening = { ...OPENING, week: days }
        const last = addWorkingDays(opening, '2026-11-22', count)
        if (last === null) return days.every((day) => day === null)
        const before = addWorkingDays(opening, '2026-11-22', count - 1)
        return hoursOn(opening, last) !== null && before !== null && before < last
      }),
      { numRuns: 100 },
    )
  })
})
