import type { ReactNode } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import type { WrongFields } from '#browser/form-errors.ts'
import type { Change } from '#browser/use-change.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { adminListText } from '#text/admin/shell.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { FailureNotice } from './failure-notice.tsx'

type ConfirmDialogProps<Answer> = Omit<Change<void, Answer>, 'versioned' | 'onConflict'> & {
  open?: boolean
  onClose: () => void
  /** The question: «حذف الطلب ALF…؟» */
  title: string
  /** The effects on stock, money and customer. */
  what: ReactNode
  /** The label of the action: «حذف الطلب», never «نعم». */
  confirm: string
  /** The pending label; defaults to "deleting" for dangerous actions, otherwise "saving". */
  confirming?: string
  /** The label of the cancel button, if «إلغاء» could be mistaken for the action. */
  keep?: string | undefined
  variant?: ButtonLook['variant']
  disabled?: boolean
  /** The errors of the fields that the action needs. */
  check?: () => WrongFields
  /** The message for a failure, if the specification prescribes one. */
  failureText?: ((why: string) => string) | undefined
  /** Renders the fields that the action needs, such as a reason, with their errors. */
  children?: ReactNode | ((wrong: WrongFields, failure: Error | null) => ReactNode)
}

/** Confirms an irreversible action and explains its effects. After a failure it stays open and shows why. */
export function ConfirmDialog<Answer>({
  open = true,
  onClose,
  title,
  what,
  confirm,
  keep = adminListText.cancel,
  variant = 'danger',
  confirming = variant === 'danger' ? adminListText.removing : adminListText.saving,
  disabled = false,
  check = () => ({}),
  failureText = (why) => why,
  children,
  ...change
}: ConfirmDialogProps<Answer>) {
  const { submit, formRef, pending, wrong, failure, reset } = useSubmit({
    ...change,
    check,
    async onDone(answer) {
      await change.onDone?.(answer)
      onClose()
    },
  })

  function close() {
    if (pending) return
    reset()
    onClose()
  }

  return (
    <DialogPanel
      alert
      open={open}
      onClose={close}
      title={title}
      closeLabel={adminListText.close}
      description={what}
      footer={
        <>
          <Button
            variant={variant}
            pending={pending}
            pendingLabel={confirming}
            disabled={disabled}
            onClick={() => submit()}
          >
            {confirm}
          </Button>
          <Button variant="outline" onClick={close}>
            {keep}
          </Button>
        </>
      }
    >
      <div ref={formRef}>{typeof children === 'function' ? children(wrong, failure) : children}</div>
      <FailureNotice error={failure} className="mt-4">
        {failure ? failureText(sentenceOf(failure)) : null}
      </FailureNotice>
    </DialogPanel>
  )
}
