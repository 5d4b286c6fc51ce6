import { useQuery } from '@tanstack/react-query'
import { PencilLine, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { freshOf } from '#browser/api-client.ts'
import { OpenSummary, summaryOf } from '#browser/orders/order-summary.tsx'
import { useNow } from '#browser/orders/use-now.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { isEditableStatus } from '#domain/order-status.ts'
import { HandoversCard } from '#office/handover/handovers-card.tsx'
import { TransferFactsCard } from '#office/orders/transfers/transfer-facts-card.tsx'
import { PaymentsCard } from '#office/payments/payments-card.tsx'
import { OrderReturns } from '#office/returns/order-returns.tsx'
import { DeliveriesCard } from '#office/runs/deliveries-card.tsx'
import { Page } from '#office/shell/page.tsx'
import { UnreadPage } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { CHANNEL_LABELS, orderEditText, orderPageText, ordersText } from '#text/admin/orders.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CustomerCard } from './customer-card.tsx'
import { DeliveryDayCard } from './delivery-day-card.tsx'
import { LinkCard } from './link-card.tsx'
import { NoItems } from './no-items.tsx'
import { OrderAnimalsCard } from './order-animals-card.tsx'
import { OrderEvents } from './order-events.tsx'
import { OtherOrders } from './other-orders.tsx'
import { RemoveOrderDialog } from './remove-order-dialog.tsx'
import { ShipmentCard } from './shipment-card.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'
import { StatusSelect } from './status-select.tsx'
import { isFree, useStatusMove } from './use-status-move.tsx'

/** One order: status, payments, items, customer and history. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const query = useQuery(freshOf('GET /api/admin/orders/:id', { params: { id } }))
  const { data } = query
  if (data) return <Shown key={data.id} order={data} />
  return (
    <UnreadPage
      query={query}
      height="h-96"
      gone={
        <EmptyState
          title={orderPageText.gone}
          actions={<LinkButton to="/admin/orders">{orderPageText.back}</LinkButton>}
        >
          {orderPageText.goneWhy}
        </EmptyState>
      }
    />
  )
}

function Shown({ order }: { order: AdminOrderDetail }) {
  const navigate = useNavigateHere()
  const now = useNow()
  const { move, dialog } = useStatusMove()
  const [removing, setRemoving] = useState(false)
  const [shipping, setShipping] = useState(false)
  return (
    <Page
      title={order.orderNumber}
      isNumber
      count={orderPageText.placed(formatDateTime(order.createdAt), CHANNEL_LABELS[order.channel])}
      actions={<HeaderActions order={order} onRemove={() => setRemoving(true)} />}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-display text-h3 font-bold">{orderPageText.state}</h2>
            <StatusSelect
              order={order}
              onChoose={(to) => (to === 'shipped' && isFree(order, to) ? setShipping(true) : move(order, to))}
              className="w-44 max-w-full"
            />
          </Card>
          <TransferFactsCard order={order} now={now} />
          <HandoversCard order={order} />
          <OrderReturns order={order} />
          <PaymentsCard order={order} />
          <OrderAnimalsCard order={order} />
          {order.items.length === 0 ? <NoItems /> : null}
          <OpenSummary {...summaryOf(order)} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <CustomerCard order={order} />
          {order.channel === 'counter' ? null : <DeliveryDayCard order={order} now={now} />}
          {hasShipment(order) ? <ShipmentCard order={order} /> : null}
          {hasShipment(order) ? <DeliveriesCard orderId={order.id} /> : null}
          {order.userId === null ? (
            <May need="orders:write">
              <LinkCard order={order} />
            </May>
          ) : null}
          <OrderEvents timeline={order.timeline} />
          {order.userId || order.customerPhone ? <OtherOrders order={order} now={now} /> : null}
        </div>
      </div>
      {dialog}
      {shipping ? <ShipmentDialog order={order} ships onClose={() => setShipping(false)} /> : null}
      {removing ? (
        <RemoveOrderDialog
          order={order}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate('/admin/orders')}
        />
      ) : null}
    </Page>
  )
}

function HeaderActions({ order, onRemove }: { order: AdminOrderDetail; onRemove: () => void }) {
  return (
    <>
      <LinkButton to={`/admin/orders/${order.id}/invoice`} variant="outline" icon={<Printer />}>
        {ordersText.invoice}
      </LinkButton>
      <May need="orders:write">
        {isEditableStatus(order.status) && order.channel !== 'counter' ? (
          <LinkButton to={`/admin/orders/${order.id}/edit`} variant="outline" icon={<PencilLine />}>
            {orderEditText.edit}
          </LinkButton>
        ) : null}
        <Button variant="danger" icon={<Trash2 />} onClick={onRemove}>
          {ordersText.remove}
        </Button>
      </May>
    </>
  )
}

/** Shown from preparation on; a sale over the counter has no shipment. */
function hasShipment({ status, channel }: AdminOrderDetail): boolean {
  return channel !== 'counter' && ['processing', 'shipped', 'delivered'].includes(status)
}
