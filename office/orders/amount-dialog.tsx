import { useState } from 'react'
import { wrongFields } from '#browser/form-errors.ts'
import { editOrderRequest } from '#contract/admin/order-requests.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { readRials, ZERO } from '#domain/money.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { transfersText } from '#text/admin/transfers.ts'
import { readRials as amountOf, plainDigits } from '#text/format-price.ts'
import { TextField } from '#ui/text-field.tsx'
import { useOrderChange } from './use-order-change.ts'

/** Another amount arrived: all of it or more closes the transfer, less keeps it open and the customer is mailed. */
export function AmountDialog({
  order,
  open,
  onClose,
}: {
  order: AdminOrder
  open: boolean
  onClose: () => void
}) {
  const { change } = useOrderChange()
  const [typed, setTyped] = useState(
    plainDigits(order.transfer.arrivedAmount ?? order.transfer.statedAmount ?? order.finalAmount),
  )
  const [wrong, setWrong] = useState<string | undefined>()

  function run() {
    const enough = (readRials(typed) ?? ZERO) >= amountOf(order.finalAmount)
    return change(
      order,
      { amount: typed, paymentStatus: enough ? 'verified' : 'reported' },
      enough ? transfersText.verified1 : transfersText.noted,
    )
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={transfersText.amountTitle}
      what={transfersText.amountWhat}
      confirm={transfersText.saveAmount}
      confirming={transfersText.saving}
      variant="solid"
      check={() => {
        const { amount } = wrongFields(editOrderRequest, { amount: typed })
        setWrong(amount)
        return amount === undefined
      }}
      send={run}
    >
      <TextField
        label={transfersText.amount}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        error={wrong}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
