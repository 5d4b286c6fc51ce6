import { ArrowLeftRight, Download, Ellipsis, Printer, Truck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { urlOf } from '#browser/api-client.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { isUndoable, nextOrderStep, type OrderStatus } from '#domain/order-status.ts'
import { MAX_BULK_ORDERS } from '#domain/orders/order-list.ts'
import { BulkBar } from '#office/list/bulk-bar.tsx'
import { CreateRunDialog } from '#office/runs/create-run-dialog.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { orderBulkText, STEP_LABELS } from '#text/admin/order-list.ts'
import { PAPER_LABELS, type Paper } from '#text/admin/order-print.ts'
import { adminRunsText } from '#text/admin/runs.ts'
import { formatNumber } from '#text/format-number.ts'
import { ORDER_STATUS_LABELS } from '#text/orders.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import type { Failed } from './use-bulk-move.ts'

const PAPERS = Object.keys(PAPER_LABELS) as Paper[]
const STEPS = ['processing', 'shipped', 'delivered'] as const

type OrderBulkBarProps = {
  selected: readonly number[]
  /** The orders on the page; the selected ones decide which step is offered first. */
  shown: readonly AdminOrder[]
  /** How many match the filter. If all are selected, they are exported by the filter. */
  total: number
  filter: Record<string, string>
  /** How many have been processed during a bulk change; null if none is running. */
  done: number | null
  onMove: (status: OrderStatus) => void
  /** The orders that a delivery run could not take stay selected. */
  onRefused: (failed: Failed) => void
  onCancel: () => void
}

/** W-03: the actions on the selected orders; the next step of most of them comes first. */
export function OrderBulkBar({
  selected,
  shown,
  total,
  filter,
  done,
  onMove,
  onRefused,
  onCancel,
}: OrderBulkBarProps) {
  const may = useMay()
  const mayWrite = may('orders:write')
  const step = mayWrite ? commonStep(shown.filter(({ id }) => selected.includes(id))) : null
  const [hasRun, setHasRun] = useState(false)
  const isAll = selected.length === total
  const isTooLong = !isAll && selected.length > MAX_BULK_ORDERS
  const exportQuery = isAll ? filter : { ids: selected.join() }
  return (
    <>
      <BulkBar
        summary={orderBulkText.selected(selected.length)}
        detail={
          done === null ? null : orderBulkText.progress(formatNumber(done), formatNumber(selected.length))
        }
        onCancel={onCancel}
        actions={
          <>
            {step ? (
              <Button
                pending={done !== null}
                pendingLabel={orderBulkText.moving}
                onClick={() => onMove(step)}
              >
                {STEP_LABELS[step]}
              </Button>
            ) : null}
            <MoreActions
              selected={selected}
              exportQuery={isTooLong ? null : exportQuery}
              moves={mayWrite ? STEPS.filter((status) => status !== step) : []}
              onMove={onMove}
              onRun={mayWrite ? () => setHasRun(true) : null}
            />
          </>
        }
      />
      {hasRun ? (
        <CreateRunDialog orderIds={selected} onClose={() => setHasRun(false)} onRefused={onRefused} />
      ) : null}
    </>
  )
}

type MoreActionsProps = {
  selected: readonly number[]
  /** Null: too many to be named. */
  exportQuery: Record<string, string> | null
  moves: readonly OrderStatus[]
  onMove: (status: OrderStatus) => void
  onRun: (() => void) | null
}

function MoreActions({ selected, exportQuery, moves, onMove, onRun }: MoreActionsProps) {
  const navigate = useNavigate()
  const papers = PAPERS.map((paper) => ({
    label: PAPER_LABELS[paper],
    icon: <Printer />,
    onSelect: () => navigate(`/admin/orders/print?paper=${paper}`, { state: { ids: selected } }),
  }))
  const exports = (['orders', 'lines'] as const).map((of) => ({
    label: of === 'orders' ? orderBulkText.exportOrders : orderBulkText.exportLines,
    icon: <Download />,
    disabled: exportQuery === null,
    onSelect: () => location.assign(urlOf('GET /api/admin/orders/export', { query: { of, ...exportQuery } })),
  }))
  const run = onRun && { label: adminRunsText.createTitle, icon: <Truck />, onSelect: onRun }
  const steps = moves.map((status) => ({
    label: orderBulkText.moveTo(ORDER_STATUS_LABELS[status]),
    icon: <ArrowLeftRight />,
    onSelect: () => onMove(status),
  }))
  return (
    <span className="relative inline-flex">
      <Menu
        label={orderBulkText.more}
        trigger={<Ellipsis />}
        triggerClassName={buttonClass({ variant: 'on-deep' }, 'px-3!')}
        groups={[papers, exports, [run ?? false, ...steps]]}
      />
    </span>
  )
}

function commonStep(orders: readonly AdminOrder[]): (typeof STEPS)[number] | null {
  const steps = orders.map(nextOrderStep).filter((step) => step !== null && isUndoable(step))
  const count = (step: OrderStatus) => steps.filter((one) => one === step).length
  const [first] = STEPS.toSorted((a, b) => count(b) - count(a))
  return first && count(first) > 0 ? first : null
}
