import { useState } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { FilesField, useUploading } from '#browser/files/files-field.tsx'
import type { WrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { OpenedOwnAnimal, OwnAnimal, OwnEntry } from '#contract/own-animals.ts'
import { ENTRY_LIMITS, FINDINGS, OWN_ENTRY_KINDS, VACCINES } from '#domain/animals/health-entry.ts'
import { findOwnEntryFaults, NEW_OWN_ENTRY, type OwnHealthEntry } from '#domain/animals/own-animal.ts'
import { gramsOf, typedWeight, type WeightUnit, weightUnitOf } from '#domain/animals/weight-unit.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { VACCINE_TEXT } from '#text/animals/animal-record.ts'
import {
  OWN_ENTRY_KIND_TEXT,
  OWN_FINDING_TEXT,
  ownEntryFaultSentences,
  ownAnimalsText as text,
} from '#text/animals/own-animals.ts'
import { Button } from '#ui/button.tsx'
import { ChipChoice } from '#ui/chip-choice.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { scrollOnShow } from '#ui/focus-on-show.ts'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { dueTitle } from './own-animals-page.tsx'

const KINDS = OWN_ENTRY_KINDS.toReversed().map((value) => ({ value, label: OWN_ENTRY_KIND_TEXT[value] }))

/**
 * Adds an own entry. `due`: a step that has now been done, so only its next date is asked; `entry`: the entry to edit.
 */
export function EntryDialog({
  animal,
  due,
  entry: stored,
  onClose,
}: {
  animal: OpenedOwnAnimal
  due: OwnAnimal['due']
  entry?: OwnEntry
  onClose: () => void
}) {
  const today = muscatDay(new Date())
  const unit = weightUnitOf(animal.world, animal.entries.find(({ weight }) => weight)?.weight ?? null)
  const [entry, setEntry] = useState<OwnHealthEntry>({
    ...NEW_OWN_ENTRY,
    ...(due ? { kind: due.kind, against: due.against, medicine: due.medicine } : { kind: 'weight' }),
    on: today,
    ...(stored && toldOf(stored, unit)),
  })
  const [files, setFiles] = useState<string[]>(stored?.files ?? [])
  const { submit, formRef, wrong, pending, failure, reset } = useSubmit({
    check: (told) => ownEntryFaultSentences(findOwnEntryFaults(told, animal, today)),
    send: (told: OwnHealthEntry) => {
      const body = { ...told, files }
      if (!stored) return call('POST /api/animals/:id/entries', { params: animal, body })
      const params = { id: animal.id, entryId: stored.id }
      return call('PATCH /api/animals/:id/entries/:entryId', { params, body })
    },
    done: () => ({ title: text.saved, tone: 'ok' }),
    onDone: onClose,
    refresh: ['/api/animals'],
  })
  const uploading = useUploading()
  function save() {
    submit({ ...entry, weight: entry.weight && gramsOf(String(entry.weight), unit) })
  }

  const hasFieldError = Object.values(wrong).some(Boolean)
  return (
    <DialogPanel
      open
      alert
      onClose={() => !pending && onClose()}
      title={stored ? text.editTitle : due ? text.doneTitle(dueTitle(due)) : text.addTitle}
      closeLabel={text.close}
      footer={
        <>
          <Button
            pending={pending || uploading}
            pendingLabel={uploading ? text.files.adding : text.saving}
            onClick={save}
          >
            {text.save}
          </Button>
          <Button variant="outline" onClick={onClose} disabled={pending}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <div ref={formRef} className="flex flex-col gap-4">
        {due ? null : (
          <ChipChoice
            legend={text.labels.kind}
            options={KINDS}
            value={entry.kind}
            onChange={(next) => {
              reset()
              setEntry({ ...entry, kind: next })
            }}
          />
        )}
        <EntryFields
          entry={entry}
          isDue={due !== null}
          unit={unit}
          today={today}
          wrong={wrong}
          onChange={setEntry}
        />
        <FilesField
          files={files}
          onChange={setFiles}
          max={ENTRY_LIMITS.files}
          text={text.files}
          error={wrong.files}
        />
        {failure && !hasFieldError ? (
          <div ref={scrollOnShow}>
            <Notice tone="danger" live title={text.failedChange}>
              {sentenceOf(failure)}
            </Notice>
          </div>
        ) : null}
      </div>
    </DialogPanel>
  )
}

type EntryFieldsProps = {
  entry: OwnHealthEntry
  isDue: boolean
  unit: WeightUnit
  today: string
  wrong: WrongFields
  onChange: (entry: OwnHealthEntry) => void
}

/** What is asked of each kind. */
function EntryFields({ entry, isDue, unit, today, wrong, onChange }: EntryFieldsProps) {
  const { kind } = entry
  const isMedicine = kind === 'vaccination' || kind === 'deworming'
  const field = (name: 'on' | 'medicine' | 'batch' | 'nextOn' | 'clinic' | 'weight' | 'note') => ({
    label: text.labels[name],
    error: wrong[name],
    value: String(entry[name] ?? ''),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...entry, [name]: currentTarget.value || (name === 'on' ? '' : null) }),
  })
  const choice = (name: 'against' | 'finding') => ({
    label: text.labels[name],
    error: wrong[name],
    value: entry[name] ?? '',
    required: true,
    placeholder: text.choose,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...entry, [name]: currentTarget.value || null }),
  })
  return (
    <>
      <TextField {...field('on')} type="date" dir="ltr" required max={today} />
      {kind === 'vaccination' && !isDue ? (
        <SelectField
          {...choice('against')}
          options={VACCINES.map((value) => ({ value, label: VACCINE_TEXT[value] }))}
        />
      ) : null}
      {kind === 'examination' ? (
        <SelectField
          {...choice('finding')}
          options={FINDINGS.map((value) => ({ value, label: OWN_FINDING_TEXT[value] }))}
        />
      ) : null}
      {kind === 'weight' ? (
        <TextField
          {...field('weight')}
          label={text.weightIn[unit].label}
          hint={text.weightIn[unit].hint}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={12}
        />
      ) : null}
      {isMedicine ? (
        <TextField
          {...field('medicine')}
          optional={text.optional}
          autoComplete="off"
          maxLength={ENTRY_LIMITS.medicine}
        />
      ) : null}
      {kind === 'weight' || kind === 'note' ? null : (
        <>
          <TextField {...field('nextOn')} type="date" dir="ltr" optional={text.optional} />
          <TextField
            {...field('clinic')}
            optional={text.optional}
            autoComplete="off"
            maxLength={ENTRY_LIMITS.clinic}
          />
        </>
      )}
      <TextareaField
        {...field('note')}
        optional={kind === 'note' ? undefined : text.optional}
        rows={2}
        maxLength={ENTRY_LIMITS.note}
      />
    </>
  )
}

function toldOf(
  { kind, on, against, medicine, batch, nextOn, clinic, finding, weight, note }: OwnEntry,
  unit: WeightUnit,
): OwnHealthEntry {
  const told = { kind, on, against, medicine, batch, nextOn, clinic, finding, note }
  return { ...told, weight: weight === null ? null : typedWeight(weight, unit) }
}
