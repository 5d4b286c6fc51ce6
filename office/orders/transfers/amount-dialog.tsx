import { useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { baisaOf, readRials, ZERO } from '#domain/money.ts'
import { OrderDialog } from '#office/orders/order-dialog.tsx'
import { transfersText } from '#text/admin/transfers.ts'
import { plainDigits } from '#text/format-price.ts'
import { TextField } from '#ui/text-field.tsx'

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
