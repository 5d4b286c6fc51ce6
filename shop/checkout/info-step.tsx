import { Link } from 'react-router'
import { FoldedSummary, OpenSummary } from '#browser/orders/order-summary.tsx'
import { linesOfCart } from '#browser/orders/summary-line.ts'
import { NextStepBar } from '#browser/price/next-step-bar.tsx'
import type { ShellStore } from '#browser/store/use-store.ts'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { SessionUser } from '#contract/session.ts'
import { findRegion, REGIONS } from '#domain/regions.ts'
import { canOrder } from '#shop/cart/line-state.ts'
import { OrdersSoon } from '#shop/shell/orders-soon.tsx'
import { checkoutText } from '#text/checkout.ts'
import { priceTerms } from '#text/fill-facts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { sameItems } from './checkout-step.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { unservedItems } from './delivery-quote.ts'
import { OrderErrors } from './order-errors.tsx'
import type { CheckoutDelivery } from './use-delivery-now.ts'
import { useOrderForm } from './use-order-form.ts'

/** Step one (S-CHK-03..09, conventions 18): who, where, how. `order` is the pending one that this amends. */
export function InfoStep(props: {
  user: SessionUser
  cart: Cart
  store: ShellStore
  delivery: CheckoutDelivery
  order: Order | null
}) {
  const { cart, order, store, delivery } = props
  const { form, submit, fields, quote, unserved, needsTerms, error } = useOrderForm(props)
  const { errors, isSubmitting } = form.formState
  const region = findRegion(Number(fields.regionId))
  const orderable = canOrder(cart.items)
  const summary = {
    lines: linesOfCart(cart),
    total: quote.total,
    fee: quote.fee,
    finalTotal: quote.finalTotal,
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
      className="grid items-start gap-4 pb-24 lg:grid-cols-[1fr_22.5rem] lg:gap-6 lg:pb-0"
    >
      <div className="flex min-w-0 flex-col gap-4">
        {order ? (
          <Notice>
            {sameItems(order, cart) ? checkoutText.amending(order.orderNumber) : checkoutText.cartChanged}
          </Notice>
        ) : null}
        <OrderErrors error={error} cart={cart} />
        <Card as="section" className="flex flex-col gap-4">
          <h2 className="font-display text-h2">{order ? checkoutText.amendTitle : checkoutText.infoTitle}</h2>
          <TextField
            label={checkoutText.name}
            autoComplete="name"
            error={errors.customerName?.message}
            {...form.register('customerName')}
          />
          <PhoneField
            label={checkoutText.phone}
            hint={checkoutText.phoneWhy}
            error={errors.customerPhone?.message}
            {...form.register('customerPhone')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={checkoutText.region}
              autoComplete="address-level1"
              error={
                errors.regionId?.message ??
                (region && unserved.length > 0
                  ? checkoutText.unservedRegion(region.nameAr, unserved)
                  : undefined)
              }
              options={regionOptions(cart, delivery)}
              {...form.register('regionId', { onChange: () => form.setValue('wilayat', '') })}
            />
            <SelectField
              label={checkoutText.wilayat}
              optional={checkoutText.optional}
              autoComplete="address-level2"
              placeholder={checkoutText.wilayatNone}
              options={(region?.wilayat ?? []).map((name) => ({ value: name, label: name }))}
              {...form.register('wilayat')}
            />
          </div>
          <TextareaField
            label={checkoutText.address}
            autoComplete="street-address"
            rows={2}
            hint={checkoutText.addressHint}
            error={errors.customerAddress?.message}
            {...form.register('customerAddress')}
          />
          <TextField
            label={checkoutText.landmark}
            optional={checkoutText.optional}
            autoComplete="off"
            hint={checkoutText.landmarkHint}
            error={errors.landmark?.message}
            {...form.register('landmark')}
          />
          <EmailField
            label={checkoutText.email}
            optional={checkoutText.optional}
            autoComplete="email"
            hint={checkoutText.emailHint}
            error={errors.customerEmail?.message}
            {...form.register('customerEmail')}
          />
          <TextareaField
            label={checkoutText.notes}
            optional={checkoutText.optional}
            rows={2}
            hint={checkoutText.notesHint}
            error={errors.customerNotes?.message}
            {...form.register('customerNotes')}
          />
        </Card>
        <Card as="section">
          <DeliveryChoice
            quote={quote}
            region={region?.nameAr ?? ''}
            expected={delivery.delivery.find(({ regionId }) => regionId === region?.id)?.expected ?? null}
            onChange={(type) => form.setValue('deliveryType', type)}
          />
        </Card>
        <FoldedSummary {...summary} className="lg:hidden" />
        <Card as="section" className="py-3 lg:py-4">
          {needsTerms ? (
            <CheckboxField
              label={
                <>
                  {checkoutText.termsBefore}
                  <TermsLink />
                  {checkoutText.termsAfter}
                </>
              }
              error={errors.acceptedTerms?.message}
              {...form.register('acceptedTerms')}
            />
          ) : (
            <p className="text-md">
              {checkoutText.termsLineBefore}
              <TermsLink />
              {checkoutText.termsLineAfter}
            </p>
          )}
        </Card>
        <p className="px-1 text-center text-sm text-ink-3 lg:hidden">{nothingPaidYet}</p>
      </div>
      <OpenSummary {...summary} className="sticky top-6 hidden lg:block">
        <div className="mt-5">{submitButton}</div>
        <p className="mt-3 text-center text-sm text-ink-3">{nothingPaidYet}</p>
      </OpenSummary>
      <NextStepBar label={checkoutText.total} amount={quote.finalTotal}>
        {submitButton}
      </NextStepBar>
    </form>
  )
}

function TermsLink() {
  return (
    <Link to="/terms" target="_blank" className="font-semibold text-brand-ink underline">
      {checkoutText.termsLink}
    </Link>
  )
}

/** where something in the cart does not travel to, the list says so before it is chosen. */
function regionOptions(cart: Cart, delivery: CheckoutDelivery) {
  return REGIONS.map(({ id, nameAr }) => ({
    value: String(id),
    label: unservedItems(cart, id, delivery).length > 0 ? checkoutText.regionNotServed(nameAr) : nameAr,
  }))
}
