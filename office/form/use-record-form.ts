import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from '#browser/form-errors.ts'
import { type Change, useChange } from '#browser/use-change.ts'
import type { CurrentOf, VersionedAddress } from '#contract/endpoints.ts'

/** The endpoints that save such a record. */
export type AddressOf<Stored> = {
  [A in VersionedAddress]: [CurrentOf<A>, Stored] extends [Stored, CurrentOf<A>] ? A : never
}[VersionedAddress]

export type SentRecord<Fields> = { fields: Fields; updatedAt: string | undefined }

/** Saves a record from its dialog: creates it, or changes the version that was read; a newer version is a conflict. */
export function useRecordForm<Fields extends FieldValues, Answer, Stored extends { updatedAt: string }>(
  form: UseFormReturn<Fields>,
  {
    record,
    fieldsOf,
    ...change
  }: Pick<Change<SentRecord<Fields>, Answer>, 'send' | 'done' | 'onDone' | 'refresh'> & {
    record: Stored | null
    fieldsOf: (record: Stored) => Fields
    versioned: AddressOf<Stored>
  },
) {
  const { run, pending, failure, conflict, reset } = useChange<Answer, SentRecord<Fields>, VersionedAddress>({
    ...change,
    onFailed: (error) => showFieldErrors(form, error),
  })
  // The type of `versioned` guarantees that it is a later version of `record`.
  const current = conflict as Stored | null
  const send = (updatedAt = record?.updatedAt) => form.handleSubmit((fields) => run({ fields, updatedAt }))()
  return {
    pending,
    failure,
    submit: () => void send(),
    conflict: current && {
      onShow() {
        reset()
        form.reset(fieldsOf(current))
      },
      onKeep: () => void send(current.updatedAt),
    },
  }
}
