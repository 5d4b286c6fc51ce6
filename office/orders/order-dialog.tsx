import type { ComponentProps } from 'react'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { editOrderRequest } from '#contract/admin/order-requests.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { type OrderMove, useOrderChange } from './use-order-change.ts'

type OrderDialogProps = OrderMove &
  Omit<ComponentProps<typeof ConfirmDialog<AdminOrder>>, 'send' | 'done' | 'onDone' | 'refresh' | 'check'> & {
    /** Validation beyond the request's schema. */
    check?: () => WrongFields
  }

/** Confirms a change of an order, with validation errors at the fields. */
export function OrderDialog({ order, request, done, check, ...dialog }: OrderDialogProps) {
  const change = useOrderChange()
  const move = { order, request, done }
  return (
    <ConfirmDialog
      {...dialog}
      check={() => ({ ...wrongFields(editOrderRequest, request), ...check?.() })}
      send={() => change.send(move)}
      done={(now) => change.done(now, move)}
      onDone={change.onDone}
      refresh={change.refresh}
    />
  )
}
