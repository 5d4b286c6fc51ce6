import { useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormProps,
  useForm,
} from 'react-hook-form'
import { resolved, showFieldErrors, type WrongFields } from '#browser/form-errors.ts'
import { type Change, useChange } from '#browser/use-change.ts'
import type { CurrentOf, VersionedAddress } from '#contract/endpoints.ts'

/** The endpoints that save such a record. */
type AddressOf<Stored> = {
  [A in VersionedAddress]: [CurrentOf<A>, Stored] extends [Stored, CurrentOf<A>] ? A : never
}[VersionedAddress]

type SentRecord<Fields, Stored> = { fields: Fields; base: Stored | null; updatedAt: string | undefined }

export type RecordFormOptions<Fields extends FieldValues, Answer, Stored> = Pick<
  Change<SentRecord<Fields, Stored>, Answer>,
  'send' | 'done' | 'onDone' | 'failed' | 'onFailed' | 'refresh'
> &
  Pick<UseFormProps<Fields>, 'shouldFocusError'> & {
    /** Null for a new one. */
    record: Stored | null
    first: Fields & DefaultValues<Fields>
    fieldsOf: (record: Stored) => Fields
    check: (fields: Fields, base: Stored | null) => WrongFields
    /** The names of the fields that somebody else changed. */
    changed?: (base: Stored, current: Stored) => string
    onInvalid?: (errors: FieldErrors<Fields>) => void
  } & (
    | { versioned: AddressOf<Stored>; readCurrent?: never }
    /** For a refusal that carries only a part of the record. */
    | { versioned: VersionedAddress; readCurrent: () => Promise<Stored> }
  )

/**
 * A record's form: creates it, or changes `base`, the version that the form began with; a newer version is a
 * conflict.
 */
export function useRecordForm<Fields extends FieldValues, Answer, Stored extends { updatedAt: string }>({
  record,
  first,
  fieldsOf,
  check,
  changed,
  onInvalid,
  readCurrent,
  shouldFocusError = true,
  ...change
}: RecordFormOptions<Fields, Answer, Stored>) {
  const [{ base, begun }, begin] = useState<{ base: Stored | null; begun: Fields }>({
    base: record,
    begun: first,
  })
  const form = useForm<Fields>({
    defaultValues: first,
    mode: 'onTouched',
    shouldFocusError,
    resolver: (fields) => resolved(fields, check(fields, base)),
  })
  const saving = useChange<Answer, SentRecord<Fields, Stored>, VersionedAddress>({
    onFailed: (error) => showFieldErrors(form, error),
    ...change,
  })
  // The type of `versioned` guarantees that it is a later version of `record`.
  const current = saving.conflict as Stored | null
  const send = (updatedAt = base?.updatedAt) =>
    form.handleSubmit((fields) => saving.run({ fields, base, updatedAt }), onInvalid)
  return {
    form,
    base,
    /** The values that the form began with. */
    begun,
    pending: saving.pending,
    failure: saving.failure,
    submit: send(),
    conflict: base &&
      current && {
        changed: changed?.(base, current) ?? '',
        /** Discards the input in favour of the current version. */
        async onShow() {
          const now = readCurrent ? await readCurrent() : current
          const fields = fieldsOf(now)
          begin({ base: now, begun: fields })
          saving.reset()
          form.reset(fields)
        },
        /** Saves the changed fields over the current version; the others keep their current values. */
        onKeep: () => void send(current.updatedAt)(),
      },
  }
}
