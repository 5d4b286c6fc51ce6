import { CircleCheck, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { Analytics } from '#contract/admin/analytics.ts'
import { addBaisa, type Baisa } from '#domain/money.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { analyticsText } from '#text/admin/analytics.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { amountOf } from './amount-of.ts'
import { setShare } from './share.ts'

const text = analyticsText.profit
/** The end of the margin's scale: twice the target. */
const SCALE = 0.7

/** A-ANA-04, X-42: the knownShare and the estimated part, labelled as such. */
export function ProfitCard({ report: { profit, current } }: { report: Analytics }) {
  const { margin, targetMargin } = profit
  const amount = amountOf(profit.amount)
  const estimated = amountOf(profit.estimated)
  const goods = addBaisa(amountOf(current.revenue), -amountOf(current.deliveryFees) as Baisa)
  const knownShare = goods === 0 ? 1 : amountOf(profit.knownRevenue) / goods
  return (
    <TitledCard title={text.title} className="h-full lg:p-5">
      {margin === null ? (
        <p className="text-md text-ink-2">{text.none}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <SignedAmount amount={amount} className="text-h1 font-bold text-ink" />
            <span className="tabular text-md font-semibold text-ink-2">{text.margin(margin)}</span>
          </p>
          <Margin margin={margin} target={targetMargin} />
          <dl className="flex flex-col gap-3 border-t border-line pt-3">
            <Part
              label={<Badge tone="ok">{text.real}</Badge>}
              amount={addBaisa(amount, -estimated as Baisa)}
              note={text.realNote(knownShare)}
            />
            <Part
              label={<Badge tone="warn">{text.estimated}</Badge>}
              amount={estimated}
              note={knownShare < 1 ? text.estimatedNote : text.allKnown}
            />
          </dl>
        </>
      )}
    </TitledCard>
  )
}

function Margin({ margin, target }: { margin: number; target: { from: number; to: number } }) {
  const standing = margin < target.from ? 'below' : margin > target.to ? 'above' : 'within'
  const Icon = { below: TrendingDown, above: TrendingUp, within: CircleCheck }[standing]
  return (
    <div>
      <div aria-hidden className="relative h-4 rounded-pill bg-sunken">
        <span
          ref={setShare(target.from / SCALE)}
          className="absolute inset-y-0 start-[calc(var(--share)*100%)] w-[calc(10%/0.7)] rounded-[4px] bg-ok-soft shadow-[inset_0_0_0_1.5px_var(--color-ok)]"
        />
        <span
          ref={setShare(Math.min(Math.max(margin, 0) / SCALE, 1))}
          className="absolute inset-y-1 start-0 w-[calc(var(--share)*100%)] min-w-2 rounded-pill bg-brand"
        />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
        <span
          className={classNames(
            'inline-flex items-center gap-1.5 font-semibold',
            standing === 'below' ? 'text-warn' : 'text-ok',
          )}
        >
          <Icon className="size-4.5" />
          {text[standing]}
        </span>
        {text.target}
      </p>
    </div>
  )
}

function Part({ label, amount, note }: { label: ReactNode; amount: Baisa; note: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <dt>{label}</dt>
      <dd className="text-end">
        <SignedAmount amount={amount} className="font-semibold text-ink" />
      </dd>
      <dd className="col-span-2 text-sm text-ink-3">{note}</dd>
    </div>
  )
}

/** A loss is named in words, as a minus sign is easily missed beside Arabic. */
function SignedAmount({ amount, className }: { amount: Baisa; className: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {amount < 0 ? <span className="text-md font-semibold text-danger">{text.loss}</span> : null}
      <Price amount={Math.abs(amount) as Baisa} className={className} />
    </span>
  )
}
