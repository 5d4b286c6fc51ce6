// The owner's figures (A-ANA-*): everything from real orders, estimates by their own names.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { totalMoney } from '#contract/primitives.ts'
import { DEFAULT_PERIOD, PERIODS } from '#domain/analytics.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'

const periodParam = z
  .enum(PERIODS.map(String) as [string, ...string[]])
  .default(String(DEFAULT_PERIOD))
  .transform(Number)
  .pipe(z.literal([...PERIODS]))

const analyticsQuery = z.object({ period: periodParam })

const date = z.iso.date()
const count = z.int()

/** Of one period. Orders that were cancelled or deleted count nowhere; revenue is that of delivered orders (D-03). */
const figures = z.object({
  revenue: totalMoney,
  /** Part of the revenue; the rest is revenue of goods. */
  deliveryFees: totalMoney,
  orders: count,
  delivered: count,
  /** Revenue by delivered orders; null where there are none. */
  averageOrder: totalMoney.nullable(),
  /** Each anonymous counter sale counts as one customer, neither new nor returning. */
  customers: count,
  newCustomers: count,
  returningCustomers: count,
})

const sold = { units: count, revenue: totalMoney, previousRevenue: totalMoney }

const analytics = z.object({
  period: z.literal([...PERIODS]),
  /** Days in Muscat, both included; the period before ends on the day before `from`. */
  from: date,
  to: date,
  current: figures,
  previous: figures,
  profit: z.object({
    amount: totalMoney,
    /** The part of it that is 30 % of goods whose cost nobody entered. */
    estimated: totalMoney,
    /** Fraction of the goods' revenue; null where nothing was sold. */
    margin: z.number().nullable(),
    /** Revenue of goods whose cost is known. */
    knownRevenue: totalMoney,
    targetMargin: z.object({ from: z.number(), to: z.number() }),
  }),
  /** Guesses by fixed formulas (A-ANA-05). */
  forecast: z.object({
    nextMonth: totalMoney,
    annualTarget: totalMoney,
    customerLifetimeValue: totalMoney,
  }),
  /** A day each, the oldest first, with the same day of the period before. */
  days: z.array(z.object({ date, orders: count, revenue: totalMoney, previousRevenue: totalMoney })),
  /** The last fourteen days (A-ANA-06). */
  lastDays: z.array(z.object({ date, orders: count, revenue: totalMoney })),
  categories: z.array(
    z.object({
      /** Null for goods of no category, or whose product is gone. */
      id: count.nullable(),
      nameArabic: z.string().nullable(),
      world: z.enum(WORLDS).nullable(),
      ...sold,
    }),
  ),
  /** The fifty that brought most. */
  products: z.array(z.object({ id: count.nullable(), nameArabic: z.string(), ...sold })),
  /** Governorates by what was sold to them, delivery included. */
  regions: z.array(z.object({ id: count, orders: count, revenue: totalMoney, previousRevenue: totalMoney })),
  stock: z.object({
    products: count,
    units: count,
    /** At current prices. */
    value: totalMoney,
    /** At what it had cost, of those where that is known. */
    cost: totalMoney,
    withoutCost: count,
  }),
})
export type Analytics = z.infer<typeof analytics>

const ANALYTICS_TABLES = ['days', 'categories', 'products', 'regions'] as const
export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number]
const analyticsExportQuery = analyticsQuery.extend({ table: z.enum(ANALYTICS_TABLES) })

export const analyticsEndpoints = {
  'GET /api/admin/analytics': {
    summary: 'Figures of the last days, from delivered orders, with the period before',
    access: 'reports:read',
    query: analyticsQuery,
    response: analytics,
  },
  'GET /api/admin/analytics/export': {
    summary: 'One table of the figures as CSV',
    access: 'reports:read',
    query: analyticsExportQuery,
  },
} satisfies ShopEndpoints
