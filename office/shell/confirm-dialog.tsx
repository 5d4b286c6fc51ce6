import type { ReactNode } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import { refusedFields, type WrongFields } from '#browser/form-errors.ts'
import type { Change } from '#browser/use-change.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { adminListText } from '#text/admin/shell.ts'
import { FailureNotice } from './failure-notice.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

type ConfirmDialogProps<Answer> = Omit<Change<void, Answer>, 'versioned' | 'onConflict'> &
  Pick<FormDialogProps, 'open' | 'onClose' | 'title' | 'cancel' | 'variant' | 'disabled'> & {
    /** The effects on stock, money and customer. */
    what?: ReactNode
    /** The label of the action: «حذف الطلب», never «نعم». */
    confirm: string
    /** The pending label; defaults to "deleting" for dangerous actions, otherwise "saving". */
    confirming?: string
    /** The errors of the fields that the action needs. */
    check?: () => WrongFields
    failureTitle?: string
    /** The message for a failure, if the specification prescribes one. */
    failureText?: ((why: string) => string) | undefined
    /** Renders the fields that the action needs, such as a reason, with their errors. */
    children?: ReactNode | ((wrong: WrongFields, failure: Error | null) => ReactNode)
  }

/**
 * Asks before a change: explains its effects, takes the fields that it needs, and makes it. After a failure it stays
 * open and shows why.
 */
export function ConfirmDialog<Answer>({
  open,
  onClose,
  title,
  what,
  confirm,
  cancel,
  variant = 'danger',
  confirming = variant === 'danger' ? adminListText.removing : adminListText.saving,
  disabled,
  check = () => ({}),
  failureTitle,
  failureText = (why) => why,
  children,
  ...change
}: ConfirmDialogProps<Answer>) {
  const { submit, pending, wrong, failure, reset } = useSubmit({
    ...change,
    check,
    async onDone(answer) {
      await change.onDone?.(answer)
      onClose()
    },
  })

  // The sentences of the fields too, since not each of them is shown.
  const why = failure && (Object.values(refusedFields(failure)).join(' ') || sentenceOf(failure))

  function close() {
    reset()
    onClose()
  }

  return (
    <FormDialog
      {...{ open, title, cancel, variant, pending, disabled }}
      onClose={close}
      onSubmit={() => submit()}
      description={what}
      submit={confirm}
      submitting={confirming}
    >
      {typeof children === 'function' ? children(wrong, failure) : children}
      <FailureNotice error={failure} title={failureTitle}>
        {why && failureText(why)}
      </FailureNotice>
    </FormDialog>
  )
}
