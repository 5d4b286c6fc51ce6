import { ChevronLeft, Landmark, type LucideIcon, MessageCircle, Package, TriangleAlert } from 'lucide-react'
import type { Attention } from '#contract/admin/stats.ts'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { May } from '#office/shell/use-may.tsx'
import { useStats } from '#office/shell/use-stats.ts'
import { dashboardText } from '#text/admin/dashboard.ts'
import { type Counted, formatNoun } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatSince } from '#text/format-since.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AttentionLines } from './attention-lines.tsx'

const text = dashboardText.attention
const GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5'

/** A-DASH-02: four counts with their actions, and other urgent notices below. */
export function AttentionBox({ now }: { now: Date }) {
  const { stats, failure } = useStats()
  return (
    <section aria-labelledby="attention" className="flex flex-col gap-3">
      <h2 id="attention" className="sr-only">
        {text.title}
      </h2>
      {stats ? (
        <>
          <Needs attention={stats.attention} now={now} />
          <AttentionLines attention={stats.attention} now={now} />
        </>
      ) : failure ? (
        <FailureCard {...failure} title={text.title} />
      ) : (
        <div role="status" className={GRID}>
          <VisuallyHidden>{dashboardText.loading}</VisuallyHidden>
          {['1', '2', '3', '4'].map((card) => (
            <Skeleton key={card} className="h-40 rounded-card bg-surface lg:h-44" />
          ))}
        </div>
      )}
    </section>
  )
}

function Needs({ attention, now }: { attention: Attention; now: Date }) {
  const { transfers, toPrepare, soldOut, low, messages } = attention
  return (
    <ul className={GRID}>
      <Need
        count={transfers.count}
        Icon={Landmark}
        tone="warn"
        to="/admin/transfers"
        words={text.transfers}
        detail={transfers.oldestAt && text.oldest(transfers.count, formatSince(transfers.oldestAt, now))}
      />
      <Need
        count={toPrepare}
        Icon={Package}
        tone="brand"
        to="/admin/orders?status=confirmed"
        words={text.prepare}
        detail={text.prepare.detail}
      />
      <Need
        count={soldOut}
        Icon={TriangleAlert}
        tone="warn"
        to="/admin/inventory?level=out"
        words={text.stock}
        detail={low > 0 ? text.stock.detail(formatNumber(low)) : null}
      />
      <May need="inbox:read">
        <Need
          count={messages.count}
          Icon={MessageCircle}
          tone="danger"
          to="/admin/messages"
          words={text.messages}
          detail={
            messages.urgent > 0
              ? text.messages.urgent(messages.urgent)
              : messages.oldestAt && text.oldest(messages.count, formatSince(messages.oldestAt, now))
          }
        />
      </May>
    </ul>
  )
}

const TONES = {
  warn: 'bg-warn-soft text-warn',
  brand: 'bg-brand-soft text-brand-ink',
  danger: 'bg-danger-soft text-danger',
} as const

type NeedProps = {
  count: number
  Icon: LucideIcon
  tone: keyof typeof TONES
  to: string
  words: { noun: Counted; action: string; none: string }
  detail: string | null
}

function Need({ count, Icon, tone, to, words, detail }: NeedProps) {
  const some = count > 0
  return (
    <li className="relative flex flex-col rounded-card bg-surface p-4 shadow-card transition-shadow hover:shadow-float lg:p-5">
      <span className="flex items-start justify-between gap-2">
        <span
          className={classNames(
            'tabular font-display text-h1 leading-none font-extrabold',
            some ? 'text-ink' : 'text-ink-3',
          )}
        >
          {formatNumber(count)}
        </span>
        <span
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-control',
            some ? TONES[tone] : 'bg-ok-soft text-ok',
          )}
        >
          <Icon className="size-5.5" />
        </span>
      </span>
      <span className="mt-2 font-semibold text-ink">{formatNoun(count, words.noun)}</span>
      <span className="text-sm text-ink-3">{some ? detail : words.none}</span>
      <span className="mt-auto pt-2">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center gap-1 text-md font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {words.action}
          <ChevronLeft className="size-4.5" />
        </Link>
      </span>
    </li>
  )
}
