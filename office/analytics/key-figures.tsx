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
  return (
    <section aria-labelledby="key-figures">
      <h2 id="key-figures" className="sr-only">
        {text.title}
      </h2>
      <dl className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-3 lg:gap-5">
        <Money
          label={text.revenue}
          note={text.revenueNote}
          now={amountOf(current.revenue)}
          before={amountOf(previous.revenue)}
        />
        <Count
          label={text.orders}
          note={text.ordersNote(current.delivered)}
          now={current.orders}
          before={previous.orders}
        />
        <Money
          label={text.average}
          note={text.averageNote}
          now={current.averageOrder === null ? null : amountOf(current.averageOrder)}
          before={previous.averageOrder === null ? null : amountOf(previous.averageOrder)}
        />
        <Money
          label={text.fees}
          note={text.feesNote}
          now={amountOf(current.deliveryFees)}
          before={amountOf(previous.deliveryFees)}
        />
        <Count
          label={text.newCustomers}
          note={text.newNote}
          now={current.newCustomers}
          before={previous.newCustomers}
        />
        <Count
          label={text.returning}
          note={text.returningNote}
          now={current.returningCustomers}
          before={previous.returningCustomers}
        />
      </dl>
    </section>
  )
}

type ComparedFigure<Value> = { label: string; note: string; now: Value; before: Value }

function Money({ label, note, now, before }: ComparedFigure<ReturnType<typeof amountOf> | null>) {
  return (
    <KeyFigure
      label={label}
      note={note}
      value={now === null ? <None /> : <Price amount={now} className={isLong(now) ? 'max-lg:text-md' : ''} />}
      growth={<GrowthMark now={now ?? 0} before={before ?? 0} />}
      before={before === null ? text.none : <Price amount={before} />}
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
