import type { AdminOrder } from '#contract/admin/orders.ts'
import { baisa, baisaOf } from '#domain/money.ts'
import { transfersText } from '#text/admin/transfers.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { Notice, type NoticeTone } from '#ui/notice.tsx'

/** one line that compares the transfer's name and amount with the order's. */
export function MatchNotice({ order }: { order: Pick<AdminOrder, 'transfer'> }) {
  const { tone, text } = describeMatch(order.transfer)
  return (
    <Notice tone={tone} className="min-w-0 flex-1 py-2.5">
      {text}
    </Notice>
  )
}

function describeMatch(transfer: AdminOrder['transfer']): { tone: NoticeTone; text: string } {
  const { match } = transfersText
  const { senderName, nameMatch, amountMatch, arrivedAmount, statedAmount, difference } = transfer
  const knownAmount = arrivedAmount ?? statedAmount
  if (knownAmount !== null && difference !== null && (amountMatch === 'short' || amountMatch === 'over')) {
    const off = formatPrice(baisa(Math.abs(baisaOf(difference))))
    const arrived = arrivedAmount !== null
    if (amountMatch === 'short')
      return {
        tone: 'danger',
        text: (arrived ? match.short : match.statedShort)(formatRials(knownAmount), off),
      }
    return { tone: 'warn', text: (arrived ? match.over : match.statedOver)(formatRials(knownAmount), off) }
  }
  if (nameMatch === 'differs') return { tone: 'warn', text: match.nameDiffers }
  if (nameMatch === 'match') return { tone: 'ok', text: amountMatch === 'match' ? match.both : match.name }
  if (amountMatch === 'match')
    return { tone: 'warn', text: senderName ? match.unclearName(senderName) : match.amountOnly }
  return { tone: 'info', text: senderName ? match.unclearNameOnly(senderName) : match.unknown }
}
