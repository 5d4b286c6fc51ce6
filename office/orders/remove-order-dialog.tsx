import { useQueryClient } from '@tanstack/react-query'
import { call, urlOf } from '#browser/api-client.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { orderDialogText, ordersText } from '#text/admin/orders.ts'

type RemoveOrderDialogProps = {
  order: AdminOrder
  onClose: () => void
  onRemoved?: () => void
}

/** A-ORD-04, X-19: explains the effects of deleting an order before confirming. */
export function RemoveOrderDialog({ order, onClose, onRemoved }: RemoveOrderDialogProps) {
  const queries = useQueryClient()
  return (
    <ConfirmDialog
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
      send={() =>
        call('DELETE /api/admin/orders/:id', { params: order, query: { updatedAt: order.updatedAt } })
      }
      done={ordersText.removed}
      onDone={() => {
        queries.removeQueries({ queryKey: [urlOf('GET /api/admin/orders/:id', { params: order })] })
        onRemoved?.()
      }}
      failed={ordersText.removeFailed}
      refresh={ORDER_READS}
    />
  )
}
