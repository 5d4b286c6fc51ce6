import { useQuery } from '@tanstack/react-query'
import { Banknote, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { freshOf } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { Balance } from '#contract/payments.ts'
import { baisaOf } from '#domain/money.ts'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { paymentsText as text } from '#text/admin/payments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentEntries } from './payment-entries.tsx'

/** The payments of an order (F-01): paid, due or owed amounts, and its ledger entries. */
export function PaymentsCard({ order }: { order: AdminOrderDetail }) {
  const [asking, setAsking] = useState<'in' | 'refund' | null>(null)
  const { balance } = order
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
              <Price amount={balance[name]} className={name === 'paid' ? '' : 'font-bold'} />
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
