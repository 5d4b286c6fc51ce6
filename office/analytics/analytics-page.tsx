import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { freshOf } from '#browser/api-client.ts'
import type { Analytics } from '#contract/admin/analytics.ts'
import { DEFAULT_PERIOD, PERIODS } from '#domain/analytics.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { useFilters } from '#office/list/use-filters.ts'
import { Page } from '#office/shell/page.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ProfitCard } from './profit-card.tsx'
import { SalesByCategory, SalesByProduct, SalesByRegion } from './sales-by.tsx'
import { StockCard } from './stock-card.tsx'
import { TrendCard, WeekCard } from './trend-cards.tsx'

/** The financial report, computed from the orders (A-ANA-*, X-26, X-42). */
export default function AnalyticsPage() {
  const { values, set } = useFilters(['period'])
  const period = PERIODS.find((days) => String(days) === values.period) ?? DEFAULT_PERIOD
  const query = useQuery({
    ...freshOf('GET /api/admin/analytics', { query: { period: `${period}` } }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <Page count={data ? analyticsText.period.span(data.from, data.to) : '\u00A0'}>
      <FilterChips
        label={analyticsText.period.label}
        value={String(period)}
        choices={PERIODS.map((days) => ({
          value: String(days),
          label: analyticsText.period.choice[days],
        }))}
        onValue={(days) => set({ period: days === String(DEFAULT_PERIOD) ? '' : days })}
      />
      {data ? (
        <Report report={data} old={query.isPlaceholderData} />
      ) : (
        <Unread query={query} title={analyticsText.failed}>
          <Loading />
        </Unread>
      )}
    </Page>
  )
}

const WIDE = 'min-w-0 lg:col-span-3'
const NARROW = 'min-w-0 lg:col-span-2'
const WHOLE = 'min-w-0 lg:col-span-5'
const ROW = 'grid gap-4 lg:grid-cols-5 lg:gap-5'

/** @param old the report is still that of the previously chosen period */
function Report({ report, old }: { report: Analytics; old: boolean }) {
  const isWeek = report.period === 7
  return (
    <div
      aria-busy={old}
      className={classNames('flex flex-col gap-4 transition-opacity lg:gap-5', old && 'opacity-60')}
    >
      <p role="status" className="sr-only">
        {old ? analyticsText.loading : analyticsText.period.shown[report.period]}
      </p>
      <KeyFigures report={report} />
      <div className={ROW}>
        <div className={WIDE}>{isWeek ? <WeekCard report={report} /> : <TrendCard report={report} />}</div>
        <div className={NARROW}>
          <ProfitCard report={report} />
        </div>
        {isWeek ? null : (
          <div className={WIDE}>
            <WeekCard report={report} />
          </div>
        )}
        <div className={isWeek ? WHOLE : NARROW}>
          <ForecastCard report={report} />
        </div>
        <div className={WIDE}>
          <SalesByCategory report={report} />
        </div>
        <div className={NARROW}>
          <SalesByRegion report={report} />
        </div>
        <div className={WHOLE}>
          <SalesByProduct report={report} />
        </div>
        <div className={WHOLE}>
          <StockCard report={report} />
        </div>
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4 lg:gap-5">
      <VisuallyHidden>{analyticsText.loading}</VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-5">
        {['1', '2', '3', '4', '5', '6'].map((card) => (
          <Skeleton key={card} className="h-55 rounded-card bg-surface lg:h-46" />
        ))}
      </div>
      <div className={ROW}>
        <Skeleton className={`h-96 rounded-card bg-surface ${WIDE}`} />
        <Skeleton className={`h-96 rounded-card bg-surface ${NARROW}`} />
        <Skeleton className={`h-96 rounded-card bg-surface ${WIDE}`} />
        <Skeleton className={`h-96 rounded-card bg-surface ${NARROW}`} />
      </div>
    </div>
  )
}
