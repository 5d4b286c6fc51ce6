import '#office/orders/print/invoice.css'
import { CircleCheck, Plus, Printer } from 'lucide-react'
import { useRef } from 'react'
import { InvoiceReceipt } from '#office/orders/print/invoice-receipt.tsx'
import { usePaperLength } from '#office/orders/print/use-paper-length.ts'
import { counterText as text } from '#text/admin/counter.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Key } from './key.tsx'
import type { Sold } from './use-till.ts'

/** After a sale: the change, the receipt, and the button for the next sale, also triggered by Enter. */
export function SoldPanel({ sold: { order, change }, onNext }: { sold: Sold; onNext: () => void }) {
  const roll = useRef<HTMLDivElement>(null)
  usePaperLength(roll, true)
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-5">
      <Card as="section" className="flex flex-col gap-4 print:hidden">
        <p role="status" className="flex items-center gap-3 text-h3 font-bold text-ok">
          <CircleCheck className="size-7 shrink-0" />
          {text.sold}: {formatRials(order.finalAmount)}
        </p>
        <p className="rounded-picture bg-sunken px-4 py-5 text-center font-display text-h1 font-bold text-ink">
          {change > 0 ? text.givenBack(formatPrice(change)) : text.noChange}
        </p>
        <div className="flex flex-wrap gap-3 [&>*]:flex-1">
          <Button size="lg" autoFocus icon={<Plus />} onClick={onNext}>
            {text.fresh}
          </Button>
          <Button size="lg" variant="soft" icon={<Printer />} onClick={() => print()}>
            {text.print} <Key name={text.keys.print} />
          </Button>
        </div>
        <LinkButton to={`/admin/orders/${order.id}`} variant="ghost">
          {text.openOrder}
        </LinkButton>
      </Card>
      <div className="overflow-x-auto pb-4 print:overflow-visible print:pb-0">
        <InvoiceReceipt order={order} ref={roll} />
      </div>
    </div>
  )
}
