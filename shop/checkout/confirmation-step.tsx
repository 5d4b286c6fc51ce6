import { OpenSummary, summaryOf } from '#browser/orders/order-summary.tsx'
import { useStore } from '#browser/store/use-store.ts'
import type { Order } from '#contract/orders.ts'
import { OrderDestination } from '#shop/orders/order-destination.tsx'
import { TransferHelp } from '#shop/orders/transfer-panel.tsx'
import { useCopyFailure } from '#shop/orders/use-copy-failure.ts'
import { checkoutText } from '#text/checkout.ts'
import { formatDateTime } from '#text/format-date.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Check, Printer } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NumberText } from '#ui/number-text.tsx'

/** Step three (S-CHK-19): the transfer is reported; explains what happens next. */
export function ConfirmationStep({ order }: { order: Order }) {
  const store = useStore()
  return (
    <div
      data-paper
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_22.5rem] lg:gap-6 print:block"
    >
      <div className="flex min-w-0 flex-col gap-4 print:gap-2">
        <section className="w-birds rounded-block bg-block px-5 py-8 text-center text-world lg:py-10 print:px-0 print:py-0 print:text-start print:text-ink">
          <span className="mx-auto grid size-18 animate-pop place-items-center rounded-pill bg-sun print:hidden">
            <Check strokeWidth={3} className="size-9" />
          </span>
          <h2 className="mt-4 font-display text-h1 font-extrabold text-world print:mt-0 print:text-ink">
            {checkoutText.doneTitle}
          </h2>
          <p className="mt-1 text-lead">{checkoutText.doneLead(store?.replyHours)}</p>
        </section>
        <OrderNumberCard order={order} />
        <Card as="section" className="print:px-0 print:py-1">
          <h2 className="font-display text-h3 font-bold">{checkoutText.nextTitle}</h2>
          <ol className="mt-3 flex flex-col gap-3 print:mt-1 print:gap-0.5">
            {checkoutText.next(store?.replyHours).map((sentence, index) => (
              <li key={sentence} className="flex items-start gap-3">
                <span className="tabular grid size-7 shrink-0 place-items-center rounded-pill bg-brand-soft text-sm font-bold text-brand-ink">
                  {index + 1}
                </span>
                {sentence}
              </li>
            ))}
          </ol>
        </Card>
        <OrderDestination order={order} />
        <TransferHelp payment={order.payment} />
      </div>
      <div className="flex flex-col gap-4">
        <OpenSummary {...summaryOf(order)} />
        <div className="flex flex-col gap-2 print:hidden">
          <LinkButton to={`/orders/${order.orderNumber}`} size="lg" block>
            {checkoutText.viewOrder}
          </LinkButton>
          <LinkButton to="/products" variant="soft" block>
            {checkoutText.continueShopping}
          </LinkButton>
          <Button variant="ghost" size="sm" icon={<Printer />} onClick={() => window.print()}>
            {checkoutText.print}
          </Button>
        </div>
      </div>
    </div>
  )
}

function OrderNumberCard({ order }: { order: Order }) {
  const onFail = useCopyFailure()
  return (
    <Card as="section" className="flex items-center justify-between gap-3 print:px-0 print:py-1">
      <div className="min-w-0">
        <p className="text-sm text-ink-2">{checkoutText.orderNumber}</p>
        <p className="text-lead font-bold text-ink select-all">
          <NumberText>{order.orderNumber}</NumberText>
        </p>
        <p className="text-sm text-ink-3">{myOrdersText.orderedOn(formatDateTime(order.createdAt))}</p>
      </div>
      <span className="print:hidden">
        <CopyButton text={order.orderNumber} describe={checkoutText.orderNumber} onFail={onFail} />
      </span>
    </Card>
  )
}
