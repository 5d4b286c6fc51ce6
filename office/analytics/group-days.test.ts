import { expect, it } from 'vitest'
import { type Grain, grainOf, groupDays } from './group-days.ts'

/** So many days up to 21 November 2026, a rial more each; half of it in the period before. */
function daysUpTo(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    date: new Date(Date.UTC(2026, 10, 21 - (count - 1 - i))).toISOString().slice(0, 10),
    orders: 1,
    revenue: `${i + 1}.000`,
    previousRevenue: `${i}.500`,
  }))
}

it('A-ANA-06: a bar is a day, in 90 days a week, in a year a month', () => {
  expect([7, 30, 90, 365].map((period) => grainOf(period as 7 | 30 | 90 | 365))).toEqual<Grain[]>([
    'day',
    'day',
    'week',
    'month',
  ])
})

it('A-ANA-06: the last week is complete, the first may be partial', () => {
  const weeks = groupDays(daysUpTo(90), 'week')
  expect(weeks).toHaveLength(13)
  expect(weeks[0]).toMatchObject({ from: '2026-08-24', to: '2026-08-29', orders: 6 })
  expect(weeks.at(-1)).toMatchObject({ from: '2026-11-15', to: '2026-11-21', orders: 7 })
})

it.each<Grain>(['day', 'week', 'month'])('A-ANA-02: nothing is lost when days become bars (%s)', (grain) => {
  const days = daysUpTo(365)
  const spans = groupDays(days, grain)
  const sum = (of: 'revenue' | 'before') => spans.reduce((all, span) => all + span[of], 0)
  expect(sum('revenue')).toBe(((365 * 366) / 2) * 1000)
  expect(sum('before')).toBe(((364 * 365) / 2) * 1000 + 365 * 500)
  expect(spans.reduce((all, { orders }) => all + orders, 0)).toBe(365)
})

it('A-ANA-06: groups by calendar month', () => {
  const months = groupDays(daysUpTo(365), 'month')
  expect(months).toHaveLength(13)
  expect(months.slice(-2)).toMatchObject([
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-21' },
  ])
})
