import { expect, test } from 'vitest'
import { muscatDay, muscatInstant, muscatTime, startOfMuscatDay } from './muscat-time.ts'

test.each([
  ['2026-11-21T19:59:59.999Z', '2026-11-21', '2026-11-20T20:00:00.000Z'],
  ['2026-11-21T20:00:00.000Z', '2026-11-22', '2026-11-21T20:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2026-12-31T20:00:00.000Z'],
])('A-ANA-03: %s is a moment of %s in Muscat', (time, date, start) => {
  expect(muscatDay(new Date(time))).toBe(date)
  expect(startOfMuscatDay(new Date(time)).toISOString()).toBe(start)
})

test('counts whole days before and after', () => {
  const noon = new Date('2026-03-01T08:00:00Z')
  expect(muscatDay(startOfMuscatDay(noon, -1))).toBe('2026-02-28')
  expect(muscatDay(startOfMuscatDay(noon, 31))).toBe('2026-04-01')
})

test('an instant of Muscat is on its day, at its time', () => {
  expect(muscatInstant('2026-11-21').toISOString()).toBe('2026-11-20T20:00:00.000Z')
  const noon = muscatInstant('2026-11-21', '12:30')
  expect([muscatDay(noon), muscatTime(noon)]).toEqual(['2026-11-21', '12:30'])
})
