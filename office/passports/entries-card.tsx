import { Pencil, Scale, ShieldCheck, Stethoscope, Syringe, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { WeightCurve } from '#browser/animals/weight-curve.tsx'
import { call } from '#browser/api-client.ts'
import type { AdminHealthEntry } from '#contract/admin/passports.ts'
import type { EntryKind } from '#domain/animals/health-entry.ts'
import { REMIND_DAYS } from '#domain/animals/own-animal.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { May } from '#office/shell/use-may.tsx'
import { ENTRY_KIND_TEXT, FINDING_TEXT, passportsText as text } from '#text/admin/passports.ts'
import { weightText } from '#text/animals/animal-record.ts'
import { whenDue } from '#text/animals/own-animals.ts'
import { formatDate } from '#text/format-date.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Papers } from './papers-field.tsx'

const ICONS: Record<EntryKind, typeof Syringe> = {
  vaccination: Syringe,
  deworming: ShieldCheck,
  examination: Stethoscope,
  weight: Scale,
}

/** The health record, newest first (H-02). */
export function EntriesCard({
  entries,
  onEdit,
}: {
  entries: readonly AdminHealthEntry[]
  onEdit: (entry: AdminHealthEntry) => void
}) {
  const [removing, setRemoving] = useState<AdminHealthEntry | null>(null)
  return (
    <TitledCard title={text.sections.health}>
      <WeightCurve entries={entries} label={text.weights} />
      {entries.length === 0 ? <p className="text-md text-ink-2">{text.noEntries}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-col gap-2 py-3">
            <Entry entry={entry} onEdit={() => onEdit(entry)} onRemove={() => setRemoving(entry)} />
          </li>
        ))}
      </ul>
      {removing ? (
        <ConfirmDialog
          {...text.entryRemoval}
          onClose={() => setRemoving(null)}
          send={() => call('DELETE /api/admin/health-entries/:id', { params: removing })}
          refresh={['/api/admin/passports', '/api/admin/products']}
        />
      ) : null}
    </TitledCard>
  )
}

type HealthEntryProps = { entry: AdminHealthEntry; onEdit: () => void; onRemove: () => void }

function Entry({ entry, onEdit, onRemove }: HealthEntryProps) {
  const Icon = ICONS[entry.kind]
  const what = whatOf(entry)
  const beside = [
    entry.against === 'other' ? null : entry.medicine,
    entry.batch && text.batch(entry.batch),
    entry.clinic,
  ]
  return (
    <>
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-5.5 shrink-0 text-brand-ink" />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-ink">{what}</h3>
          <p className="text-md text-ink-2">{[formatDate(entry.on), ...beside].filter(Boolean).join('، ')}</p>
          {entry.note ? <p className="text-md whitespace-pre-line text-ink-2">{entry.note}</p> : null}
          {entry.nextOn ? <Next day={entry.nextOn} /> : null}
        </div>
        <May need="animals:write">
          <IconButton label={text.editOne(what)} icon={<Pencil />} onClick={onEdit} />
          <IconButton variant="danger" label={text.removeOne(what)} icon={<Trash2 />} onClick={onRemove} />
        </May>
      </div>
      <Papers files={entry.files} />
    </>
  )
}

function Next({ day }: { day: string }) {
  const today = muscatDay(new Date())
  if (day < today) return <Badge tone="warn">{text.overdue(formatDate(day))}</Badge>
  return day <= addDays(today, REMIND_DAYS) ? (
    <Badge tone="warn">{text.next(whenDue(day, today))}</Badge>
  ) : (
    <Badge tone="brand">{text.next(formatDate(day))}</Badge>
  )
}

function whatOf({ kind, against, medicine, finding, weight }: AdminHealthEntry): string {
  if (kind === 'weight') return weightText(weight ?? 0)
  if (kind === 'examination' && finding) return `${ENTRY_KIND_TEXT.examination}: ${FINDING_TEXT[finding]}`
  if (kind !== 'vaccination' || against === null) return ENTRY_KIND_TEXT[kind]
  return against === 'other' ? text.otherVaccine(medicine ?? '') : text.against(text.vaccines[against])
}
