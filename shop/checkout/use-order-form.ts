import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { isIncomplete, resolved, showFieldErrors } from '#browser/form-errors.ts'
import { draftBeforeLocating } from '#browser/place/locate.ts'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { SessionUser } from '#contract/session.ts'
import { baisa } from '#domain/money.ts'
import { findRegion } from '#domain/regions.ts'
import { acceptPrices } from '#shop/cart/seen-prices.ts'
import { chooseDay, chosenDay } from '#shop/delivery/chosen-day.ts'
import { meantDay } from '#shop/delivery/day-choice.tsx'
import { chosenRegion } from '#shop/region/chosen-region.ts'
import { discountOfVoucher, forgetVoucher, type VoucherState } from '#shop/voucher/use-voucher.ts'
import { checkoutText } from '#text/checkout.ts'
import { useToast } from '#ui/toast.tsx'
import { quoteDelivery, unservedItems } from './delivery-quote.ts'
import {
  type CheckoutFields,
  checkOrder,
  checkoutFieldsOf,
  contactOfOrder,
  firstFields,
  orderRequest,
} from './order-form.ts'
import { refusalToast } from './refusal-toast.ts'
import { readCheckoutDraft, readChoice, rememberChoice, storeCheckoutDraft } from './stored-fields.ts'
import { useCartDays } from './use-cart-days.ts'
import type { CheckoutDelivery } from './use-delivery-now.ts'
import { usePlaceOrder } from './use-place-order.ts'

export type OrderFormOptions = {
  user: SessionUser
  cart: Cart
  delivery: CheckoutDelivery
  /** The pending order that is amended. */
  order: Order | null
  /** The previous order, whose contact is prefilled (S2-04). */
  last: Order | null
  voucher: VoucherState
}

export type CheckoutForm = ReturnType<typeof useOrderForm>

/** State of the info step: values, quote, errors and submit. */
export function useOrderForm(options: OrderFormOptions) {
  const { user, cart, order, last, voucher } = options
  const toast = useToast()
  const { run, failure } = usePlaceOrder()
  const needsTerms = cart.items.some((item) => item.product.type === 'animal')
  const [lastContact] = useState(() => last && contactOfOrder(last))
  const [wished] = useState(() => draftBeforeLocating() !== null)
  const { form, fields } = useCheckoutFields(options, lastContact, needsTerms)
  const terms = useDeliveryTerms(options, fields, needsTerms)
  const { quote, unserved, effectiveDay, finalTotal } = terms

  const submit = form.handleSubmit(
    async (typed) => {
      toast(null)
      const deliveryType = quote.deliveryType ?? typed.deliveryType
      await run({
        request: {
          ...orderRequest({ ...typed, deliveryType }, { needsTerms }),
          // The day shown as chosen; while the days are loading, the typed one.
          ...(needsTerms &&
            (effectiveDay || typed.deliveryDay) && { deliveryDay: effectiveDay?.day ?? typed.deliveryDay }),
          ...(voucher.code !== '' && !voucher.error && { voucher: voucher.code }),
        },
        reviewed: finalTotal,
        onPlaced() {
          forgetVoucher()
          // A forced type is not the customer's choice.
          rememberChoice(user.id, quote.forced ? { ...typed, deliveryType: 'office' } : typed)
          acceptPrices(cart)
          chooseDay(null)
        },
      })
    },
    // Errors are shown at their fields, and the first has the focus; a toast only says that something is missing.
    (wrong) =>
      toast(
        isIncomplete(form.getValues(), wrong)
          ? { title: checkoutText.missing, description: checkoutText.missingWhat, tone: 'danger' }
          : null,
      ),
  )

  useShownRefusal(failure, form)
  const known = useKnown(lastContact !== null && order === null && !wished, form, {
    needsTerms,
    isReached: quote.deliveryType !== null && unserved.length === 0,
  })
  return {
    form,
    submit,
    fields,
    needsTerms,
    ...terms,
    error: failure,
    wished,
    ...known,
  }
}

/** What the delivery to the chosen governorate costs, and when it may come. */
function useDeliveryTerms(
  { cart, delivery, voucher }: OrderFormOptions,
  { regionId, deliveryType, deliveryDay }: CheckoutFields,
  needsTerms: boolean,
) {
  const region = findRegion(Number(regionId))
  const quote = quoteDelivery(cart, { regionId: Number(regionId), deliveryType }, delivery)
  const unserved = unservedItems(cart, Number(regionId), delivery)
  const days = useCartDays(cart, Number(regionId), unserved.length === 0)
  const effectiveDay = meantDay(days.days ?? [], deliveryDay)
  const discount = discountOfVoucher(voucher.voucher, quote.fee)
  const finalTotal = baisa(quote.finalTotal - discount)
  // The customer chooses the day of a delivery with an animal (H-06).
  const isDated = needsTerms && unserved.length === 0
  return { region, quote, unserved, days, effectiveDay, discount, finalTotal, isDated }
}

/** The values: those stored on this device, else of the amended order, else of the previous one. */
function useCheckoutFields(
  { user, cart, delivery, order }: OrderFormOptions,
  lastContact: Partial<CheckoutFields> | null,
  needsTerms: boolean,
) {
  // The draft belongs to one order: its consent must not carry over to the next.
  const draftOf = `${user.id} ${order?.orderNumber ?? ''}`
  const form = useForm<CheckoutFields>({
    defaultValues: useMemo(
      () =>
        firstFields(
          user,
          { ...(readChoice(user.id) ?? regionOfThisDevice()), ...lastContact },
          {
            deliveryDay: chosenDay() ?? '',
            ...(order && checkoutFieldsOf(order)),
            ...readCheckoutDraft(draftOf),
          },
        ),
      [user, order, lastContact, draftOf],
    ),
    mode: 'onTouched',
    resolver: (typed) =>
      resolved(
        typed,
        checkOrder(typed, { needsTerms, unserved: unservedItems(cart, Number(typed.regionId), delivery) }),
      ),
  })
  const fields = useWatch({ control: form.control }) as CheckoutFields
  useEffect(() => storeCheckoutDraft(draftOf, fields), [draftOf, fields])
  return { form, fields }
}

/**
 * S2-04: shows prefilled contact data as text, unless it is invalid or the customer wants to change it. The terms are
 * shown each time.
 */
function useKnown(
  fromLast: boolean,
  form: OrderForm,
  { needsTerms, isReached }: { needsTerms: boolean; isReached: boolean },
): { known: boolean; unfold: () => void } {
  const [folded, setFolded] = useState(fromLast)
  const { acceptedTerms: _terms, ...wrong } = checkOrder(form.getValues(), { needsTerms, unserved: [] })
  const { acceptedTerms: _box, ...refused } = form.formState.errors
  const known = folded && isReached && Object.keys(wrong).length === 0 && Object.keys(refused).length === 0
  // Once unfolded it stays so: the form must not collapse while it is being edited.
  useEffect(() => {
    if (!known) setFolded(false)
  }, [known])
  return { known, unfold: () => setFolded(false) }
}

/** a first-time customer may have chosen a governorate on a product page. */
function regionOfThisDevice(): Partial<CheckoutFields> | null {
  const region = chosenRegion()
  return region === null ? null : { regionId: String(region) }
}

type OrderForm = ReturnType<typeof useForm<CheckoutFields>>

/** A refusal is shown at its field, or as a toast if it concerns none (S-CHK-03, S-ERR-10, S-ERR-13). */
function useShownRefusal(error: Error | null, form: OrderForm): void {
  const toast = useToast()
  useEffect(() => {
    if (!error) return
    showFieldErrors(form, error)
    toast(refusalToast(error))
  }, [error, form, toast])
}
