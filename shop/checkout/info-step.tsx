import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { FoldedSummary, OpenSummary } from '#browser/orders/order-summary.tsx'
import { linesOfCart } from '#browser/orders/summary-line.ts'
import { NextStepBar } from '#browser/price/next-step-bar.tsx'
import type { ShellStore } from '#browser/store/use-store.ts'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { SessionUser } from '#contract/session.ts'
import { findRegion } from '#domain/regions.ts'
import { canOrder } from '#shop/cart/line-state.ts'
import { OrdersSoon } from '#shop/cart/orders-soon.tsx'
import { useVoucher } from '#shop/voucher/use-voucher.ts'
import { VoucherField } from '#shop/voucher/voucher-field.tsx'
import { checkoutText } from '#text/checkout.ts'
import { priceTerms } from '#text/price-terms.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { sameItems } from './checkout-step.ts'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DeliveryDay } from './delivery-day.tsx'
import { KnownContact } from './known-contact.tsx'
import { OrderErrors } from './order-errors.tsx'
import type { CheckoutFields } from './order-form.ts'
import type { CheckoutDelivery } from './use-delivery-now.ts'
import { useOrderForm } from './use-order-form.ts'

/**
 * Step one: receiver, address and delivery (S-CHK-03..09, conventions 18). `order`: the pending order that is amended.
 */
export function InfoStep(props: {
  user: SessionUser
  cart: Cart
  store: ShellStore
  delivery: CheckoutDelivery
  order: Order | null
  /** The previous order, whose contact is prefilled (S2-04). */
  last: Order | null
}) {
  const { cart, order, store, delivery } = props
  const voucher = useVoucher(cart, order?.voucherCode)
  const {
    form,
    submit,
    fields,
    quote,
    discount,
    finalTotal,
    unserved,
    needsTerms,
    days,
    error,
    known,
    unfold,
    wished,
  } = useOrderForm({ ...props, voucher })
  const { isSubmitting } = form.formState
  const region = findRegion(Number(fields.regionId))
  const isDated = needsTerms && unserved.length === 0
  const orderable = canOrder(cart.items)
  const summary = {
    lines: linesOfCart(cart),
    total: quote.total,
    fee: quote.fee,
    discount: { amount: discount, code: voucher.voucher?.code ?? null },
    finalTotal,
    freeDelivery: quote.fee === 0,
  }
  const nothingPaidYet = `${priceTerms(store)}. ${checkoutText.nothingPaidYet}`
  const submitButton = !store.ready ? (
    <OrdersSoon />
  ) : (
    <Button
      type="submit"
      size="lg"
      block
      disabled={!orderable}
      pending={isSubmitting}
      pendingLabel={checkoutText.submitting}
    >
      {order ? checkoutText.resubmit : checkoutText.submit}
    </Button>
  )

  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-4 pb-24 lg:grid-cols-[1fr_22.5rem] lg:gap-6 lg:pb-0"
    >
      <div className="flex min-w-0 flex-col gap-4">
        {order ? (
          <Notice>
            {sameItems(order, cart) ? checkoutText.amending(order.orderNumber) : checkoutText.cartChanged}
          </Notice>
        ) : null}
        <OrderErrors error={error} cart={cart} />
        {known && region ? (
          <KnownContact fields={fields} region={region} quote={quote} isDated={isDated} onChange={unfold} />
        ) : (
          <>
            <Card as="section" className="flex flex-col gap-4">
              <h2 className="font-display text-h2">
                {order ? checkoutText.amendTitle : checkoutText.infoTitle}
              </h2>
              <FormProvider {...form}>
                <ContactFields
                  form={form}
                  region={region}
                  unserved={unserved}
                  cart={cart}
                  delivery={delivery}
                  wished={wished}
                />
              </FormProvider>
            </Card>
            <Card as="section">
              <DeliveryChoice
                quote={quote}
                region={region?.nameAr ?? ''}
                isDated={isDated}
                expected={delivery.delivery.find(({ regionId }) => regionId === region?.id)?.expected ?? null}
                onChange={(type) => form.setValue('deliveryType', type)}
              />
            </Card>
          </>
        )}
        {isDated ? (
          <DeliveryDay
            days={days}
            chosen={fields.deliveryDay}
            onChoose={(day) => form.setValue('deliveryDay', day)}
          />
        ) : null}
        {store.hasVouchers || voucher.code !== '' ? (
          <Card as="section" className="py-2 lg:py-3">
            <VoucherField state={voucher} />
          </Card>
        ) : null}
        <FoldedSummary {...summary} className="lg:hidden" />
        <Card as="section" className="py-3 lg:py-4">
          <Terms form={form} needed={needsTerms} />
        </Card>
        <p className="px-1 text-center text-sm text-ink-3 lg:hidden">{nothingPaidYet}</p>
      </div>
      <OpenSummary {...summary} className="sticky top-6 hidden lg:block">
        <div className="mt-5">{submitButton}</div>
        <p className="mt-3 text-center text-sm text-ink-3">{nothingPaidYet}</p>
      </OpenSummary>
      <NextStepBar label={checkoutText.total} amount={finalTotal}>
        {submitButton}
      </NextStepBar>
    </form>
  )
}

/** A component of its own, so that its checkbox registers after the fields and is not focused before them. */
function Terms({ form, needed }: { form: UseFormReturn<CheckoutFields>; needed: boolean }) {
  if (!needed) {
    return (
      <p className="text-md">
        {checkoutText.termsLineBefore}
        <TermsLink />
        {checkoutText.termsLineAfter}
      </p>
    )
  }
  return (
    <CheckboxField
      label={
        <>
          {checkoutText.termsBefore}
          <TermsLink />
          {checkoutText.termsAfter}
        </>
      }
      error={form.formState.errors.acceptedTerms?.message}
      {...form.register('acceptedTerms')}
    />
  )
}

function TermsLink() {
  return (
    <Link to="/terms" target="_blank" className="font-semibold text-brand-ink underline">
      {checkoutText.termsLink}
    </Link>
  )
}
