import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#browser/orders/use-now.ts'
import { Price } from '#browser/price/price.tsx'
import type { RefundsDue } from '#contract/admin/payments.ts'
import { CardList } from '#office/list/card-list.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { Page } from '#office/shell/page.tsx'
import { May } from '#office/shell/use-may.tsx'
import { orderPageText } from '#text/admin/orders.ts'
import { paymentsText, refundsText as text } from '#text/admin/payments.ts'
import { formatAgo } from '#text/format-ago.ts'
import { formatRials } from '#text/format-price.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

type Owed = RefundsDue['items'][number]

/** F-02: the customers who are owed money, until the refund is recorded. */
export default function RefundsPage() {
  const list = useAdminList('GET /api/admin/refunds-due', {})
  const [refunding, setRefunding] = useState<Owed | null>(null)
  const now = useNow()
  const sum = list.first?.sum
  return (
    <Page count={sum && list.total > 0 ? text.sum(formatRials(sum)) : null}>
      <div className="flex min-w-0 max-w-4xl flex-col gap-4">
        <p className="text-md text-ink-2">{text.lead}</p>
        <CardList
          label={text.list}
          list={list}
          layout="rows"
          empty={<EmptyState title={text.empty}>{text.emptyWhy}</EmptyState>}
        >
          {(order) => <OwedCard order={order} now={now} onRefund={() => setRefunding(order)} />}
        </CardList>
      </div>
      {refunding ? (
        <PaymentDialog order={refunding} kind="refund" onClose={() => setRefunding(null)} />
      ) : null}
    </Page>
  )
}

function OwedCard({ order, now, onRefund }: { order: Owed; now: number; onRefund: () => void }) {
  const paid = formatRials(order.balance.paid)
  const name = <bdi>{order.customerName || orderPageText.anonymous}</bdi>
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="min-w-0 flex-1 basis-52">
        {order.isDeleted ? (
          <span className="font-semibold text-ink">{name}</span>
        ) : (
          <Link to={`/admin/orders/${order.id}`} className="font-semibold text-ink">
            {name}
          </Link>
        )}
        <p className="text-sm text-ink-3">
          <NumberText>{order.orderNumber}</NumberText>
          {' · '}
          {formatAgo(order.updatedAt, now)}
        </p>
        <p className="text-md">
          {order.isDeleted
            ? text.paidDeleted(paid)
            : order.status === 'cancelled'
              ? text.paidCancelled(paid)
              : text.paidOf(paid, formatRials(order.finalAmount))}
        </p>
      </div>
      <Price amount={order.balance.owed} className="text-lead font-bold text-ink" />
      <May need="orders:write">
        <Button icon={<Undo2 />} onClick={onRefund} className="max-sm:w-full">
          {paymentsText.refund}
        </Button>
      </May>
    </Card>
  )
}
