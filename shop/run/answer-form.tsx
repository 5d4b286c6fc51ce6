import { type FormEvent, useState } from 'react'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { forgetFlow } from '#browser/handover/flow-key.ts'
import { PhotoField } from '#browser/handover/photo-field.tsx'
import { SignaturePad } from '#browser/handover/signature-pad.tsx'
import { QuantityRow } from '#browser/orders/quantity-row.tsx'
import { useCheck } from '#browser/use-check.ts'
import { type DoorAnswer, doorAnswer } from '#contract/run-request.ts'
import type { DriverStop } from '#contract/runs.ts'
import { FAILURE_REASONS } from '#domain/runs/delivery-run.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { FAILURE_LABELS, runText as text } from '#text/runs.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FieldError } from '#ui/field.tsx'
import { Check } from '#ui/icons.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { HandoverPhoto } from './run-storage.ts'
import { flowKeyOfStop } from './stop-handover.tsx'
import type { RunOnPhone } from './use-run.ts'
import type { StopDraft } from './use-stop-draft.ts'

type AnswerFormProps = {
  stop: DriverStop
  draft: StopDraft
  /** H-07: from the check after which the buyer refused. */
  checkPhotos: HandoverPhoto[]
  /** Null: back to the stop. */
  onChange: (by: Partial<StopDraft> | null) => void
  onAnswer: RunOnPhone['answer']
}

/** The form for a stop; the server applies the same rules (W-07). */
export function AnswerForm({ stop, draft, checkPhotos, onChange, onAnswer }: AnswerFormProps) {
  const [photo, setPhoto] = useState<Blob | null>(null)
  const { wrong, setWrong, passes, formRef } = useCheck()
  const isDelivered = draft.outcome === 'delivered'

  function change(by: Partial<StopDraft>) {
    setWrong({})
    onChange(by)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const answer = toAnswer(stop, draft)
    if (!passes(faultsOf(draft, answer))) return
    await onAnswer(stop, answer, photo, isDelivered ? [] : checkPhotos)
    forgetFlow(flowKeyOfStop(stop))
    onChange(null)
  }

  const fields = { stop, draft, wrong, onChange: change }
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={submit}
      className="mt-4 flex flex-col gap-5 border-t border-line pt-4"
    >
      {isDelivered ? <DeliveredFields {...fields} /> : <FailedFields {...fields} />}
      <PhotoField photo={photo} onChange={setPhoto} />
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" block icon={<Check />}>
          {isDelivered ? text.confirmDelivered : text.confirmFailed}
        </Button>
        <Button variant="ghost" block onClick={() => onChange(null)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

type AnswerFieldsProps = Pick<AnswerFormProps, 'stop' | 'draft'> & {
  wrong: WrongFields
  onChange: (by: Partial<StopDraft>) => void
}

function DeliveredFields({ stop, draft, wrong, onChange }: AnswerFieldsProps) {
  return (
    <>
      {dueOf(stop) ? (
        <CheckboxField
          label={<b>{text.cashTaken(stop.due)}</b>}
          checked={draft.hasCash}
          error={wrong.hasCash}
          onChange={(event) => onChange({ hasCash: event.currentTarget.checked })}
        />
      ) : null}
      <TextField
        label={text.receiver}
        autoComplete="off"
        value={draft.receiver}
        error={wrong.receiver}
        onChange={(event) => onChange({ receiver: event.currentTarget.value })}
      />
      <SignaturePad
        strokes={draft.signature}
        error={wrong.signature}
        onChange={(signature) => onChange({ signature })}
      />
    </>
  )
}

function FailedFields({ stop, draft, wrong, onChange }: AnswerFieldsProps) {
  return (
    <>
      <RadioCards
        legend={text.reason}
        options={stop.animals.length > 0 ? REASONS : REASONS_OF_GOODS}
        value={draft.reason ?? undefined}
        error={wrong.reason}
        onValue={(reason) => onChange({ reason })}
      />
      <LostAnimals stop={stop} draft={draft} error={wrong.lost} onChange={onChange} />
      <TextareaField
        label={text.note}
        rows={2}
        value={draft.note}
        error={wrong.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}

const NOTHING_DUE = '0.000'
const REASONS = FAILURE_REASONS.map((value) => ({ value, label: FAILURE_LABELS[value] }))
const REASONS_OF_GOODS = REASONS.filter(({ value }) => !isMishap(value))

function isMishap(reason: StopDraft['reason']): boolean {
  return reason === 'died' || reason === 'ill'
}

function dueOf({ due }: DriverStop): string | null {
  return due === NOTHING_DUE ? null : due
}

/** H-10: with several animals the driver says which; with one there is nothing to ask. */
function LostAnimals({
  stop,
  draft,
  error,
  onChange,
}: {
  stop: DriverStop
  draft: StopDraft
  error: string | undefined
  onChange: (by: Partial<StopDraft>) => void
}) {
  const lines = animalLines(stop)
  if (!isMishap(draft.reason) || isClear(lines)) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{text.whichAnimals}</legend>
      {lines.map(({ id, nameArabic, left }) => (
        <QuantityRow
          key={id}
          label={nameArabic}
          value={draft.lost?.[id] ?? 0}
          min={0}
          max={left}
          onChange={(quantity) => onChange({ lost: { ...draft.lost, [id]: quantity } })}
        >
          <bdi className="min-w-0 font-medium text-ink">{nameArabic}</bdi>
        </QuantityRow>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  )
}

type AnimalsOfLine = { id: number; nameArabic: string; left: number }

function animalLines({ animals }: DriverStop): AnimalsOfLine[] {
  const lines = new Map<number, AnimalsOfLine>()
  for (const { itemId: id, nameArabic, count } of animals)
    lines.set(id, { id, nameArabic, left: (lines.get(id)?.left ?? 0) + count })
  return [...lines.values()]
}

function isClear(lines: readonly AnimalsOfLine[]): boolean {
  return lines.length === 1 && lines[0]?.left === 1
}

function lostOf(
  stop: DriverStop,
  { reason, lost }: StopDraft,
): { id: number; quantity: number }[] | undefined {
  if (!isMishap(reason)) return undefined
  const lines = animalLines(stop)
  return lines
    .map(({ id, left }) => ({ id, quantity: isClear(lines) ? 1 : Math.min(left, lost?.[id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

function toAnswer(stop: DriverStop, draft: StopDraft): DoorAnswer {
  const { outcome, receiver, signature, reason, note } = draft
  return outcome === 'delivered'
    ? { outcome, receiver, signature, cash: dueOf(stop) }
    : { outcome, reason: reason ?? undefined, lost: lostOf(stop, draft), note }
}

/** Cash and lost animals are validated separately, by the rules of the run. */
function faultsOf({ hasCash }: StopDraft, answer: DoorAnswer): WrongFields {
  return {
    ...wrongFields(doorAnswer, answer, WORDS),
    ...(answer.cash && !hasCash && { hasCash: text.cashMissing }),
    ...(answer.lost?.length === 0 && { lost: text.whichMissing }),
  }
}

const WORDS = { missing: { receiver: text.receiverMissing, reason: FIELD_FAULTS['note-missing'] } }
