import { Price } from '#browser/price/price.tsx'
import type { Analytics } from '#contract/admin/analytics.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { formatPrice } from '#text/format-price.ts'
import { Badge } from '#ui/badge.tsx'
import { amountOf } from './amount-of.ts'

const text = analyticsText.forecast

/** A-ANA-05, X-42: estimates from the report's figures, labelled as such and explained. */
export function ForecastCard({ report: { forecast, current, period } }: { report: Analytics }) {
  const revenue = formatPrice(amountOf(current.revenue))
  const guesses = [
    {
      name: 'nextMonth',
      label: text.nextMonth,
      amount: forecast.nextMonth,
      filled: text.filled.nextMonth(revenue, period),
    },
    {
      name: 'annualTarget',
      label: text.annualTarget,
      amount: forecast.annualTarget,
      filled: text.filled.annualTarget(revenue, period),
    },
    {
      name: 'lifetime',
      label: text.lifetime,
      amount: forecast.customerLifetimeValue,
      filled: text.filled.lifetime(revenue, current.customers),
    },
  ] as const
  return (
    <TitledCard title={text.title} className="h-full lg:p-5">
      <p className="text-sm text-ink-3">{text.note}</p>
      <dl className="flex flex-col divide-y divide-line">
        {guesses.map(({ name, label, amount, filled }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-3 last:pb-0">
            <dt className="flex flex-wrap items-center gap-2 text-md font-semibold text-ink-2">
              {label}
              <Badge tone="warn">{text.badge}</Badge>
            </dt>
            <dd className="text-end text-h3 font-bold text-ink">
              <Price amount={amountOf(amount)} />
            </dd>
            <dd className="col-span-2 pt-1 text-sm text-ink-2">{text.formula[name]}</dd>
            <dd className="tabular col-span-2 text-xs text-ink-3">= {filled}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}
