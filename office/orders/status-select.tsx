import { ChevronDown } from 'lucide-react'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { NEXT_STATUSES, ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { ordersText } from '#text/admin/orders.ts'
import { ORDER_STATUS_LABELS } from '#text/orders.ts'
import { classNames } from '#ui/class-names.ts'

const TONES: Record<OrderStatus, string> = {
  pending: 'bg-warn-soft text-warn',
  confirmed: 'bg-brand-soft text-brand-ink',
  processing: 'bg-brand-soft text-brand-ink',
  shipped: 'bg-brand-soft text-brand-ink',
  delivered: 'bg-ok-soft text-ok',
  cancelled: 'bg-off-soft text-off',
}

type StatusSelectProps = {
  order: Pick<AdminOrder, 'status' | 'orderNumber'>
  onChoose: (status: OrderStatus) => void
  className?: string
}

/** D-04, A-ORD-03: the status and its possible changes: the next steps first, the others with a reason. */
export function StatusSelect({ order, onChoose, className }: StatusSelectProps) {
  const may = useMay()
  if (!may('orders:write'))
    return (
      <span
        className={classNames(
          'inline-flex rounded-pill px-4 py-2 text-sm font-semibold',
          TONES[order.status],
        )}
      >
        {ORDER_STATUS_LABELS[order.status]}
      </span>
    )
  const next = NEXT_STATUSES[order.status]
  const others = ORDER_STATUSES.filter((status) => status !== order.status && !next.includes(status))
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select
        aria-label={ordersText.changeStatus(order.orderNumber)}
        value={order.status}
        onChange={(event) => onChoose(event.currentTarget.value as OrderStatus)}
        className={classNames(
          'min-h-11 w-full cursor-pointer appearance-none rounded-pill border-[1.5px] border-transparent ps-3.5 pe-7.5 text-sm font-semibold hover:border-line-strong',
          TONES[order.status],
        )}
      >
        <option value={order.status}>{ORDER_STATUS_LABELS[order.status]}</option>
        {next.length > 0 ? <Options label={ordersText.nextSteps} statuses={next} /> : null}
        <Options label={ordersText.withReason} statuses={others} />
      </select>
      <ChevronDown
        className={classNames(
          'pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4',
          TONES[order.status],
          'bg-transparent',
        )}
      />
    </span>
  )
}

function Options({ label, statuses }: { label: string; statuses: readonly OrderStatus[] }) {
  return (
    <optgroup label={label} className="bg-surface text-ink">
      {statuses.map((status) => (
        <option key={status} value={status}>
          {ORDER_STATUS_LABELS[status]}
        </option>
      ))}
    </optgroup>
  )
}
