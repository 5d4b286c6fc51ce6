import {
  CalendarCheck,
  Clock,
  DatabaseBackup,
  EyeOff,
  ImageOff,
  Landmark,
  type LucideIcon,
  PackageX,
  PawPrint,
  ReceiptText,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import type { Attention } from '#contract/admin/stats.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { dashboardText } from '#text/admin/dashboard.ts'
import { formatDate, formatTime } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { formatUntil } from '#text/format-since.ts'
import { Link } from '#ui/link.tsx'

const text = dashboardText.attention

/** Notices, each shown only if it applies. */
export function AttentionLines({ attention, now }: { attention: Attention; now: Date }) {
  const shownLines = useLines(attention, now)
  if (shownLines.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 lg:flex-row lg:flex-wrap">
      {shownLines.map(([to, Icon, words]) => (
        <li key={words}>
          <Link
            to={to}
            className="flex min-h-11 items-center gap-2.5 rounded-picture bg-warn-soft px-4 py-2 text-md font-medium text-warn hover:underline [&_svg]:size-5 [&_svg]:shrink-0"
          >
            <Icon />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type AttentionLine = [to: string, Icon: LucideIcon, words: string]

function useLines(attention: Attention, now: Date): AttentionLine[] {
  const { deadlines, refunds, returns, viewings, unconfirmed, animalsWithoutPicture, backup } = attention
  const { hiddenByRule, animalsWithoutSpecies, animalsUnnamed, handedOverUndelivered } = attention
  const { due } = attention.transfers
  const may = useMay()
  const lines: (false | AttentionLine)[] = [
    due.nextAt !== null && ['/admin/transfers', Landmark, text.due(due.count, formatUntil(due.nextAt, now))],
    deadlines.nextAt !== null && [
      '/admin/orders?status=pending',
      Clock,
      text.deadlines(deadlines.count, formatUntil(deadlines.nextAt, now)),
    ],
    refunds.count > 0 && ['/admin/refunds', Undo2, text.refunds(refunds.count, formatRials(refunds.amount))],
    viewings.nextAt !== null &&
      may('viewings:read') && [
        '/admin/viewings',
        CalendarCheck,
        text.viewings(viewings.count, formatTime(viewings.nextAt)),
      ],
    returns > 0 && ['/admin/returns', PackageX, text.returns(returns)],
    unconfirmed > 0 && ['/admin/orders?status=pending', ReceiptText, text.unconfirmed(unconfirmed)],
    animalsWithoutPicture > 0 && [
      '/admin/animals?type=animal',
      ImageOff,
      text.withoutPicture(animalsWithoutPicture),
    ],
    hiddenByRule > 0 && ['/admin/animals?state=hidden-by-rule', EyeOff, text.hiddenByRule(hiddenByRule)],
    animalsWithoutSpecies > 0 &&
      may('animals:read') && [
        '/admin/animals?state=no-species',
        PawPrint,
        text.withoutSpecies(animalsWithoutSpecies),
      ],
    animalsUnnamed.orderId !== null &&
      may('animals:write') && [
        `/admin/orders/${animalsUnnamed.orderId}`,
        PawPrint,
        text.animalsUnnamed(animalsUnnamed.count),
      ],
    handedOverUndelivered.orderId !== null && [
      `/admin/orders/${handedOverUndelivered.orderId}`,
      TriangleAlert,
      text.handedOverUndelivered(handedOverUndelivered.count),
    ],
    backup !== null &&
      may('settings:read') && [
        '/admin-status',
        DatabaseBackup,
        text.backup(backup.lastAt && formatDate(backup.lastAt), backup.failed),
      ],
  ]
  return lines.filter((line) => line !== false)
}
