import { useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { transfersText } from '#text/admin/transfers.ts'
import { TextareaField } from '#ui/textarea-field.tsx'
import { useOrderChange } from './use-order-change.ts'

/** the money did not come. The order keeps its stock; the owner says why, and what the customer is told. */
export function RejectDialog({
  order,
  open,
  onClose,
}: {
  order: AdminOrder
  open: boolean
  onClose: () => void
}) {
  const { change } = useOrderChange()
  const [reason, setReason] = useState<string>(transfersText.rejectReasonDefault)
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={transfersText.rejectTitle(order.orderNumber)}
      what={transfersText.rejectWhat}
      confirm={transfersText.rejectConfirm}
      confirming={transfersText.saving}
      send={() =>
        change(
          order,
          {
            paymentStatus: 'rejected',
            reason: reason.trim() || transfersText.rejectReasonDefault,
            note: note.trim() || undefined,
          },
          transfersText.rejected1,
        )
      }
    >
      <div className="flex flex-col gap-4">
        <TextareaField
          label={transfersText.rejectReason}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextareaField
          label={transfersText.rejectNote}
          hint={transfersText.rejectNoteHint}
          optional={transfersText.optional}
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
