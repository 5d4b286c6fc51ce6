import { sentenceOf } from '#browser/api-client.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { orderDialogText, ordersText } from '#text/admin/orders.ts'
import { useToast } from '#ui/toast.tsx'
import { useOrderChange } from './use-order-change.ts'

/** A-ORD-04, X-19: what deleting an order means, before it is done. */
export function RemoveOrderDialog({
  order,
  open,
  onClose,
  onRemoved,
}: {
  order: AdminOrder
  open: boolean
  onClose: () => void
  onRemoved?: () => void
}) {
  const { remove } = useOrderChange()
  const showToast = useToast()

  async function run() {
    try {
      await remove(order)
      onRemoved?.()
    } catch (error) {
      showToast({ title: ordersText.removeFailed, description: sentenceOf(error), tone: 'danger' })
      throw error
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={orderDialogText.removeTitle(order.orderNumber)}
      what={
        <>
          {orderDialogText.removes}
          {order.status === 'cancelled' ? null : (
            <span className="mt-2 block">{orderDialogText.removesHeld}</span>
          )}
        </>
      }
      confirm={ordersText.remove}
      confirming={orderDialogText.removing}
      onConfirm={run}
    />
  )
}
