import { type ReactNode, useState } from 'react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { checkChange } from '#domain/orders/check-change.ts'
import { StatusDialog } from './status-dialog.tsx'
import { useOrderMove } from './use-order-change.ts'

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
