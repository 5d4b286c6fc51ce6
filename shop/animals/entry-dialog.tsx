import { useState } from 'react'
import { call, sentenceOf } from '#browser/api-client.ts'
import { FilesField, useUploading } from '#browser/files/files-field.tsx'
import { useSubmit } from '#browser/use-submit.ts'
import type { OpenedOwnAnimal, OwnAnimal, OwnEntry } from '#contract/own-animals.ts'
import { ENTRY_LIMITS, OWN_ENTRY_KINDS } from '#domain/animals/health-entry.ts'
import { findOwnEntryFaults, NEW_OWN_ENTRY, type OwnHealthEntry } from '#domain/animals/own-animal.ts'
import { gramsOf, typedWeight, type WeightUnit, weightUnitOf } from '#domain/animals/weight-unit.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import {
  OWN_ENTRY_KIND_TEXT,
  ownEntryFaultSentences,
  ownAnimalsText as text,
} from '#text/animals/own-animals.ts'
import { Button } from '#ui/button.tsx'
import { ChipChoice } from '#ui/chip-choice.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { scrollOnShow } from '#ui/focus-on-show.ts'
import { Notice } from '#ui/notice.tsx'
import { EntryFields } from './entry-fields.tsx'
import { dueTitle } from './own-animals-page.tsx'

const KINDS = OWN_ENTRY_KINDS.toReversed().map((value) => ({ value, label: OWN_ENTRY_KIND_TEXT[value] }))

type EntryDialogProps = {
  animal: OpenedOwnAnimal
  due: OwnAnimal['due']
  entry?: OwnEntry
  onClose: () => void
}

/**
 * Adds an own entry. `due`: a step that has now been done, so only its next date is asked; `entry`: the entry to edit.
 */
export function EntryDialog(props: EntryDialogProps) {
  const { due, entry: stored, onClose } = props
  const form = useEntryForm(props)
  const { entry, setEntry, wrong, pending, failure } = form
  const uploading = useUploading()
  const hasFieldError = Object.values(wrong).some(Boolean)
  return (
    <DialogPanel
      open
      alert
      onClose={() => !pending && onClose()}
      title={stored ? text.editTitle : due ? text.doneTitle(dueTitle(due)) : text.addTitle}
      footer={
        <>
          <Button
            pending={pending || uploading}
            pendingLabel={uploading ? text.files.adding : text.saving}
            onClick={form.save}
          >
            {text.save}
          </Button>
          <Button variant="outline" onClick={onClose} disabled={pending}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <div ref={form.formRef} className="flex flex-col gap-4">
        {due ? null : (
          <ChipChoice
            legend={text.labels.kind}
            options={KINDS}
            value={entry.kind}
            onValue={(next) => {
              form.reset()
              setEntry({ ...entry, kind: next })
            }}
          />
        )}
        <EntryFields
          entry={entry}
          isDue={due !== null}
          unit={form.unit}
          today={form.today}
          wrong={wrong}
          onChange={setEntry}
        />
        <FilesField {...form.files} max={ENTRY_LIMITS.files} text={text.files} error={wrong.files} />
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

/** State of the entry: its values, its pictures, and how it is saved. */
function useEntryForm({ animal, due, entry: stored, onClose }: EntryDialogProps) {
  const today = muscatDay(new Date())
  const unit = weightUnitOf(animal.world, animal.entries.find(({ weight }) => weight)?.weight ?? null)
  const [entry, setEntry] = useState<OwnHealthEntry>({
    ...NEW_OWN_ENTRY,
    ...(due ? { kind: due.kind, against: due.against, medicine: due.medicine } : { kind: 'weight' }),
    on: today,
    ...(stored && toldOf(stored, unit)),
  })
  const [files, setFiles] = useState<string[]>(stored?.files ?? [])
  const { submit, ...sending } = useSubmit({
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
  function save() {
    submit({ ...entry, weight: entry.weight && gramsOf(String(entry.weight), unit) })
  }
  return { ...sending, entry, setEntry, files: { files, onChange: setFiles }, unit, today, save }
}

function toldOf(
  { kind, on, against, medicine, batch, nextOn, clinic, finding, weight, note }: OwnEntry,
  unit: WeightUnit,
): OwnHealthEntry {
  const told = { kind, on, against, medicine, batch, nextOn, clinic, finding, note }
  return { ...told, weight: weight === null ? null : typedWeight(weight, unit) }
}
