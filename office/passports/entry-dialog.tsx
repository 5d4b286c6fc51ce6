import type { UseFormReturn } from 'react-hook-form'
import { call } from '#browser/api-client.ts'
import type { AdminHealthEntry, OpenedPassport } from '#contract/admin/passports.ts'
import {
  ENTRY_KINDS,
  type EntryKind,
  FINDINGS,
  findEntryFaults,
  type HealthEntry,
  VACCINES,
} from '#domain/animals/health-entry.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { blanksToNull } from '#office/form/blanks-to-null.ts'
import { labelFields } from '#office/form/label-fields.ts'
import { RecordDialog } from '#office/form/record-dialog.tsx'
import { useRecordForm } from '#office/form/use-record-form.ts'
import { entryFaultSentences } from '#text/admin/passport-faults.ts'
import { ENTRY_KIND_TEXT, ENTRY_LABELS, FINDING_TEXT, passportsText as text } from '#text/admin/passports.ts'
import { ChipChoice } from '#ui/chip-choice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { DateField, NumberField, TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { PapersField } from './papers-field.tsx'

/** Form values; blank means none. */
type HealthEntryFields = ReturnType<typeof fieldsOf>

const VACCINE_OPTIONS = VACCINES.map((value) => ({ value, label: text.vaccines[value] }))
const FINDING_OPTIONS = FINDINGS.map((value) => ({ value, label: FINDING_TEXT[value] }))
const KINDS = ENTRY_KINDS.map((value) => ({ value, label: ENTRY_KIND_TEXT[value] }))

type HealthEntryDialogProps = {
  passport: OpenedPassport
  entry: AdminHealthEntry | null
  onClose: () => void
}

/** Edits an entry of the health record, with photos of its papers (H-02). */
export function EntryDialog({ passport, entry, onClose }: HealthEntryDialogProps) {
  const saving = useEntryForm(passport, entry, onClose)
  const { form } = saving
  const { errors } = form.formState
  const [kind, files] = form.watch(['kind', 'files'])
  const field = labelFields(form, ENTRY_LABELS)
  const line = (name: 'medicine' | 'batch' | 'clinic') => <TextField {...field(name)} optional />
  const isMedicine = kind === 'vaccination' || kind === 'deworming'
  return (
    <RecordDialog
      onClose={onClose}
      saving={saving}
      title={entry ? text.editEntry : text.newEntry}
      submit={text.saveEntry}
      failed={text.entryFailed}
    >
      <ChipChoice
        legend={ENTRY_LABELS.kind}
        options={KINDS}
        value={kind}
        onValue={(value) => {
          form.setValue('kind', value)
          form.clearErrors()
        }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField {...field('on')} required max={muscatDay(new Date())} />
        <Detail form={form} kind={kind} />
        {kind === 'weight' ? (
          <NumberField {...field('weight')} required />
        ) : (
          <DateField {...field('nextOn')} optional />
        )}
        {isMedicine ? line('medicine') : null}
        {isMedicine ? line('batch') : null}
        {kind === 'weight' ? null : line('clinic')}
      </div>
      <TextareaField {...field('note')} optional rows={2} />
      <PapersField
        files={files}
        onChange={(next) => form.setValue('files', next)}
        error={errors.files?.message}
      />
    </RecordDialog>
  )
}

type DetailProps = { form: UseFormReturn<HealthEntryFields>; kind: EntryKind }

/** What a vaccination was against, or what an examination found. */
function Detail({ form, kind }: DetailProps) {
  const field = labelFields(form, ENTRY_LABELS)
  if (kind !== 'vaccination' && kind !== 'examination') return null
  const [name, options] =
    kind === 'vaccination' ? (['against', VACCINE_OPTIONS] as const) : (['finding', FINDING_OPTIONS] as const)
  return <SelectField key={name} {...field(name)} required placeholder={text.choose} options={options} />
}

function useEntryForm(passport: OpenedPassport, entry: AdminHealthEntry | null, onClose: () => void) {
  return useRecordForm({
    record: entry,
    first: fieldsOf(entry),
    fieldsOf,
    check: (fields) =>
      entryFaultSentences(findEntryFaults(requestOf(fields), passport, muscatDay(new Date()))),
    send: ({ fields, updatedAt }) => {
      const body = { ...requestOf(fields), files: fields.files }
      return entry
        ? call('PATCH /api/admin/health-entries/:id', { params: entry, body: { ...body, updatedAt } })
        : call('POST /api/admin/passports/:id/entries', { params: passport, body })
    },
    done: text.entrySaved,
    onDone: onClose,
    versioned: 'PATCH /api/admin/health-entries/:id',
    refresh: ['/api/admin/passports', '/api/admin/products'],
  })
}

function fieldsOf(entry: AdminHealthEntry | null) {
  return {
    kind: entry?.kind ?? ('vaccination' as EntryKind),
    on: entry?.on ?? muscatDay(new Date()),
    against: entry?.against ?? ('' as const),
    medicine: entry?.medicine ?? '',
    batch: entry?.batch ?? '',
    nextOn: entry?.nextOn ?? '',
    clinic: entry?.clinic ?? '',
    finding: entry?.finding ?? ('' as const),
    weight: String(entry?.weight ?? ''),
    note: entry?.note ?? '',
    files: entry?.files ?? [],
  }
}

function requestOf({ files: _, ...fields }: HealthEntryFields): HealthEntry {
  return { ...blanksToNull(fields), kind: fields.kind, on: fields.on }
}
