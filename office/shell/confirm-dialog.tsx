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
  /** What will happen: to stock, to money, to the customer. */
  what: ReactNode
  /** The action in words, never «نعم»: «حذف الطلب». */
  confirm: string
  /** While it is done; without words of its own it is removed, or saved where that is no danger. */
  confirming?: string
  /** The way out in words, where «إلغاء» could be taken for the action. */
  keep?: string | undefined
  variant?: ButtonLook['variant']
  disabled?: boolean
  /** What is wrong with the fields that the action needs. */
  check?: () => WrongFields
  /** How a failure is said, where the specification has words of its own for it. */
  failureText?: ((why: string) => string) | undefined
  /** Fields that the action needs, such as a reason, with what is wrong with them. */
  children?: ReactNode | ((wrong: WrongFields, failure: Error | null) => ReactNode)
}

/** Asks before something cannot be undone, and says what will happen. What fails stays open and says why. */
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
