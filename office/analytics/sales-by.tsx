import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import type { Analytics, AnalyticsTable } from '#contract/admin/analytics.ts'
import type { Period } from '#domain/analytics.ts'
import { findRegion } from '#domain/regions.ts'
import { digitsOf, FigureTable } from '#office/list/figure-table.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { formatNumber } from '#text/format-number.ts'
import { amountOf } from './amount-of.ts'
import { growthWords } from './growth-mark.tsx'
import { ReportCard } from './report-card.tsx'
import { ShareList, type SharePart } from './share-list.tsx'

const MAX_PRODUCTS = 8

/** A-ANA-07, X-42: revenue and growth per world, from sold items. */
export function SalesByCategory({ report: { categories, period } }: { report: Analytics }) {
  return (
    <SalesBy
      title={analyticsText.categories.title}
      table="categories"
      period={period}
      columns={[analyticsText.columns.category, analyticsText.columns.units]}
      rows={categories.map(({ id, nameArabic, world, units, revenue, previousRevenue }) => ({
        key: id ?? 'none',
        name: nameArabic ?? analyticsText.noCategory,
        world: world ?? 'supplies',
        figure: (
          <CategoryFigure
            category={{ emoji: '', world: world ?? 'supplies' }}
            className="size-11 rounded-control bg-block"
          />
        ),
        count: units,
        now: amountOf(revenue),
        before: amountOf(previousRevenue),
      }))}
    />
  )
}

export function SalesByProduct({ report: { products, period } }: { report: Analytics }) {
  const text = analyticsText.products
  const rows = products.map(({ id, nameArabic, units, revenue, previousRevenue }) => ({
    key: id ?? nameArabic,
    name: nameArabic,
    count: units,
    now: amountOf(revenue),
    before: amountOf(previousRevenue),
  }))
  return (
    <SalesBy
      title={text.title}
      table="products"
      period={period}
      columns={[analyticsText.columns.product, analyticsText.columns.units]}
      rows={rows}
      max={MAX_PRODUCTS}
      wide
      note={rows.length > MAX_PRODUCTS ? text.rest(MAX_PRODUCTS, rows.length) : undefined}
    />
  )
}

export function SalesByRegion({ report: { regions, period } }: { report: Analytics }) {
  return (
    <SalesBy
      title={analyticsText.regions.title}
      table="regions"
      period={period}
      columns={[analyticsText.columns.region, analyticsText.columns.orders]}
      rows={regions.map(({ id, orders, revenue, previousRevenue }) => ({
        key: id,
        name: findRegion(id)?.nameAr ?? analyticsText.noRegion,
        count: orders,
        now: amountOf(revenue),
        before: amountOf(previousRevenue),
      }))}
    />
  )
}

function SalesBy({
  title,
  table,
  period,
  columns,
  rows,
  max = rows.length,
  wide = false,
  note,
}: {
  title: string
  table: AnalyticsTable
  period: Period
  columns: readonly [name: string, count: string]
  rows: readonly (SharePart & { count: number })[]
  max?: number
  wide?: boolean
  note?: string | undefined
}) {
  const { revenue, before, growth } = analyticsText.columns
  return (
    <ReportCard
      title={title}
      file={{ table, period }}
      table={
        <FigureTable
          caption={title}
          columns={[...columns, revenue, before, growth]}
          rows={rows.map((row) => ({
            key: row.key,
            cells: [
              row.name,
              formatNumber(row.count),
              digitsOf(row.now),
              digitsOf(row.before),
              growthWords(row.now, row.before),
            ],
          }))}
        />
      }
    >
      <ShareList wide={wide} parts={rows.slice(0, max)} />
      {note ? <p className="mt-4 text-sm text-ink-3">{note}</p> : null}
    </ReportCard>
  )
}
