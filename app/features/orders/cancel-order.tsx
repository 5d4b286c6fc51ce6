import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { usePart } from '#app/ui/use-part.ts'
import type { Order } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'

const loadDialog = () => import('./cancel-order-dialog.tsx').then((module) => module.CancelOrderDialog)

/** D-04: while the transfer is awaited, whoever thinks better of it cancels by themselves. */
export function CancelOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const Dialog = usePart(loadDialog, asking)
  return (
    <>
      <Button
        variant="danger-ghost"
        block
        className="print:hidden"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {myOrdersText.cancel.ask}
      </Button>
      {Dialog ? <Dialog order={order} open={asking} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
