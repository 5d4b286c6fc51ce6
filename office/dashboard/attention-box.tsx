import {
  CalendarCheck,
  ChevronLeft,
  Clock,
  DatabaseBackup,
  EyeOff,
  ImageOff,
  Landmark,
  type LucideIcon,
  MessageCircle,
  Package,
  PackageX,
  PawPrint,
  ReceiptText,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Attention } from '#contract/admin/stats.ts'
import { May, useMay } from '#office/gate/use-may.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { dashboardText } from '#text/admin/dashboard.ts'
import { type Counted, formatNoun } from '#text/format-count.ts'
import { formatDate, formatTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatRials } from '#text/format-price.ts'
import { formatSince, formatUntil } from '#text/format-since.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useStats } from './use-stats.ts'

const text = dashboardText.attention
const GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5'

/** A-DASH-02: four numbers with what to do about them, and below them what else should not wait. */
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
          <Also attention={stats.attention} now={now} />
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

function Need({
  count,
  Icon,
  tone,
  to,
  words,
  detail,
}: {
  count: number
  Icon: LucideIcon
  tone: keyof typeof TONES
  to: string
  words: { noun: Counted; action: string; none: string }
  detail: string | null
}) {
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
          <Icon aria-hidden className="size-5.5" />
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
          <ChevronLeft aria-hidden className="size-4.5" />
        </Link>
      </span>
    </li>
  )
}

/** What is only said when there is something to say. */
function Also({ attention, now }: { attention: Attention; now: Date }) {
  const { deadlines, refunds, returns, viewings, unconfirmed, animalsWithoutPicture, backup } = attention
  const { due } = attention.transfers
  const may = useMay()
  const lines: { key: string; to: string; icon: ReactNode; words: string }[] = []
  if (due.nextAt) {
    const words = text.due(due.count, formatUntil(due.nextAt, now))
    lines.push({ key: 'due', to: '/admin/transfers', icon: <Landmark aria-hidden />, words })
  }
  if (deadlines.nextAt) {
    const words = text.deadlines(deadlines.count, formatUntil(deadlines.nextAt, now))
    lines.push({ key: 'deadlines', to: '/admin/orders?status=pending', icon: <Clock aria-hidden />, words })
  }
  if (refunds.count > 0) {
    const words = text.refunds(refunds.count, formatRials(refunds.amount))
    lines.push({ key: 'refunds', to: '/admin/refunds', icon: <Undo2 aria-hidden />, words })
  }
  if (viewings.nextAt && may('viewings:read')) {
    const words = text.viewings(viewings.count, formatTime(viewings.nextAt))
    lines.push({ key: 'viewings', to: '/admin/viewings', icon: <CalendarCheck aria-hidden />, words })
  }
  if (returns > 0) {
    const words = text.returns(returns)
    lines.push({ key: 'returns', to: '/admin/returns', icon: <PackageX aria-hidden />, words })
  }
  if (unconfirmed > 0) {
    const words = text.unconfirmed(unconfirmed)
    lines.push({
      key: 'unconfirmed',
      to: '/admin/orders?status=pending',
      icon: <ReceiptText aria-hidden />,
      words,
    })
  }
  if (animalsWithoutPicture > 0) {
    const words = text.withoutPicture(animalsWithoutPicture)
    lines.push({ key: 'pictures', to: '/admin/animals?type=animal', icon: <ImageOff aria-hidden />, words })
  }
  if (attention.hiddenByRule > 0) {
    const words = text.hiddenByRule(attention.hiddenByRule)
    lines.push({
      key: 'hidden',
      to: '/admin/animals?state=hidden-by-rule',
      icon: <EyeOff aria-hidden />,
      words,
    })
  }
  if (attention.animalsWithoutSpecies > 0 && may('animals:read')) {
    const words = text.withoutSpecies(attention.animalsWithoutSpecies)
    lines.push({
      key: 'species',
      to: '/admin/animals?state=no-species',
      icon: <PawPrint aria-hidden />,
      words,
    })
  }
  const { count, orderId } = attention.animalsUnnamed
  if (orderId !== null && may('animals:write')) {
    const words = text.animalsUnnamed(count)
    lines.push({ key: 'unnamed', to: `/admin/orders/${orderId}`, icon: <PawPrint aria-hidden />, words })
  }
  if (backup && may('settings:read')) {
    const words = text.backup(backup.lastAt && formatDate(backup.lastAt), backup.failed)
    lines.push({ key: 'backup', to: '/admin-status', icon: <DatabaseBackup aria-hidden />, words })
  }
  if (lines.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 lg:flex-row lg:flex-wrap">
      {lines.map(({ key, to, icon, words }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-11 items-center gap-2.5 rounded-picture bg-warn-soft px-4 py-2 text-md font-medium text-warn hover:underline [&_svg]:size-5 [&_svg]:shrink-0"
          >
            {icon}
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}
