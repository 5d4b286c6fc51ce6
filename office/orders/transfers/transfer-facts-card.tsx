import { CalendarPlus } from 'lucide-react'
import { PaymentStatusBadge } from '#browser/orders/order-badges.tsx'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { HOUR_MS } from '#domain/duration.ts'
import { useOrderMove } from '#office/orders/use-order-change.ts'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { orderPageText } from '#text/admin/orders.ts'
import { formatAgo, formatDeadline } from '#text/format-ago.ts'
import { formatCount, HOURS } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { MatchNotice } from './match-notice.tsx'
import { TransferActions } from './transfer-actions.tsx'
import { TransferPicture } from './transfer-picture.tsx'

const EXTEND_BY = [24, 48]

/** The payment of an order: expected, stated and received amounts, sender and deadline. */
export function TransferFactsCard({ order, now }: { order: AdminOrderDetail; now: number }) {
  const { transfer, paymentStatus, status } = order
  const open = paymentStatus !== 'verified' && status !== 'cancelled'
  return (
    <TitledCard title={orderPageText.transfer} aside={<PaymentStatusBadge order={order} />}>
      <FactList>
        <Fact label={orderPageText.expected}>
          <Price amount={order.finalAmount} className="font-bold" />
        </Fact>
        <Fact label={orderPageText.stated}>
          {transfer.statedAmount && <Price amount={transfer.statedAmount} />}
        </Fact>
        <Fact label={orderPageText.arrived}>
          {transfer.arrivedAmount && <Price amount={transfer.arrivedAmount} />}
        </Fact>
        {transfer.reportedAt ? (
          <>
            <Fact label={orderPageText.sender}>
              <bdi>{transfer.senderName ?? orderPageText.notSaid}</bdi>
            </Fact>
            <Fact label={orderPageText.reference}>
              <bdi dir="auto">{transfer.reference ?? orderPageText.notSaid}</bdi>
            </Fact>
            <Fact label={orderPageText.reportedAt}>{formatAgo(transfer.reportedAt, now)}</Fact>
          </>
        ) : null}
        <Fact label={orderPageText.deadline}>{open && formatDeadline(order.expiresAt, now)}</Fact>
        {transfer.decidedAt ? (
          <Fact label={orderPageText.decidedAt}>
            {orderPageText.decided(formatDateTime(transfer.decidedAt), transfer.decidedBy)}
          </Fact>
        ) : null}
      </FactList>
      {transfer.image ? <TransferPicture id={transfer.image} className="h-44 w-36" /> : null}
      {open && paymentStatus === 'reported' ? <MatchNotice order={order} /> : null}
      {open ? <TransferActions order={order} /> : null}
      {open ? <Extend order={order} now={now} /> : null}
    </TitledCard>
  )
}

/** more time, counted from the deadline or from now, whichever is later. */
function Extend({ order, now }: { order: AdminOrderDetail; now: number }) {
  const { run } = useOrderMove()
  const from = Math.max(now, Date.parse(order.expiresAt))
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {EXTEND_BY.map((hours) => (
        <Button
          key={hours}
          variant="outline"
          size="sm"
          icon={<CalendarPlus />}
          onClick={() =>
            run({
              order,
              request: { expiresAt: new Date(from + hours * HOUR_MS).toISOString() },
              done: orderPageText.extended,
            })
          }
        >
          {orderPageText.extendBy(formatCount(hours, HOURS))}
        </Button>
      ))}
    </div>
  )
}
