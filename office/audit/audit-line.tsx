import {
  ChevronLeft,
  FileDown,
  FileSpreadsheet,
  FlaskConical,
  History,
  Image,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  Package,
  ReceiptText,
  Settings,
  Ticket,
  Users,
} from 'lucide-react'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { actionText, auditPath, auditSubject, auditText } from '#text/admin/audit.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatSince } from '#text/format-since.ts'
import { Link } from '#ui/link.tsx'
import { ChangeDetails } from './change-details.tsx'

const LINK =
  'inline-flex min-h-11 items-center gap-1 rounded-xs text-md font-semibold text-brand-ink hover:underline'

type AuditLineProps = {
  entry: AuditEntry
  /** A link to all changes by this person. */
  personTo: (id: string) => string
  /** A link to all changes of this record. */
  recordTo: (entry: AuditEntry) => string
  now: Date
}

/** One change: action, record, person and time; the old and new values on demand. */
export function AuditLine({ entry, personTo, recordTo, now }: AuditLineProps) {
  const subject = auditSubject(entry)
  const place = auditPath(entry)
  const Icon: LucideIcon = KIND_ICONS[entry.entityType] ?? History
  return (
    <article className="flex gap-3 py-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink">
          {actionText(entry)}
          {subject ? (
            <>
              {': '}
              <bdi className="font-semibold">{subject}</bdi>
            </>
          ) : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-3" title={formatDateTime(entry.at)}>
          <Person actor={entry.actor} to={personTo} /> · {formatSince(entry.at, now)}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {place ? (
            <Link to={place} className={LINK}>
              {auditText.open}
              <ChevronLeft className="size-4.5" />
            </Link>
          ) : null}
          {entry.entityId ? (
            <Link to={recordTo(entry)} preventScrollReset className={LINK}>
              {auditText.onlyThis}
            </Link>
          ) : null}
        </div>
        <ChangeDetails change={entry} />
      </div>
    </article>
  )
}

function Person({ actor, to }: Pick<AuditEntry, 'actor'> & { to: (id: string) => string }) {
  if (!actor) return <span className="font-medium">{auditText.system}</span>
  return (
    <Link
      to={to(actor.id)}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-medium text-ink-2 hover:underline"
    >
      <bdi>{actor.name || actor.email}</bdi>
    </Link>
  )
}

const KIND_ICONS: Record<string, LucideIcon> = {
  product: Package,
  'product-import': FileSpreadsheet,
  category: LayoutGrid,
  order: ReceiptText,
  user: Users,
  settings: Settings,
  message: MessageCircle,
  question: MessageCircleQuestionMark,
  'demo-data': FlaskConical,
  voucher: Ticket,
  export: FileDown,
  image: Image,
}
