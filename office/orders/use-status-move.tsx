import { type ReactNode, useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { checkChange } from '#domain/orders/check-change.ts'
import { useFields } from '#office/form/use-fields.ts'
import { orderDialogText } from '#text/admin/orders.ts'
import { adminListText } from '#text/admin/shell.ts'
import { formatRials } from '#text/format-price.ts'
import { missingItemText, ORDER_STATUS_LABELS } from '#text/orders.ts'
import { TextareaField } from '#ui/textarea-field.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { missingOf, useOrderMove } from './use-order-change.ts'

/** A regular step is taken at once; cancelling, or leaving the regular path, asks first. */
export function useStatusMove(): {
  move: (order: AdminOrder, to: OrderStatus) => void
  dialog: ReactNode
} {
  const { run } = useOrderMove()
  const [requested, setRequested] = useState<{ order: AdminOrder; to: OrderStatus } | null>(null)

  function move(order: AdminOrder, to: OrderStatus) {
    if (to === order.status) return
    if (isFree(order, to)) return void run({ order, request: { status: to } })
    setRequested({ order, to })
  }

  const dialog = requested ? <StatusDialog {...requested} onClose={() => setRequested(null)} /> : null
  return { move, dialog }
}

/** Whether the step needs no confirmation. */
export function isFree(order: AdminOrder, to: OrderStatus): boolean {
  return to !== 'cancelled' && checkChange(order, { status: to, isOverride: false }).ok
}

type StatusDialogProps = { order: AdminOrder; to: OrderStatus; onClose: () => void }

/** Asks for a reason and shows the effects on stock, money and customer. */
function StatusDialog({ order, to, onClose }: StatusDialogProps) {
  const { fields, field } = useFields({ reason: '', note: '' })
  const checked = checkChange(order, { status: to, isOverride: false })
  const offPath = !checked.ok
  const cancels = to === 'cancelled'

  return (
    <OrderDialog
      order={order}
      request={{
        status: to,
        ...fields,
        // Paid and moved back to awaiting: the refund comes first, which the reason explains.
        ...(to === 'pending' && { paymentStatus: 'awaiting' }),
        ...(offPath && { override: true }),
      }}
      onClose={onClose}
      title={orderDialogText.moveTitle(ORDER_STATUS_LABELS[to])}
      what={<Effects order={order} to={to} checked={checked} />}
      confirm={cancels ? orderDialogText.confirmCancel : orderDialogText.confirm}
      confirming={adminListText.saving}
      cancel={cancels ? orderDialogText.keep : undefined}
      variant={cancels ? 'danger' : 'solid'}
    >
      {(wrong, failure) => (
        <div className="flex flex-col gap-4">
          <TextareaField
            label={orderDialogText.reason}
            optional={!offPath}
            hint={orderDialogText.reasonHint}
            rows={2}
            required={offPath}
            {...field('reason', wrong)}
          />
          {cancels ? (
            <TextareaField label={orderDialogText.note} optional rows={2} {...field('note', wrong)} />
          ) : null}
          {missingOf(failure).map((item) => (
            <p key={item.nameArabic} className="text-md font-medium text-danger">
              {missingItemText(item)}
            </p>
          ))}
        </div>
      )}
    </OrderDialog>
  )
}

type EffectsProps = { order: AdminOrder; to: OrderStatus; checked: ReturnType<typeof checkChange> }

function Effects({ order, to, checked }: EffectsProps) {
  const cancels = to === 'cancelled'
  return (
    <>
      {checked.ok ? null : (
        <span className="block">
          {checked.refusal.code === 'payment-not-verified'
            ? orderDialogText.unpaid
            : orderDialogText.offPath(ORDER_STATUS_LABELS[order.status], ORDER_STATUS_LABELS[to])}
        </span>
      )}
      {cancels ? <span className="block">{orderDialogText.cancels}</span> : null}
      {cancels && order.paymentStatus !== 'awaiting' && order.paymentStatus !== 'rejected' ? (
        <span className="mt-2 block font-semibold text-ink">
          {orderDialogText.cancelsPaid(
            order.transfer.arrivedAmount && formatRials(order.transfer.arrivedAmount),
          )}
        </span>
      ) : null}
      {order.status === 'cancelled' ? <span className="mt-2 block">{orderDialogText.backToLife}</span> : null}
    </>
  )
}
