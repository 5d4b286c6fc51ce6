import type { Order } from '#contract/orders.ts'
import { baisaOf } from '#domain/money.ts'
import { formatRials } from '#text/format-price.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'

const text = myOrdersText.balance

/** The remaining amount after a partial payment, or the refund that is due or done (F-01, F-02). */
export function BalanceNotice({ order: { balance } }: { order: Order }) {
  const isPositive = (name: keyof Order['balance']) => baisaOf(balance[name]) > 0
  if (isPositive('owed')) return <Notice title={text.owed(formatRials(balance.owed))}>{text.owedWhy}</Notice>
  if (isPositive('due') && isPositive('paid'))
    return (
      <Notice tone="warn" title={text.due(formatRials(balance.due))}>
        {text.paid(formatRials(balance.paid))}
      </Notice>
    )
  if (isPositive('refunded')) return <Notice tone="ok">{text.refunded(formatRials(balance.refunded))}</Notice>
  return null
}
