import type { Analytics } from '#contract/admin/analytics.ts'
import { digitsOf, FigureTable } from '#office/list/figure-table.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { formatNumber } from '#text/format-number.ts'
import { amountOf } from './amount-of.ts'
import { BarPairs } from './bar-pairs.tsx'
import { type Grain, grainOf, groupDays, type Span } from './group-days.ts'
import { growthWords } from './growth-mark.tsx'
import { ReportCard } from './report-card.tsx'

const SHOWN = 7

/** A-ANA-06: the last seven days, each in front of the same weekday of the week before. */
export function WeekCard({ report: { lastDays, period } }: { report: Analytics }) {
  const text = analyticsText.week
  const before = lastDays.slice(0, -SHOWN)
  const days = lastDays.slice(-SHOWN).map((day, index) => ({
    date: day.date,
    orders: day.orders,
    now: amountOf(day.revenue),
    before: amountOf(before[index]?.revenue ?? '0.000'),
  }))
  const { columns } = analyticsText
  return (
    <ReportCard
      title={text.title}
      aside={text.aside}
      // For a period of one week this is the only chart, so it offers the export.
      file={period === SHOWN ? { table: 'days', period } : undefined}
      table={
        <FigureTable
          caption={text.title}
          columns={[text.day, columns.orders, columns.revenue, text.weekday]}
          rows={days.map(({ date, orders, now, before }) => ({
            key: date,
            cells: [analyticsText.trend.day(date), formatNumber(orders), digitsOf(now), digitsOf(before)],
          }))}
        />
      }
    >
      <BarPairs
        isLastToday
        names={{ now: analyticsText.key.thisWeek, before: analyticsText.key.lastWeek }}
        bars={days.map(({ date, now, before }, index) => ({
          key: date,
          label: index === SHOWN - 1 ? analyticsText.today : String(Number(date.slice(8))),
          now,
          before,
        }))}
      />
    </ReportCard>
  )
}

/** The whole period compared with the previous one (A-ANA-02, A-ANA-03). */
export function TrendCard({ report: { days, period } }: { report: Analytics }) {
  const text = analyticsText.trend
  const grain = grainOf(period)
  const spans = groupDays(days, grain)
  const { columns } = analyticsText
  return (
    <ReportCard
      title={text.title}
      aside={text.unit[grain]}
      file={{ table: 'days', period }}
      table={
        <FigureTable
          caption={text.title}
          columns={[text.column[grain], columns.orders, columns.revenue, columns.before, columns.growth]}
          rows={spans.map((span) => ({
            key: span.from,
            cells: [
              nameOf(span, grain),
              formatNumber(span.orders),
              digitsOf(span.revenue),
              digitsOf(span.before),
              growthWords(span.revenue, span.before),
            ],
          }))}
        />
      }
    >
      <BarPairs
        isLastToday={grain === 'day'}
        names={analyticsText.key}
        bars={spans.map((span, index) => ({
          key: span.from,
          label: grain === 'day' && index === spans.length - 1 ? analyticsText.today : labelOf(span, grain),
          now: span.revenue,
          before: span.before,
        }))}
      />
    </ReportCard>
  )
}

function nameOf({ from, to }: Span, grain: Grain): string {
  const text = analyticsText.trend
  if (grain === 'day') return text.day(from)
  return grain === 'week' ? text.week(from, to) : text.month(from)
}

/** The label that fits below a bar. */
function labelOf({ from }: Span, grain: Grain): string {
  if (grain === 'month') return analyticsText.trend.monthName(from)
  const day = String(Number(from.slice(8)))
  return grain === 'day' ? day : `${day}/${Number(from.slice(5, 7))}`
}
