import { useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { baisaOf, readRials, ZERO } from '#domain/money.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { useFields } from '#office/form/use-fields.ts'
import { OrderDialog } from '#office/orders/order-dialog.tsx'
import { adminListText } from '#text/admin/shell.ts'
import { transfersText } from '#text/admin/transfers.ts'
import { plainDigits } from '#text/format-price.ts'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** Records a different amount: the full sum or more closes the transfer; less keeps it open and mails the customer. */
export function AmountDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const [typedAmount, setAmount] = useState(
    plainDigits(order.transfer.arrivedAmount ?? order.transfer.statedAmount ?? order.finalAmount),
  )
  const enough = (readRials(typedAmount) ?? ZERO) >= baisaOf(order.finalAmount)
  return (
    <OrderDialog
      order={order}
      request={{ amount: typedAmount, paymentStatus: enough ? 'verified' : 'reported' }}
      done={enough ? transfersText.verified1 : transfersText.noted}
      onClose={onClose}
      title={transfersText.amountTitle}
      what={transfersText.amountWhat}
      confirm={transfersText.saveAmount}
      variant="solid"
    >
      {(wrong) => (
        <TextField
          label={transfersText.amount}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          error={wrong.amount}
          value={typedAmount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      )}
    </OrderDialog>
  )
}

/** records that no money arrived. The order keeps its stock; asks for a reason and a note to the customer. */
export function RejectDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { fields, field } = useFields({ reason: transfersText.rejectReasonDefault, note: '' })
  return (
    <OrderDialog
      order={order}
      request={{
        paymentStatus: 'rejected',
        reason: fields.reason.trim() || transfersText.rejectReasonDefault,
        note: fields.note,
      }}
      done={transfersText.rejected1}
      onClose={onClose}
      title={transfersText.rejectTitle(order.orderNumber)}
      what={transfersText.rejectWhat}
      confirm={transfersText.rejectConfirm}
      confirming={adminListText.saving}
    >
      {(wrong) => (
        <div className="flex flex-col gap-4">
          <TextareaField
            label={transfersText.rejectReason}
            rows={2}
            maxLength={ORDER_LIMITS.reason}
            {...field('reason', wrong)}
          />
          <TextareaField
            label={transfersText.rejectNote}
            hint={transfersText.rejectNoteHint}
            optional={transfersText.optional}
            rows={2}
            maxLength={ORDER_LIMITS.reason}
            {...field('note', wrong)}
          />
        </div>
      )}
    </OrderDialog>
  )
}
