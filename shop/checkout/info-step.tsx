import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { FoldedSummary, OpenSummary, type SummaryProps } from '#browser/orders/order-summary.tsx'
import { linesOfCart } from '#browser/orders/summary-line.ts'
import { NextStepBar } from '#browser/price/next-step-bar.tsx'
import type { ShellStore } from '#browser/store/use-store.ts'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import { canOrder } from '#shop/cart/line-state.ts'
import { OrdersSoon } from '#shop/cart/orders-soon.tsx'
import { useCartBusy } from '#shop/cart/use-cart-changes.ts'
import { useVoucher } from '#shop/voucher/use-voucher.ts'
import { VoucherField } from '#shop/voucher/voucher-field.tsx'
import { checkoutText as text } from '#text/checkout.ts'
import { priceTerms } from '#text/price-terms.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { sameItems } from './checkout-step.ts'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DeliveryDay } from './delivery-day.tsx'
import { KnownContact } from './known-contact.tsx'
import { OrderErrors } from './order-errors.tsx'
import type { CheckoutFields } from './order-form.ts'
import { type CheckoutForm, type OrderFormOptions, useOrderForm } from './use-order-form.ts'

type InfoStepProps = Omit<OrderFormOptions, 'voucher'> & { store: ShellStore }

/** Step one: receiver, address and delivery (S-CHK-03..09, conventions 18). */
export function InfoStep(props: InfoStepProps) {
  const { cart, order, store } = props
  const voucher = useVoucher(cart, useCartBusy(), order?.voucherCode)
  const checkout = useOrderForm({ ...props, voucher })
  const { form, fields, finalTotal, isDated } = checkout
  const summary = summaryOfCart(cart, checkout, voucher.voucher?.code ?? null)
  const nothingPaidYet = `${priceTerms(store)}. ${text.nothingPaidYet}`
  const submitButton = store.ready ? (
    <SubmitOrder cart={cart} isAmended={order !== null} pending={form.formState.isSubmitting} />
  ) : (
    <OrdersSoon />
  )

  return (
    <form
      noValidate
      method="post"
      onSubmit={checkout.submit}
      className="grid grid-cols-1 items-start gap-4 pb-24 lg:grid-cols-[1fr_22.5rem] lg:gap-6 lg:pb-0"
    >
      <div className="flex min-w-0 flex-col gap-4">
        {order ? <AmendNotice order={order} cart={cart} /> : null}
        <OrderErrors error={checkout.error} cart={cart} />
        <FrozenFields frozen={form.formState.isSubmitting}>
          <Contact {...props} checkout={checkout} />
          {isDated ? (
            <DeliveryDay
              days={checkout.days}
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
            <Terms form={form} needed={checkout.needsTerms} />
          </Card>
        </FrozenFields>
        <p className="px-1 text-center text-sm text-ink-3 lg:hidden">{nothingPaidYet}</p>
      </div>
      <OpenSummary {...summary} className="sticky top-6 hidden lg:block">
        <div className="mt-5">{submitButton}</div>
        <p className="mt-3 text-center text-sm text-ink-3">{nothingPaidYet}</p>
      </OpenSummary>
      <NextStepBar label={text.total} amount={finalTotal}>
        {submitButton}
      </NextStepBar>
    </form>
  )
}

function summaryOfCart(
  cart: Cart,
  { quote: { total, fee }, discount, finalTotal }: CheckoutForm,
  code: string | null,
): SummaryProps {
  const lines = linesOfCart(cart)
  return { lines, total, fee, discount: { amount: discount, code }, finalTotal, freeDelivery: fee === 0 }
}

function AmendNotice({ order, cart }: { order: Order; cart: Cart }) {
  const isSame = sameItems(order, cart)
  return <Notice>{isSame ? text.amending(order.orderNumber) : text.cartChanged}</Notice>
}

/** Receiver, address and delivery: as text if the previous order says them, otherwise as fields. */
function Contact({ cart, order, delivery, checkout }: InfoStepProps & { checkout: CheckoutForm }) {
  const { form, fields, region, quote, unserved, isDated } = checkout
  if (checkout.known && region) {
    return (
      <KnownContact
        fields={fields}
        region={region}
        quote={quote}
        isDated={isDated}
        onChange={checkout.unfold}
      />
    )
  }
  return (
    <>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="font-display text-h2">{order ? text.amendTitle : text.infoTitle}</h2>
        <FormProvider {...form}>
          <ContactFields
            form={form}
            region={region}
            unserved={unserved}
            cart={cart}
            delivery={delivery}
            wished={checkout.wished}
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
  )
}

function SubmitOrder({ cart, isAmended, pending }: { cart: Cart; isAmended: boolean; pending: boolean }) {
  return (
    <Button
      type="submit"
      size="lg"
      block
      disabled={!canOrder(cart.items)}
      pending={pending}
      pendingLabel={text.submitting}
    >
      {isAmended ? text.resubmit : text.submit}
    </Button>
  )
}

/** A component of its own, so that its checkbox registers after the fields and is not focused before them. */
function Terms({ form, needed }: { form: UseFormReturn<CheckoutFields>; needed: boolean }) {
  if (!needed) {
    return (
      <p className="text-md">
        {text.termsLineBefore}
        <TermsLink />
        {text.termsLineAfter}
      </p>
    )
  }
  return (
    <CheckboxField
      label={
        <>
          {text.termsBefore}
          <TermsLink />
          {text.termsAfter}
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
      {text.termsLink}
    </Link>
  )
}
