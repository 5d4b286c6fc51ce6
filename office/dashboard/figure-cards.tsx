import { Banknote, type LucideIcon, Package, ReceiptText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import { parseTotal } from '#domain/money.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { May } from '#office/shell/use-may.tsx'
import { useStats } from '#office/shell/use-stats.ts'
import { dashboardText } from '#text/admin/dashboard.ts'
import { formatNumber } from '#text/format-number.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const text = dashboardText.figures

/** The key figures (A-DASH-01). Never zero for missing data. */
export function FigureCards() {
  const { stats, failure } = useStats()
  if (failure) return <FailureCard {...failure} title={text.title} />
  const sales = stats?.sales ? parseTotal(stats.sales) : null
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {text.title}
      </h2>
      <dl className="grid grid-cols-2 max-[18rem]:grid-cols-1 gap-x-4 gap-y-5 rounded-card bg-surface p-4 shadow-card lg:grid-cols-4 lg:p-5">
        <FigureCard label={text.products} Icon={Package}>
          {stats && formatNumber(stats.products)}
        </FigureCard>
        <FigureCard label={text.orders} Icon={ReceiptText}>
          {stats && formatNumber(stats.orders)}
        </FigureCard>
        <FigureCard label={text.customers} Icon={Users}>
          {stats && formatNumber(stats.customers)}
        </FigureCard>
        <May need="reports:read">
          <FigureCard label={text.sales} Icon={Banknote} note={text.salesNote}>
            {sales === null ? null : <Price amount={sales} />}
          </FigureCard>
        </May>
      </dl>
    </section>
  )
}

type FigureCardProps = { label: string; Icon: LucideIcon; note?: string; children: ReactNode }

function FigureCard({ label, Icon, note, children }: FigureCardProps) {
  return (
    <div className="flex flex-col gap-0.5 lg:border-line lg:not-first:border-s lg:not-first:ps-5">
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        <Icon className="size-4.5 shrink-0 text-ink-3" />
        {label}
      </dt>
      <dd className="tabular text-h2 font-bold text-ink">
        {children ?? <Skeleton className="my-1.5 h-6 w-24" />}
      </dd>
      {note ? <dd className="text-xs text-ink-3">{note}</dd> : null}
    </div>
  )
}
