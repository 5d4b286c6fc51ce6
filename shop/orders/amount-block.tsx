import { useNow } from '#browser/orders/use-now.ts'
import { Price } from '#browser/price/price.tsx'
import type { Order } from '#contract/orders.ts'
import { remainingText, transferText } from '#text/checkout.ts'
import { plainDigits } from '#text/format-price.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Clock } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCopyFailure } from './use-copy-failure.ts'

/** The exact amount, and the deadline until which the stock is reserved (conventions 20, X-56). */
export function AmountBlock({ order }: { order: Order }) {
  const now = useNow()
  const onFail = useCopyFailure()
  const remaining = remainingText(Date.parse(order.payment.expiresAt) - now)
  return (
    <section className="on-deep rounded-block bg-deep px-5 py-5 text-on-deep-2 lg:px-8 lg:py-7">
      <h2 className="text-md font-normal text-on-deep-2">{transferText.amount}</h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <Price
          amount={order.finalAmount}
          className="font-display text-[2.25rem] leading-tight font-extrabold text-on-deep lg:text-[2.75rem]"
        />
        <CopyButton
          text={plainDigits(order.finalAmount)}
          describe={transferText.amountName}
          variant="on-deep"
          onFail={onFail}
        />
      </div>
      {order.items.some(({ lost }) => lost > 0) ? (
        <Notice tone="warn" className="mt-4">
          {transferText.lossOpen}
        </Notice>
      ) : null}
      <p className="mt-4 flex items-start gap-3 border-t border-on-deep/20 pt-4 text-md text-on-deep">
        <Clock className="mt-0.5 size-6 shrink-0" />
        <span>
          {transferText.heldUntil(order.payment.expiresAt)}
          {remaining ? <span className="block text-sm text-on-deep-2">{remaining}</span> : null}
        </span>
      </p>
    </section>
  )
}
