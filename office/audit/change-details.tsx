import { ChevronDown } from 'lucide-react'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { auditText } from '#text/admin/audit.ts'
import { changedFields } from '#text/admin/audit-fields.ts'

type ChangeDetailsProps = { change: Pick<AuditEntry, 'action' | 'before' | 'after'> }

/** The old and the new values of a change, on demand. */
export function ChangeDetails({ change }: ChangeDetailsProps) {
  const fields = changedFields(change)
  if (fields.length === 0) return null
  return (
    <details className="group">
      <summary className="inline-flex list-none min-h-11 cursor-pointer items-center gap-1.5 text-md font-medium text-ink-2 hover:text-ink">
        {auditText.changes}
        <ChevronDown className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="@container flex flex-col gap-2 rounded-picture bg-sunken p-4 text-md">
        {fields.map(({ name, before, after }) => (
          <div key={name} className="grid gap-x-4 @sm:grid-cols-[10rem_minmax(0,1fr)]">
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
