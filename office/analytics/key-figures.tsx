import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { Analytics } from '#contract/admin/analytics.ts'
import { analyticsText } from '#text/admin/analytics.ts'
import { formatNumber } from '#text/format-number.ts'
import { amountOf } from './amount-of.ts'
import { GrowthMark } from './growth-mark.tsx'

const text = analyticsText.figures

/** A-ANA-02: the key figures, each beside that of the previous period. */
export function KeyFigures({ report: { current, previous } }: { report: Analytics }) {
  const of = <Name extends keyof typeof current>(name: Name) => ({
    now: current[name],
    before: previous[name],
  })
  return (
    <section aria-labelledby="key-figures">
      <h2 id="key-figures" className="sr-only">
        {text.title}
      </h2>
      <dl className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-3 lg:gap-5">
        <Money label={text.revenue} note={text.revenueNote} {...of('revenue')} />
        <Count label={text.orders} note={text.ordersNote(current.delivered)} {...of('orders')} />
        <Money label={text.average} note={text.averageNote} {...of('averageOrder')} />
        <Money label={text.fees} note={text.feesNote} {...of('deliveryFees')} />
        <Count label={text.newCustomers} note={text.newNote} {...of('newCustomers')} />
        <Count label={text.returning} note={text.returningNote} {...of('returningCustomers')} />
      </dl>
    </section>
  )
}

type ComparedFigure<Value> = { label: string; note: string; now: Value; before: Value }

function Money({ label, note, now, before }: ComparedFigure<string | null>) {
  const amount = amountOf(now ?? '0.000')
  return (
    <KeyFigure
      label={label}
      note={note}
      value={now ? <Price amount={amount} className={isLong(amount) ? 'max-lg:text-md' : ''} /> : <None />}
      growth={<GrowthMark now={amount} before={amountOf(before ?? '0.000')} />}
      before={before ? <Price amount={amountOf(before)} /> : text.none}
    />
  )
}

/** A million rials and more would overflow a phone's card. */
function isLong(amount: number): boolean {
  return amount >= 1_000_000_000
}

function Count({ label, note, now, before }: ComparedFigure<number>) {
  return (
    <KeyFigure
      label={label}
      note={note}
      value={formatNumber(now)}
      growth={<GrowthMark now={now} before={before} />}
      before={formatNumber(before)}
    />
  )
}

function None() {
  return <span className="text-body font-medium text-ink-3">{text.none}</span>
}

type KeyFigureProps = { label: string; note: string; value: ReactNode; growth: ReactNode; before: ReactNode }

function KeyFigure({ label, note, value, growth, before }: KeyFigureProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-card bg-surface p-4 shadow-card lg:p-5">
      <dt className="text-md font-semibold text-ink-2">{label}</dt>
      <dd className="tabular flex min-h-11 items-center text-[clamp(1.125rem,5.2vw,1.625rem)] leading-tight font-bold text-ink">
        {value}
      </dd>
      <dd>{growth}</dd>
      <dd className="tabular text-xs text-ink-3">
        {analyticsText.before} {before}
      </dd>
      <dd className="mt-auto pt-2 text-xs text-ink-3">{note}</dd>
    </div>
  )
}
