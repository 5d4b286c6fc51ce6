// The report of sales (api.md, Admin; A-ANA-*), and each of its tables as a file.
import type { Analytics, AnalyticsTable } from '#contract/admin/analytics.ts'
import { findRegion } from '#domain/regions.ts'
import type { Api } from '#http/api/shop-api.ts'
import { csvResponse } from '#http/csv.ts'
import { ok } from '#platform/result.ts'
import { noteExport } from '#server/audit/note-export.ts'
import { readAnalytics } from '#server/insights/analytics-queries.ts'
import { ANALYTICS_COLUMNS, analyticsText } from '#text/admin/analytics.ts'

export function analyticsApi(api: Api): void {
  api.on('GET /api/admin/analytics', async ({ context, query }) =>
    ok(await readAnalytics(context, query.period)),
  )

  api.on('GET /api/admin/analytics/export', async ({ context, user, query: { period, table } }) => {
    const report = await readAnalytics(context, period)
    const rows = ROWS[table](report)
    const fileName = `${table}-${report.from}-${report.to}.csv`
    const entry = { fileName, rows: rows.length, startsOn: report.from, endsOn: report.to }
    await noteExport(context, user, entry)
    return csvResponse(fileName, ANALYTICS_COLUMNS[table], rows)
  })
}

const ROWS: Record<AnalyticsTable, (report: Analytics) => (string | number | null)[][]> = {
  days: ({ days }) =>
    days.map(({ date, orders, revenue, previousRevenue }) => [date, orders, revenue, previousRevenue]),
  categories: ({ categories }) =>
    categories.map(({ nameArabic, units, revenue, previousRevenue }) => [
      nameArabic ?? analyticsText.noCategory,
      units,
      revenue,
      previousRevenue,
    ]),
  products: ({ products }) =>
    products.map(({ id, nameArabic, units, revenue, previousRevenue }) => [
      id,
      nameArabic,
      units,
      revenue,
      previousRevenue,
    ]),
  regions: ({ regions }) =>
    regions.map(({ id, orders, revenue, previousRevenue }) => [
      findRegion(id)?.nameAr ?? '',
      orders,
      revenue,
      previousRevenue,
    ]),
}
