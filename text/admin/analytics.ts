// What the report of sales says (A-ANA-*).
import type { AnalyticsTable } from '#contract/admin/analytics.ts'

/** The columns of each table as a file for Excel. */
export const ANALYTICS_COLUMNS = {
  days: ['اليوم', 'الطلبات', 'المبيعات (ر.ع)', 'مبيعات اليوم المقابل في الفترة السابقة (ر.ع)'],
  categories: ['القسم', 'القطع المباعة', 'المبيعات (ر.ع)', 'مبيعات الفترة السابقة (ر.ع)'],
  products: ['رقم المنتج', 'المنتج', 'القطع المباعة', 'المبيعات (ر.ع)', 'مبيعات الفترة السابقة (ر.ع)'],
  regions: ['المحافظة', 'الطلبات', 'المبيعات (ر.ع)', 'مبيعات الفترة السابقة (ر.ع)'],
} as const satisfies Record<AnalyticsTable, readonly string[]>

export const analyticsText = {
  noCategory: 'بلا قسم',
} as const
