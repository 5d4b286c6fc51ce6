import { ChangeFailure } from '#browser/change-failure.tsx'
import type { Order } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

const text = myOrdersText.cancel

type CancelOrderDialogProps = {
  order: Order
  open: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | true
}

/** Explains the consequences before cancelling; the button to keep the order comes first. */
export function CancelOrderDialog({ order, open, onClose, finalFocus }: CancelOrderDialogProps) {
  const cancel = useCancelOrder(order, onClose)
  const close = () => {
    if (!cancel.pending) onClose()
  }
  return (
    <DialogPanel
      open={open}
      onClose={close}
      title={text.title}
      alert
      finalFocus={finalFocus}
      description={
        <>
          {text.order} <bdi className="font-semibold text-ink">{order.orderNumber}</bdi>
        </>
      }
      footer={
        <>
          <Button variant="soft" className="flex-1" disabled={cancel.pending} onClick={close}>
            {text.keep}
          </Button>
          <Button
            variant="danger"
            className="flex-1"
            pending={cancel.pending}
            pendingLabel={text.pending}
            onClick={() => cancel.run()}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-2 ps-5 marker:text-ink-3">
        {text.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <ChangeFailure error={cancel.failure} title={text.failed} className="mt-4" />
    </DialogPanel>
  )
}
