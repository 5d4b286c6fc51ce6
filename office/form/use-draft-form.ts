import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from '#browser/form-errors.ts'
import { type Change, useChange } from '#browser/use-change.ts'
import type { VersionedAddress } from '#contract/endpoints.ts'
import type { Draft } from './draft.ts'
import { useDraft } from './use-draft.ts'
import type { AddressOf, SentRecord } from './use-record-form.ts'

type SentDraft<Fields, Stored> = SentRecord<Fields> & { base: Stored | null }

/** A record's form with a draft. Saves a new record, or the changes since `base`, the version it began with. */
export function useDraftForm<Fields extends FieldValues, Answer, Stored extends { updatedAt: string }>(
  form: UseFormReturn<Fields>,
  {
    name,
    record,
    first,
    fieldsOf,
    differ,
    merge,
    changed,
    onInvalid,
    ...change
  }: Pick<
    Change<SentDraft<Fields, Stored>, Answer>,
    'send' | 'done' | 'onDone' | 'failed' | 'onFailed' | 'refresh'
  > & {
    /** The storage key of its draft: `item:edit-12`. */
    name: string
    record: Stored | null
    first: Fields
    fieldsOf: (record: Stored) => Fields
    differ: (fields: Fields, first: Fields) => boolean
    merge: (draft: Draft<Fields>, now: Fields) => Fields
    /** The names of the fields that somebody else changed. */
    changed?: (base: Stored, current: Stored) => string
    onInvalid?: () => void
    versioned: AddressOf<Stored>
  },
) {
  const [base, setBase] = useState(record)
  const draft = useDraft(form, { name, first, base: base?.updatedAt ?? '', differ, merge })
  const saving = useChange<Answer, SentDraft<Fields, Stored>, VersionedAddress>({
    onFailed: (error) => showFieldErrors(form, error),
    ...change,
    onDone(answer, sent) {
      draft.end()
      return change.onDone?.(answer, sent)
    },
  })
  // The type of `versioned` guarantees that it is a later version of `record`.
  const current = saving.conflict as Stored | null
  const send = (updatedAt = base?.updatedAt) =>
    form.handleSubmit((fields) => saving.run({ fields, base, updatedAt }), onInvalid)
  return {
    ...{ form, base, draft, pending: saving.pending, failure: saving.failure },
    submit: send(),
    conflict: base &&
      current && {
        changed: changed?.(base, current) ?? '',
        /** Discards the input in favour of the current version. */
        onShow() {
          setBase(current)
          saving.reset()
          draft.end()
          form.reset(fieldsOf(current))
        },
        /** Saves the changed fields over the current version; the others keep their current values. */
        onKeep: () => void send(current.updatedAt)(),
      },
  }
}
