import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { useFirstError } from '#ui/use-first-error.ts'

/** A short form in a dialog: saved, or cancelled with «إلغاء». It cannot be closed while saving. */
export function FormDialog({
  open = true,
  onClose,
  onSubmit,
  title,
  description,
  submit,
  submitting = adminListText.saving,
  pending = false,
  disabled = false,
  alert = true,
  initialFocus,
  children,
}: {
  open?: boolean
  onClose: () => void
  onSubmit: () => void
  title: string
  description?: ReactNode
  /** The label of the submit button: «احفظ الجواب». */
  submit: string
  submitting?: string
  pending?: boolean
  disabled?: boolean
  /** A touch outside does not close it, since the input would be lost. */
  alert?: boolean
  /** Receives the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const formId = useId()
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
      open={open}
      alert={alert}
      onClose={close}
      title={title}
      description={description}
      closeLabel={adminListText.close}
      initialFocus={initialFocus}
      footer={
        <>
          <Button type="submit" form={formId} pending={pending} pendingLabel={submitting} disabled={disabled}>
            {submit}
          </Button>
          <Button variant="outline" onClick={close}>
            {adminListText.cancel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        {children}
      </form>
    </DialogPanel>
  )
}
