import type { Order } from '#contract/orders.ts'
import { baisaOf } from '#domain/money.ts'
import { formatRials } from '#text/format-price.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Notice } from '#ui/notice.tsx'

const text = myOrdersText.balance

/** F-01, F-02: what is still to be paid after a part of it, what goes back, and what went back. */
export function BalanceNotice({ order: { balance } }: { order: Order }) {
  const isSome = (name: keyof Order['balance']) => baisaOf(balance[name]) > 0
  if (isSome('owed')) return <Notice title={text.owed(formatRials(balance.owed))}>{text.owedWhy}</Notice>
  if (isSome('due') && isSome('paid'))
    return (
      <Notice tone="warn" title={text.due(formatRials(balance.due))}>
        {text.paid(formatRials(balance.paid))}
      </Notice>
    )
  if (isSome('refunded')) return <Notice tone="ok">{text.refunded(formatRials(balance.refunded))}</Notice>
  return null
}
