import { useEffect, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { isIncomplete, resolved, showFieldErrors } from '#browser/form-errors.ts'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { SessionUser } from '#contract/session.ts'
import { acceptPrices } from '#shop/cart/seen-prices.ts'
import { chosenRegion } from '#shop/region/chosen-region.ts'
import { checkoutText } from '#text/checkout.ts'
import { useToast } from '#ui/toast.tsx'
import { quoteDelivery, unservedItems } from './delivery-quote.ts'
import { checkOrder, fieldsOfOrder, firstFields, type OrderFields, orderRequest } from './order-form.ts'
import { refusalToast } from './refusal-toast.ts'
import { readChoice, readDraft, rememberChoice, storeDraft } from './stored-fields.ts'
import type { CheckoutDelivery } from './use-delivery-now.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** The info step as a whole: values, what they would cost, what is wrong with them, and sending them. */
export function useOrderForm({
  user,
  cart,
  delivery,
  order,
}: {
  user: SessionUser
  cart: Cart
  delivery: CheckoutDelivery
  order: Order | null
}) {
  const toast = useToast()
  const { run, failure } = usePlaceOrder()
  const needsTerms = cart.items.some((item) => item.product.type === 'animal')
  const form = useForm<OrderFields>({
    defaultValues: useMemo(
      () =>
        firstFields(user, readChoice(user.id) ?? regionOfThisDevice(), {
          ...(order && fieldsOfOrder(order)),
          ...readDraft(user.id),
        }),
      [user, order],
    ),
    mode: 'onTouched',
    resolver: (typed) =>
      resolved(
        typed,
        checkOrder(typed, { needsTerms, unserved: unservedItems(cart, Number(typed.regionId), delivery) }),
      ),
  })
  const fields = useWatch({ control: form.control }) as OrderFields
  useEffect(() => storeDraft(user.id, fields), [user.id, fields])
  const regionId = Number(fields.regionId)
  const quote = quoteDelivery(cart, { regionId, deliveryType: fields.deliveryType }, delivery)
  const unserved = unservedItems(cart, regionId, delivery)

  const submit = form.handleSubmit(
    async (typed) => {
      toast(null)
      const deliveryType = quote.deliveryType ?? typed.deliveryType
      await run({
        request: orderRequest({ ...typed, deliveryType }, { needsTerms }),
        reviewed: quote.finalTotal,
        onPlaced() {
          rememberChoice(user.id, typed)
          acceptPrices(cart)
        },
      })
    },
    // What is wrong stands at its field, which has the focus now; a toast says only that something is missing.
    (wrong) =>
      toast(
        isIncomplete(form.getValues(), wrong)
          ? { title: checkoutText.missing, description: checkoutText.missingWhat, tone: 'danger' }
          : null,
      ),
  )

  useShownRefusal(failure, form)
  return { form, submit, fields, quote, unserved, needsTerms, error: failure }
}

/** who never ordered may still have told a product where they live. */
function regionOfThisDevice(): Partial<OrderFields> | null {
  const region = chosenRegion()
  return region === null ? null : { regionId: String(region) }
}

type OrderForm = ReturnType<typeof useForm<OrderFields>>

/** What the shop refused stands under its field; what no field can mend is a toast (S-CHK-03, S-ERR-10, S-ERR-13). */
function useShownRefusal(error: Error | null, form: OrderForm): void {
  const toast = useToast()
  useEffect(() => {
    if (!error) return
    showFieldErrors(form, error)
    toast(refusalToast(error))
  }, [error, form, toast])
}
