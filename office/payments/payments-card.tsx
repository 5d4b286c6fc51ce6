import { useQuery } from '@tanstack/react-query'
import { Banknote, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrder, AdminOrderDetail } from '#contract/admin/orders.ts'
import type { Payment } from '#contract/admin/payments.ts'
import type { Balance } from '#contract/payments.ts'
import { addBaisa, baisaOf } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { May, useMay } from '#office/shell/use-may.tsx'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { PAYMENT_LABELS, paymentsText as text } from '#text/admin/payments.ts'
import { formatDate, formatDateTime } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { PAYMENT_METHOD_LABELS } from '#text/payments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

/** The payments of an order (F-01): paid, due or owed amounts, and its ledger entries. */
export function PaymentsCard({ order }: { order: AdminOrderDetail }) {
  const [asking, setAsking] = useState<'in' | 'refund' | null>(null)
  const { balance } = order
  const arrived = addBaisa(baisaOf(balance.paid), baisaOf(balance.refunded))
  const ledger = useQuery(freshOf('GET /api/admin/orders/:id/payments', { params: order }))
  return (
    <TitledCard title={text.title} aside={<BalanceBadge balance={balance} />}>
      <FactList>
        <Fact label={text.total}>
          <Price amount={order.finalAmount} />
        </Fact>
        {FIGURES.map((name) =>
          isPositive(balance[name]) ? (
            <Fact key={name} label={text[name]}>
              <Price
                amount={name === 'paid' ? arrived : balance[name]}
                className={name === 'paid' ? '' : 'font-bold'}
              />
            </Fact>
          ) : null,
        )}
      </FactList>
      {ledger.data ? (
        <PaymentEntries order={order} payments={ledger.data.items} />
      ) : (
        <Unread query={ledger} height="h-14" />
      )}
      <May need="orders:write">
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" icon={<Banknote />} onClick={() => setAsking('in')}>
            {text.record}
          </Button>
          {isPositive(balance.owed) ? (
            <Button icon={<Undo2 />} onClick={() => setAsking('refund')}>
              {text.refund}
            </Button>
          ) : null}
        </div>
      </May>
      {asking ? <PaymentDialog order={order} kind={asking} onClose={() => setAsking(null)} /> : null}
    </TitledCard>
  )
}

const FIGURES = ['paid', 'due', 'owed', 'refunded'] as const

function BalanceBadge({ balance: { paid, due, owed } }: { balance: Balance }) {
  if (isPositive(owed)) return <Badge tone="danger">{text.owed}</Badge>
  if (isPositive(due)) return isPositive(paid) ? <Badge tone="warn">{text.due}</Badge> : null
  return isPositive(paid) ? <Badge tone="ok">{text.settled}</Badge> : null
}

function isPositive(amount: string): boolean {
  return baisaOf(amount) > 0
}

/** Oldest first; a reversed entry is struck through and stays beside its counter-entry. */
function PaymentEntries({
  order,
  payments,
}: {
  order: Pick<AdminOrder, 'id'>
  payments: readonly Payment[]
}) {
  const [reversing, setReversing] = useState<Payment | null>(null)
  const mayReverse = useMay()('orders:write')
  if (payments.length === 0) return <p className="text-md text-ink-3">{text.none}</p>
  return (
    <>
      <ul aria-label={text.ledger} className="flex flex-col divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <li key={payment.id} className="flex items-center gap-3 py-2.5">
            <Entry payment={payment} />
            {mayReverse && payment.reversesId === null && !payment.isReversed ? (
              <IconButton label={text.reverse} icon={<Undo2 />} onClick={() => setReversing(payment)} />
            ) : mayReverse ? (
              <span className="w-12 shrink-0" />
            ) : null}
          </li>
        ))}
      </ul>
      {reversing ? (
        <ConfirmDialog
          onClose={() => setReversing(null)}
          title={text.reverseTitle}
          what={text.reverseWhat(formatRials(reversing.amount))}
          confirm={text.reverse}
          confirming={text.saving}
          send={() =>
            call('POST /api/admin/orders/:id/payments/:paymentId/reverse', {
              params: { id: order.id, paymentId: reversing.id },
            })
          }
          done={text.reversedDone}
          refresh={ORDER_READS}
        />
      ) : null}
    </>
  )
}

function Entry({ payment }: { payment: Payment }) {
  const { kind, method, amount, reference, note, date, reversesId, isReversed } = payment
  return (
    <div className="min-w-0 flex-1">
      <p
        className={classNames(
          'flex flex-wrap justify-between gap-x-3 font-semibold text-ink',
          isReversed && 'line-through opacity-60',
        )}
      >
        <span>
          {reversesId === null ? PAYMENT_LABELS[kind] : text.counterEntry}، {PAYMENT_METHOD_LABELS[method]}
        </span>
        <span className="whitespace-nowrap">
          {kind === 'refund' ? '− ' : null}
          <Price amount={amount} />
        </span>
      </p>
      <p className="wrap-anywhere text-sm text-ink-3">
        {text.by(payment.recordedBy, formatDateTime(payment.recordedAt))}
        {date === muscatDay(new Date(payment.recordedAt))
          ? null
          : ` · ${text.movedOn(formatDate(`${date}T12:00:00Z`))}`}
        {reference ? (
          <>
            {' · '}
            <bdi>{text.reference(reference)}</bdi>
          </>
        ) : null}
        {isReversed ? ` · ${text.reversed}` : null}
      </p>
      {note ? (
        <p className="wrap-anywhere text-sm">
          <bdi>«{note}»</bdi>
        </p>
      ) : null}
    </div>
  )
}
