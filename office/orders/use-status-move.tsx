import { type ReactNode, useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { checkChange } from '#domain/orders/check-change.ts'
import { StatusDialog } from './status-dialog.tsx'
import { useOrderMove } from './use-order-change.ts'

/** A step along the path is taken at once; one that ends an order, or leaves the path, asks first. */
export function useStatusMove(): {
  move: (order: AdminOrder, to: OrderStatus) => void
  dialog: ReactNode
} {
  const { run } = useOrderMove()
  const [asked, setAsked] = useState<{ order: AdminOrder; to: OrderStatus } | null>(null)
  const [open, setOpen] = useState(false)

  function move(order: AdminOrder, to: OrderStatus) {
    if (to === order.status) return
    if (isFree(order, to)) return void run({ order, request: { status: to } })
    setAsked({ order, to })
    setOpen(true)
  }

  const dialog = asked ? (
    <StatusDialog
      key={`${asked.order.id} ${asked.to}`}
      order={asked.order}
      to={asked.to}
      open={open}
      onClose={() => setOpen(false)}
    />
  ) : null
  return { move, dialog }
}

/** Nothing is asked before this step. */
export function isFree(order: AdminOrder, to: OrderStatus): boolean {
  return to !== 'cancelled' && checkChange(order, { status: to, isOverride: false }).ok
}
