import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { adminListText } from '#text/admin/shell.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { useFirstError } from '#ui/use-first-error.ts'

export type FormDialogProps = {
  open?: boolean | undefined
  onClose: () => void
  onSubmit: () => void
  title: string
  description?: ReactNode
  /** The label of the submit button: «احفظ الجواب». */
  submit: string
  submitting?: string | undefined
  /** The label of the cancel button, if «إلغاء» could be mistaken for the action. */
  cancel?: string | undefined
  variant?: ButtonLook['variant'] | undefined
  pending?: boolean
  disabled?: boolean | undefined
  /** A touch outside does not close it, since the input would be lost. */
  alert?: boolean
  /** Receives the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/**
 * A short form in a dialog: saved, or cancelled with «إلغاء». It cannot be closed while saving. Not
 * autofilled, since its records are of other people.
 */
export function FormDialog({
  open = true,
  onClose,
  onSubmit,
  submit,
  submitting = adminListText.saving,
  cancel = adminListText.cancel,
  variant,
  pending = false,
  disabled = false,
  alert = true,
  children,
  ...panel
}: FormDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const goToFirstError = useFirstError(form)

  function close() {
    if (!pending) onClose()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    // Submit events bubble through portals, so they must not reach the form that opened this dialog.
    event.stopPropagation()
    onSubmit()
    goToFirstError()
  }

  return (
    <DialogPanel
      {...panel}
      open={open}
      alert={alert}
      onClose={close}
      footer={
        <>
          <Button type="submit" form={id} {...{ variant, pending, disabled }} pendingLabel={submitting}>
            {submit}
          </Button>
          <Button variant="outline" onClick={close}>
            {cancel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate autoComplete="off" onSubmit={send} className="flex flex-col gap-4">
        <FrozenFields frozen={pending}>{children}</FrozenFields>
      </form>
    </DialogPanel>
  )
}
