import { useQuery } from '@tanstack/react-query'
import { freshOf } from '#browser/api-client.ts'
import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import { Price } from '#browser/price/price.tsx'
import { addBaisa, type Baisa, ZERO } from '#domain/money.ts'
import { amountOf } from '#office/analytics/amount-of.ts'
import { BarPairs } from '#office/analytics/bar-pairs.tsx'
import { setShare } from '#office/analytics/share.ts'
import { FigureTable } from '#office/list/figure-table.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { dashboardText } from '#text/admin/dashboard.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPrice } from '#text/format-price.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Panel } from './panel.tsx'

const MAX_FAMILIES = 6

/** Uses the report's figures unchanged. */
function useReport() {
  return useQuery(freshOf('GET /api/admin/analytics', { query: { period: '30' } }))
}

/** The last 14 days at a glance. */
export function SalesChart() {
  const query = useReport()
  const { data } = query
  const text = dashboardText.chart
  if (query.error && !data) return <FailureCard query={query} title={text.title} />
  const days = data?.lastDays.map((day) => ({ ...day, revenue: amountOf(day.revenue) }))
  return (
    <Panel title={text.title} aside={text.unit} link={{ label: text.report, to: '/admin/analytics' }}>
      {days ? (
        <SalesOfDays days={days} />
      ) : (
        <>
          <Skeleton className="h-13 w-48" />
          <Skeleton className="min-h-64 flex-1 rounded-control" />
        </>
      )}
    </Panel>
  )
}

function SalesOfDays({ days }: { days: readonly { date: string; orders: number; revenue: Baisa }[] }) {
  const text = dashboardText.chart
  return (
    <>
      <dl className="flex gap-8 pb-2">
        <div>
          <dt className="text-sm text-ink-2">{text.sales}</dt>
          <dd className="text-h3 font-bold text-ink">
            <Price amount={addBaisa(...days.map(({ revenue }) => revenue))} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{text.orders}</dt>
          <dd className="tabular text-h3 font-bold text-ink">
            {formatNumber(days.reduce((sum, { orders }) => sum + orders, 0))}
          </dd>
        </div>
      </dl>
      <BarPairs
        isLastToday
        bars={days.map(({ date, revenue }, index) => ({
          key: date,
          label: index === days.length - 1 ? text.today : String(Number(date.slice(8))),
          now: revenue,
          before: ZERO,
        }))}
      />
      {/* A table takes the width of its cells, whatever it is told: its box is what hides it. */}
      <div className="sr-only">
        <FigureTable
          caption={text.table}
          columns={[text.day, text.sales, text.orders]}
          rows={days.map(({ date, revenue, orders }) => ({
            key: date,
            cells: [formatDate(`${date}T12:00:00Z`), formatPrice(revenue), formatNumber(orders)],
          }))}
        />
      </div>
    </>
  )
}

export function FamilySales() {
  const query = useReport()
  const { data } = query
  const text = dashboardText.families
  if (query.error && !data) return <FailureCard query={query} title={text.title} />
  const families = data?.categories
    .map((category) => ({ ...category, revenue: amountOf(category.revenue) }))
    .filter(({ revenue }) => revenue > 0)
    .slice(0, MAX_FAMILIES)
  const max = Math.max(1, ...(families ?? []).map(({ revenue }) => revenue))
  return (
    <Panel title={text.title} aside={text.note}>
      {families?.length === 0 ? <p className="text-md text-ink-2">{text.none}</p> : null}
      <ul className="flex flex-col gap-2.5">
        {families
          ? families.map(({ id, nameArabic, world, revenue }) => (
              <li
                key={id}
                className={`grid grid-cols-[2.25rem_minmax(0,7rem)_1fr_auto] items-center gap-3 w-${world ?? 'supplies'}`}
              >
                <CategoryFigure
                  category={{ emoji: '', world: world ?? 'supplies' }}
                  className="size-9 rounded-xs bg-block"
                />
                <bdi className="line-clamp-1 text-md font-medium text-ink">
                  {nameArabic ?? analyticsText.noCategory}
                </bdi>
                <span aria-hidden className="h-3 rounded-pill bg-sunken">
                  <span
                    ref={setShare(revenue / max)}
                    className="block h-full w-[calc(var(--share)*100%)] min-w-1.5 rounded-pill bg-edge"
                  />
                </span>
                <Price amount={revenue} className="text-end text-md font-semibold text-ink" />
              </li>
            ))
          : ['1', '2', '3', '4'].map((row) => <Skeleton key={row} className="h-9" />)}
      </ul>
    </Panel>
  )
}
