import { Price } from '#browser/price/price.tsx'
import type { Analytics } from '#contract/admin/analytics.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { formatNumber } from '#text/format-number.ts'
import { amountOf } from './amount-of.ts'

const text = analyticsText.stock

/** The current stock, whatever the chosen period. */
export function StockCard({ report: { stock } }: { report: Analytics }) {
  return (
    <TitledCard title={text.title} className="h-full lg:p-5">
      {stock.units === 0 ? (
        <p className="text-md text-ink-2">{text.none}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-[1fr_1.5fr_auto_auto] lg:gap-x-12">
          <div className="col-span-2 lg:col-span-1">
            <dt className="text-sm text-ink-2">{text.value}</dt>
            <dd className="text-h2 font-bold text-ink">
              <Price amount={amountOf(stock.value)} />
            </dd>
          </div>
          <div className="col-span-2 lg:col-span-1">
            <dt className="text-sm text-ink-2">{text.cost}</dt>
            <dd className="text-h2 font-bold text-ink">
              <Price amount={amountOf(stock.cost)} />
            </dd>
            <dd className="text-sm text-ink-3">{text.withoutCost(stock.withoutCost)}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-2">{text.units}</dt>
            <dd className="tabular text-h2 font-bold text-ink">{formatNumber(stock.units)}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-2">{text.products}</dt>
            <dd className="tabular text-h2 font-bold text-ink">{formatNumber(stock.products)}</dd>
          </div>
        </dl>
      )}
    </TitledCard>
  )
}
