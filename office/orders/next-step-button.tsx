import { ArrowLeft, Check, PackageOpen, Truck } from 'lucide-react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { isFinal, nextOrderStep, type OrderStatus } from '#domain/order-status.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { orderBulkText, STEP_LABELS } from '#text/admin/order-list.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'

const ICONS = { processing: PackageOpen, shipped: Truck, delivered: Check }

type NextStepButtonProps = {
  order: AdminOrder
  onMove: (order: AdminOrder, to: OrderStatus) => void
  className?: string
}

/** W-04: the next step of an order; for a missing payment, a link to the transfer desk. */
export function NextStepButton({ order, onMove, className }: NextStepButtonProps) {
  const may = useMay()
  if (!may('orders:write')) return null
  const step = nextOrderStep(order)
  if (step === 'processing' || step === 'shipped' || step === 'delivered') {
    const Icon = ICONS[step]
    return (
      <Button
        variant="soft"
        size="sm"
        icon={<Icon />}
        onClick={() => onMove(order, step)}
        className={className}
      >
        {STEP_LABELS[step]}
      </Button>
    )
  }
  if (isFinal(order.status) || order.paymentStatus === 'verified') return null
  const stage = order.paymentStatus === 'reported' ? 'reported' : 'awaiting'
  return (
    <LinkButton
      variant="outline"
      size="sm"
      icon={<ArrowLeft />}
      to={`/admin/transfers?stage=${stage}&search=${order.orderNumber}`}
      className={className}
    >
      {orderBulkText.money}
    </LinkButton>
  )
}
