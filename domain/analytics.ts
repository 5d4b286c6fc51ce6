// Estimates in the owner's report, each with its formula (A-ANA-04, A-ANA-05, X-42).
import { type Baisa, ZERO } from './money.ts'

/** Days of a report (A-ANA-01). */
export const PERIODS = [7, 30, 90, 365] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = 30

/** The assumed profit margin of goods without a cost price. */
const ESTIMATED_MARGIN = 0.3
export const TARGET_MARGIN = { from: 0.25, to: 0.35 } as const

/** The factors of the estimates, which the screen shows beside them. */
export const GUESSES = { monthDays: 30, monthlyGrowth: 1.1, annualGrowth: 1.15, lifetimeOrders: 3 } as const

export type Forecast = { nextMonth: Baisa; annualTarget: Baisa; customerLifetimeValue: Baisa }

/**
 * The specified guesses (A-ANA-05) from the revenue of this many days and the customers who bought in them: next month
 * is a month's revenue × 1.1, the year's target is twelve of them × 1.15, a customer is worth 3 × what each brought.
 * All in whole baisa. A period other than a month is brought to thirty days first: a week's revenue is not a month's.
 */
export function forecast(revenue: Baisa, days: number, customers: number): Forecast {
  const month = (revenue * GUESSES.monthDays) / days
  return {
    nextMonth: Math.round(month * GUESSES.monthlyGrowth) as Baisa,
    annualTarget: Math.round(month * 12 * GUESSES.annualGrowth) as Baisa,
    customerLifetimeValue:
      customers === 0 ? ZERO : (Math.round((revenue / customers) * GUESSES.lifetimeOrders) as Baisa),
  }
}

export type SoldGoods = {
  /** Revenue of goods with a known cost, and that cost. */
  known: Baisa
  cost: Baisa
  /** Revenue of goods without an entered cost. */
  unknown: Baisa
}
export type Profit = { amount: Baisa; estimated: Baisa; margin: number | null }

/** exact where the cost is known, and 30 % of the rest (`estimated`); without delivery fees. */
export function profitOf({ known, cost, unknown }: SoldGoods): Profit {
  const estimated = Math.round(unknown * ESTIMATED_MARGIN) as Baisa
  const amount = (known - cost + estimated) as Baisa
  const goods = known + unknown
  return { amount, estimated, margin: goods === 0 ? null : amount / goods }
}

/** Growth as a fraction; null if the previous value is 0. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before
}
