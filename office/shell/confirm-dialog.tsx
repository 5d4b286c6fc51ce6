import type { ReactNode } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import { type Change, useChange } from '#browser/use-change.ts'
import { adminListText } from '#text/admin/shell.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { FailureNotice } from './failure-notice.tsx'

/** Asks before something cannot be undone, and says what will happen. What fails stays open and says why. */
export function ConfirmDialog<Answer>({
  open = true,
  onClose,
  title,
  what,
  confirm,
  confirming,
  variant = 'danger',
  check,
  failureText = (why) => why,
  children,
  ...change
}: Omit<Change<void, Answer>, 'versioned' | 'onConflict'> & {
  open?: boolean
  onClose: () => void
  /** The question: «حذف الطلب ALF…؟» */
  title: string
  /** What will happen: to stock, to money, to the customer. */
  what: ReactNode
  /** The action in words, never «نعم»: «حذف الطلب». */
  confirm: string
  confirming: string
  variant?: ButtonLook['variant']
  /** False while the field that the action needs says what is missing. */
  check?: () => boolean
  /** How a failure is said, where the specification has words of its own for it. */
  failureText?: ((why: string) => string) | undefined
  /** A field that the action needs: a reason. */
  children?: ReactNode
}) {
  const { run, pending, failure, reset } = useChange({
    ...change,
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
            onClick={() => check?.() !== false && run()}
          >
            {confirm}
          </Button>
          <Button variant="outline" onClick={close}>
            {adminListText.cancel}
          </Button>
        </>
      }
    >
      {children}
      <FailureNotice error={failure} className="mt-4">
        {failure ? failureText(sentenceOf(failure)) : null}
      </FailureNotice>
    </DialogPanel>
  )
}
