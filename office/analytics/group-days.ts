import type { Analytics } from '#contract/admin/analytics.ts'
import type { Period } from '#domain/analytics.ts'
import { addBaisa, type Baisa, ZERO } from '#domain/money.ts'
import { amountOf } from './amount-of.ts'

export type Grain = 'day' | 'week' | 'month'
export type Span = { from: string; to: string; orders: number; revenue: Baisa; before: Baisa }

/** The span of one bar, so that the bars of a period fit on a phone and are distinguishable. */
export function grainOf(period: Period): Grain {
  if (period === 365) return 'month'
  return period === 90 ? 'week' : 'day'
}

const WEEK = 7

/** Weeks are counted back from the last day, so that the last one is complete; months are calendar months. */
export function groupDays(days: Analytics['days'], grain: Grain): Span[] {
  const spans = new Map<string, Span>()
  for (const [index, { date, orders, revenue, previousRevenue }] of days.entries()) {
    const key =
      grain === 'day'
        ? date
        : grain === 'month'
          ? date.slice(0, 7)
          : String(Math.floor((days.length - 1 - index) / WEEK))
    const span = spans.get(key) ?? { from: date, to: date, orders: 0, revenue: ZERO, before: ZERO }
    spans.set(key, {
      from: span.from,
      to: date,
      orders: span.orders + orders,
      revenue: addBaisa(span.revenue, amountOf(revenue)),
      before: addBaisa(span.before, amountOf(previousRevenue)),
    })
  }
  return [...spans.values()]
}
