import { ListChecks, Plus } from 'lucide-react'
import { useNow } from '#browser/orders/use-now.ts'
import { useChange } from '#browser/use-change.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts'
import { EmptyList } from '#office/list/empty-list.tsx'
import { choicesOf, FilterChips } from '#office/list/filter-chips.tsx'
import { RecordList } from '#office/list/record-list.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { OrderNotice } from '#office/shell/order-notice.tsx'
import { Page } from '#office/shell/page.tsx'
import { May } from '#office/shell/use-may.tsx'
import { orderBulkText } from '#text/admin/order-list.ts'
import { ORDERS, ordersText } from '#text/admin/orders.ts'
import { adminListText } from '#text/admin/shell.ts'
import { formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { ORDER_STATUS_LABELS } from '#text/orders.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useOrderFilters } from './order-address.ts'
import { OrderBulkBar } from './order-bulk-bar.tsx'
import { OrderCard } from './order-card.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderViews } from './order-views.tsx'
import { type Failed, useBulkMove } from './use-bulk-move.ts'
import { useOrderSelection } from './use-order-selection.ts'
import { useStatusMove } from './use-status-move.tsx'

/** A-ORD-01: all orders, newest first; found, filtered and moved from the list. */
export default function OrdersPage() {
  const filters = useOrderFilters()
  const { values, set, filter, narrowed, clear } = filters
  const list = useAdminList('GET /api/admin/orders', values)
  const { move, dialog } = useStatusMove()
  const now = useNow()
  const counts = list.first?.counts
  const items = list.items ?? []
  const order = items.map(({ id }) => id)
  const chosen = useOrderSelection(order, values)
  const { selection, selected, failed, keep } = chosen
  const { move: moveAll, done } = useBulkMove(keep)

  return (
    <Page count={list.items ? formatCount(list.total, ORDERS) : null} actions={<EnterSale />}>
      <OrderFilters filters={filters} counts={counts} />
      <OrderViews values={values} narrowed={narrowed} onChoose={set} />
      <StatusFilter counts={counts?.status} {...filter('status')} />
      <BulkFailures failed={failed} />
      <SelectAll selected={selected.length} total={list.total} onSelect={chosen.selectAll} />
      <RecordList
        label={ordersText.list}
        list={list}
        columns={orderColumns(now, move)}
        idOf={(order) => order.id}
        nameOf={(order) => order.orderNumber}
        selection={selection}
        card={(one) => (
          <OrderCard
            order={one}
            now={now}
            selected={selection.ids.has(one.id)}
            onToggle={(through) => selection.toggle(one.id, order, through)}
            onMove={move}
          />
        )}
        empty={<EmptyList text={ordersText} narrowed={narrowed} onShowAll={clear} />}
      />
      {selected.length > 0 ? (
        <OrderBulkBar
          selected={selected}
          shown={items}
          total={list.total}
          filter={chosen.filter}
          done={done}
          onMove={(status) => moveAll({ ids: selected, status })}
          onRefused={keep}
          onCancel={chosen.clear}
        />
      ) : null}
      {dialog}
    </Page>
  )
}

function EnterSale() {
  return (
    <May need="orders:write">
      <LinkButton to="/admin/orders/new" icon={<Plus />}>
        {ordersText.enter}
      </LinkButton>
    </May>
  )
}

type StatusFilterProps = {
  counts: Record<OrderStatus, number> | undefined
  value: string
  onValue: (status: string) => void
}

function StatusFilter({ counts, ...filter }: StatusFilterProps) {
  const all = counts && ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0)
  return (
    <FilterChips
      label={ordersText.status}
      {...filter}
      choices={[
        { value: '', label: adminListText.all, count: all },
        ...choicesOf(ORDER_STATUSES, ORDER_STATUS_LABELS, counts),
      ]}
    />
  )
}

type SelectAllProps = { selected: number; total: number; onSelect: () => Promise<unknown> }

function SelectAll({ selected, total, onSelect }: SelectAllProps) {
  const { run, pending } = useChange({ send: onSelect, failed: orderBulkText.selectFailed })
  if (selected >= total) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className="self-start"
      icon={<ListChecks />}
      pending={pending}
      pendingLabel={orderBulkText.selecting}
      onClick={() => run()}
    >
      {orderBulkText.selectAll(formatNumber(total))}
    </Button>
  )
}

const MAX_LISTED = 8

/** W-03: the failed orders with their reasons. */
function BulkFailures({ failed }: { failed: Failed }) {
  if (failed.length === 0) return null
  const rest = failed.length - MAX_LISTED
  return (
    <OrderNotice
      title={orderBulkText.notMoved(failed.length)}
      orders={failed
        .slice(0, MAX_LISTED)
        .map(({ id, orderNumber, detail }) => ({ id, name: orderNumber ?? orderBulkText.gone, why: detail }))}
    >
      {rest > 0 ? orderBulkText.others(rest) : null}
    </OrderNotice>
  )
}
