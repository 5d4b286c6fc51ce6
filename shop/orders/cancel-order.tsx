import { type RefObject, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Button } from '#ui/button.tsx'
import { usePart } from '#ui/use-part.ts'

const loadDialog = () => import('./cancel-order-dialog.tsx').then((module) => module.CancelOrderDialog)

type CancelOrderProps = { order: Order; possible: boolean; heading: RefObject<HTMLElement | null> }

/**
 * D-04: customers can cancel while the transfer is awaited. The dialog stays mounted until it has closed, though the
 * button is gone by then; the focus then goes to the order's new status.
 */
export function CancelOrder({ order, possible, heading }: CancelOrderProps) {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Dialog = usePart(loadDialog, asking)
  function backTo(): HTMLElement | true {
    if (button.current) return button.current
    // The button is at the end of the page, the changed status at its top.
    heading.current?.scrollIntoView({ block: 'center' })
    return heading.current ?? true
  }

  return (
    <>
      {possible ? (
        <Button
          ref={button}
          variant="danger-ghost"
          block
          className="print:hidden"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {myOrdersText.cancel.ask}
        </Button>
      ) : null}
      {Dialog ? (
        <Dialog order={order} open={asking} onClose={() => setAsking(false)} finalFocus={backTo} />
      ) : null}
    </>
  )
}
