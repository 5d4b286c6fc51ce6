import type { FieldValues } from 'react-hook-form'
import { type DraftRules, useDraft } from './use-draft.ts'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'

/** A record's form whose input is stored as a draft until it is saved. */
export function useDraftForm<Fields extends FieldValues, Answer, Stored extends { updatedAt: string }>({
  name,
  differ,
  merge,
  ...options
}: RecordFormOptions<Fields, Answer, Stored> & Omit<DraftRules<Fields>, 'first' | 'base'>) {
  const saving = useRecordForm<Fields, Answer, Stored>({
    ...options,
    onDone(answer, sent) {
      draft.end()
      return options.onDone?.(answer, sent)
    },
  })
  const { form, base, begun, conflict } = saving
  const draft = useDraft(form, { name, first: begun, base: base?.updatedAt ?? '', differ, merge })
  return {
    ...saving,
    draft,
    conflict: conflict && {
      ...conflict,
      async onShow() {
        await conflict.onShow()
        // Last, since showing the record counts as typing.
        draft.end()
      },
    },
  }
}
