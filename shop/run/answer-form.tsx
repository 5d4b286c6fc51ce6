import { type FormEvent, useState } from 'react'
import type { DriverStop } from '#contract/runs.ts'
import { FAILURE_REASONS, RUN_LIMITS } from '#domain/runs/delivery-run.ts'
import { isSignature } from '#domain/runs/signature.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { FAILURE_LABELS, runText } from '#text/runs.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Check } from '#ui/icons.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { SignaturePad } from './signature-pad.tsx'
import type { StopDraft } from './use-draft.ts'
import type { RunOnPhone } from './use-run.ts'

type Errors = Partial<Record<keyof StopDraft, string>>

/** What is asked at the door; the server asks the same (W-07). */
export function AnswerForm({
  stop,
  draft,
  onChange,
  onAnswer,
}: {
  stop: DriverStop
  draft: StopDraft
  /** Null: back to the stop. */
  onChange: (by: Partial<StopDraft> | null) => void
  onAnswer: RunOnPhone['answer']
}) {
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState(false)
  const hasDue = stop.due !== NOTHING_DUE
  const isDelivered = draft.outcome === 'delivered'

  function change(by: Partial<StopDraft>) {
    setErrors({})
    onChange(by)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = isDelivered ? findFaults(draft, hasDue) : findReasonFaults(draft)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || pending) return
    setPending(true)
    await onAnswer(stop, toAnswer(draft, hasDue ? stop.due : null), photo)
    onChange(null)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-5 border-t border-line pt-4">
      {isDelivered ? (
        <>
          {hasDue ? (
            <CheckboxField
              label={<b>{runText.cashTaken(stop.due)}</b>}
              checked={draft.hasCash}
              error={errors.hasCash ?? ''}
              onChange={(event) => change({ hasCash: event.currentTarget.checked })}
            />
          ) : null}
          <TextField
            label={runText.receiver}
            autoComplete="off"
            maxLength={RUN_LIMITS.receiver}
            value={draft.receiver}
            error={errors.receiver}
            onChange={(event) => change({ receiver: event.currentTarget.value })}
          />
          <SignaturePad
            strokes={draft.signature}
            error={errors.signature}
            onChange={(signature) => change({ signature })}
          />
        </>
      ) : (
        <>
          <RadioCards
            legend={runText.reason}
            options={REASONS}
            value={draft.reason ?? undefined}
            error={errors.reason ?? ''}
            onChange={(reason) => change({ reason })}
          />
          <TextareaField
            label={runText.note}
            rows={2}
            maxLength={RUN_LIMITS.note}
            value={draft.note}
            error={errors.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </>
      )}
      <PhotoField photo={photo} onChange={setPhoto} />
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" block icon={<Check aria-hidden />} pending={pending}>
          {isDelivered ? runText.confirmDelivered : runText.confirmFailed}
        </Button>
        <Button variant="ghost" block onClick={() => onChange(null)}>
          {runText.cancel}
        </Button>
      </div>
    </form>
  )
}

const NOTHING_DUE = '0.000'
const REASONS = FAILURE_REASONS.map((value) => ({ value, label: FAILURE_LABELS[value] }))

function findFaults({ receiver, signature, hasCash }: StopDraft, hasDue: boolean): Errors {
  return {
    ...(hasDue && !hasCash && { hasCash: runText.cashMissing }),
    ...(receiver.trim() === '' && { receiver: runText.receiverMissing }),
    ...(!isSignature(signature) && { signature: FIELD_FAULTS['signature-missing'] }),
  }
}

function findReasonFaults({ reason, note }: StopDraft): Errors {
  return {
    ...(reason === null && { reason: FIELD_FAULTS['note-missing'] }),
    ...(reason === 'other' && note.trim() === '' && { note: FIELD_FAULTS['note-missing'] }),
  }
}

function toAnswer(
  { outcome, receiver, signature, reason, note }: StopDraft,
  cash: string | null,
): Parameters<RunOnPhone['answer']>[1] {
  return outcome === 'delivered'
    ? { outcome, receiver, signature, cash }
    : { outcome, reason: reason ?? 'other', note }
}
