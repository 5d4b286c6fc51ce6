import {
  ChevronDown,
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
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { actionText, auditPath, auditSubject, auditText } from '#text/admin/audit.ts'
import { changedFields } from '#text/admin/audit-fields.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatSince } from '#text/format-since.ts'

const LINK =
  'inline-flex min-h-11 items-center gap-1 rounded-xs text-md font-semibold text-brand-ink hover:underline'

type AuditLineProps = {
  entry: AuditEntry
  /** A link to all changes by this person. */
  personTo: (id: string) => { search: string }
  /** A link to all changes of this record. */
  recordTo: (entry: AuditEntry) => { search: string }
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
        <p className="text-sm text-ink-3" title={formatDateTime(entry.at)}>
          <Person actor={entry.actor} to={personTo} /> · {formatSince(entry.at, now)}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {place ? (
            <Link to={place} className={LINK}>
              {auditText.open}
              <ChevronLeft aria-hidden className="size-4.5" />
            </Link>
          ) : null}
          {entry.entityId ? (
            <Link to={recordTo(entry)} preventScrollReset className={LINK}>
              {auditText.onlyThis}
            </Link>
          ) : null}
        </div>
        <Changes entry={entry} />
      </div>
    </article>
  )
}

function Person({ actor, to }: Pick<AuditEntry, 'actor'> & { to: (id: string) => { search: string } }) {
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

function Changes({ entry }: { entry: AuditEntry }): ReactNode {
  const fields = changedFields(entry)
  if (fields.length === 0) return null
  return (
    <details className="group">
      <summary className="inline-flex list-none min-h-11 cursor-pointer items-center gap-1.5 text-md font-medium text-ink-2 hover:text-ink">
        {auditText.changes}
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col gap-2 rounded-picture bg-sunken p-4 text-md">
        {fields.map(({ name, before, after }) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-ink-3">
              <bdi>{name}</bdi>
            </dt>
            <dd className="wrap-anywhere text-ink">
              {before === null ? null : (
                <Value label={auditText.before} text={before} past={after !== null} />
              )}
              {after === null ? null : <Value label={auditText.after} text={after} past={false} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Value({ label, text, past }: { label: string; text: string; past: boolean }) {
  return (
    <span className="flex gap-2">
      <span className="shrink-0 text-sm text-ink-3">{label}</span>
      <bdi className={past ? 'line-clamp-6 text-ink-2' : 'line-clamp-6 font-medium'}>{text}</bdi>
    </span>
  )
}

/** The icon of each kind of record. */
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
