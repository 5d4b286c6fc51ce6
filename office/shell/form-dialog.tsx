import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { adminListText } from '#text/admin/shell.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { useFirstError } from '#ui/use-first-error.ts'

/** A short form over its page: saved, or left with «إلغاء». While it is being saved it stays open. */
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
  /** What the form does, in words: «احفظ الجواب». */
  submit: string
  submitting?: string
  pending?: boolean
  disabled?: boolean
  /** A touch outside does not close it: what was typed would be lost. */
  alert?: boolean
  /** What has the focus first; without it the first control. */
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
    // Dialogs are children of the forms that open them, whose own submission this is not.
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
