import { useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { baisaOf, readRials, ZERO } from '#domain/money.ts'
import { transfersText } from '#text/admin/transfers.ts'
import { plainDigits } from '#text/format-price.ts'
import { TextField } from '#ui/text-field.tsx'
import { OrderDialog } from './order-dialog.tsx'

/** Another amount arrived: all of it or more closes the transfer, less keeps it open and the customer is mailed. */
export function AmountDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const [typed, setTyped] = useState(
    plainDigits(order.transfer.arrivedAmount ?? order.transfer.statedAmount ?? order.finalAmount),
  )
  const enough = (readRials(typed) ?? ZERO) >= baisaOf(order.finalAmount)
  return (
    <OrderDialog
      order={order}
      request={{ amount: typed, paymentStatus: enough ? 'verified' : 'reported' }}
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
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </OrderDialog>
  )
}
