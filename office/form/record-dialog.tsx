import { hasFieldErrors } from '#browser/form-errors.ts'
import { type Conflict, ConflictNotice } from '#office/shell/conflict-notice.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog, type FormDialogProps } from '#office/shell/form-dialog.tsx'

type RecordDialogProps = Omit<FormDialogProps, 'onSubmit' | 'pending'> & {
  /** The form's state (use-record-form.ts). */
  saving: { submit: () => unknown; pending: boolean; conflict: Conflict | null; failure: Error | null }
  failed: string
}

/** The dialog of a record's form: its fields, and below them a conflict, or why it was not saved if no field says so. */
export function RecordDialog({ saving, failed, children, ...dialog }: RecordDialogProps) {
  return (
    <FormDialog {...dialog} onSubmit={() => void saving.submit()} pending={saving.pending}>
      {children}
      {saving.conflict ? <ConflictNotice {...saving.conflict} /> : null}
      <FailureNotice error={hasFieldErrors(saving.failure) ? null : saving.failure} title={failed} />
    </FormDialog>
  )
}
