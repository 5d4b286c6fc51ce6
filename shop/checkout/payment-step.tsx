import { useId } from 'react'
import { useLocation } from 'react-router'
import { useUploading } from '#browser/files/files-field.tsx'
import { FoldedSummary, OpenSummary, summaryOf } from '#browser/orders/order-summary.tsx'
import { Price } from '#browser/price/price.tsx'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import { AmountBlock } from '#shop/orders/amount-block.tsx'
import { ChangedByShop } from '#shop/orders/changed-by-shop.tsx'
import { wasNotFound } from '#shop/orders/has-lapsed.ts'
import { NotFoundNotice } from '#shop/orders/not-found-notice.tsx'
import { ReportForm } from '#shop/orders/report-form.tsx'
import { NoCardPromise, TransferHelp, TransferPanel } from '#shop/orders/transfer-panel.tsx'
import { checkoutText as text } from '#text/checkout.ts'
import { ActionBar } from '#ui/action-bar.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { scrollOnShow } from '#ui/focus-on-show.ts'
import { Check } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { sameItems } from './checkout-step.ts'
import type { PaymentState } from './use-place-order.ts'
import { useReportTransfer } from './use-report-transfer.ts'

/** Step two (S-CHK-13..18): the transfer and its report. */
export function PaymentStep({ order, cart }: { order: Order; cart: Cart }) {
  const formId = useId()
  const report = useReportTransfer(order)
  const uploading = useUploading()
  const again = wasNotFound(order)
  const isFixed = again || order.changedByShopAt !== null
  const editPath = `/checkout?order=${order.orderNumber}&edit=1`
  const summary = summaryOf(order)

  const actions = (
    <>
      <Button
        type="submit"
        form={formId}
        size="lg"
        block
        icon={<Check />}
        pending={report.pending || uploading}
        pendingLabel={uploading ? text.picture.adding : text.sending}
      >
        {text.sentTitle}
      </Button>
      <Link
        to={isFixed ? `/orders/${order.orderNumber}` : editPath}
        className={buttonClass({ variant: 'ghost', size: 'sm', block: true }, 'mt-1')}
      >
        {isFixed ? text.viewOrder : text.backToEdit}
      </Link>
    </>
  )

  return (
    <div className="grid grid-cols-1 items-start gap-4 pb-34 lg:grid-cols-[1fr_22.5rem] lg:gap-6 lg:pb-0">
      <div className="flex min-w-0 flex-col gap-4">
        {again ? <NotFoundNotice order={order} /> : null}
        <ChangedByShop order={order} />
        {!isFixed && cart.items.length > 0 && !sameItems(order, cart) ? (
          <ChangedCart editPath={editPath} />
        ) : null}
        {isFixed ? null : <ChangedAmount order={order} editPath={editPath} />}
        {report.failure ? <SendFailed order={order} /> : null}
        <AmountBlock order={order} />
        <TransferPanel order={order} />
        <ReportForm id={formId} order={order} pending={report.pending} onSend={report.run} />
        <NoCardPromise />
        <TransferHelp payment={order.payment} />
        <FoldedSummary {...summary} className="lg:hidden" />
      </div>
      <OpenSummary {...summary} className="sticky top-6 hidden lg:block">
        <div className="mt-5">{actions}</div>
      </OpenSummary>
      <ActionBar tall>{actions}</ActionBar>
    </div>
  )
}

/** A price changed between the two steps: points out the new amount to transfer. */
function ChangedAmount({ order, editPath }: { order: Order; editPath: string }) {
  const reviewed = (useLocation().state as PaymentState | null)?.reviewed
  if (!reviewed || reviewed === order.finalAmount) return null
  return (
    <Notice
      tone="warn"
      live
      title={text.amountChangedTitle}
      action={
        <LinkButton to={editPath} size="sm" variant="outline" className="-my-1 shrink-0">
          {text.reviewOrder}
        </LinkButton>
      }
    >
      {text.amountWas} <Price amount={reviewed} /> {text.amountIs}{' '}
      <Price amount={order.finalAmount} className="font-bold" />.
    </Notice>
  )
}

/** the screen stays, with WhatsApp as an alternative. Shown at the top because the form is far below. */
function SendFailed({ order }: { order: Order }) {
  return (
    <div ref={scrollOnShow}>
      <Notice tone="danger" live title={text.sendFailedTitle}>
        <p className="mb-3">{text.sendFailed(order.payment.whatsappUrl !== null)}</p>
        <TransferHelp payment={order.payment} />
      </Notice>
    </div>
  )
}

function ChangedCart({ editPath }: { editPath: string }) {
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton to={editPath} size="sm" variant="outline" className="-my-1 shrink-0">
          {text.updateOrder}
        </LinkButton>
      }
    >
      {text.staleOrder}
    </Notice>
  )
}
