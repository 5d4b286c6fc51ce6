// The form of the info step: initial values, validation and request (S-CHK-03..05).
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { type PlaceValues, placeValuesOf, wrongPlace } from '#browser/place/place-values.ts'
import { type PlaceOrderRequest, placeOrderRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import type { SessionUser } from '#contract/session.ts'
import type { DeliveryType } from '#domain/delivery.ts'
import { DEFAULT_REGION_ID, findRegion } from '#domain/regions.ts'
import { checkoutText } from '#text/checkout.ts'
import { TERMS_MISSING } from '#text/orders.ts'

export type CheckoutFields = PlaceValues & {
  customerName: string
  customerPhone: string
  /** The value of the select. */
  regionId: string
  wilayat: string
  customerAddress: string
  landmark: string
  customerEmail: string
  customerNotes: string
  deliveryType: DeliveryType
  /** H-06: empty means the earliest day. */
  deliveryDay: string
  acceptedTerms: boolean
}

/** The profile, overridden by the last choice and by the draft stored before a reload. */
export function firstFields(
  user: SessionUser,
  last: Partial<CheckoutFields> | null,
  draft: Partial<CheckoutFields> | null,
): CheckoutFields {
  return {
    customerName: `${user.firstName} ${user.lastName}`.trim(),
    customerPhone: user.phone.replace(/^\+968/, ''),
    regionId: String(DEFAULT_REGION_ID),
    wilayat: '',
    customerAddress: user.address,
    landmark: '',
    customerEmail: user.email,
    customerNotes: '',
    deliveryType: 'office',
    deliveryDay: '',
    acceptedTerms: false,
    ...placeValuesOf(user),
    ...last,
    ...draft,
  }
}

/** The form filled from the order, for "back to edit" (S-CHK-18, X-13). */
export function checkoutFieldsOf(order: Order): Partial<CheckoutFields> {
  return {
    customerName: order.customerName,
    customerPhone: order.customerPhone.replace(/^\+968/, ''),
    regionId: String(order.regionId),
    wilayat: order.wilayat ?? '',
    customerAddress: order.customerAddress,
    landmark: order.landmark ?? '',
    customerEmail: order.customerEmail ?? '',
    customerNotes: order.customerNotes ?? '',
    deliveryType: order.deliveryType,
    deliveryDay: order.deliveryDay ?? '',
    acceptedTerms: order.acceptedTerms,
    ...placeValuesOf(order),
  }
}

/** Receiver and address of the previous order, without what concerned that order alone (S2-04). */
export function contactOfOrder(order: Order): Partial<CheckoutFields> {
  const {
    customerNotes: _notes,
    acceptedTerms: _terms,
    deliveryDay: _day,
    // It may have been the only type offered for those items (S-CHK-06).
    deliveryType: _type,
    ...contact
  } = checkoutFieldsOf(order)
  return contact
}

/** One sentence a field. `needsTerms`: an animal is in the cart. */
export function checkOrder(
  fields: CheckoutFields,
  { needsTerms, unserved }: { needsTerms: boolean; unserved: readonly string[] },
): WrongFields {
  const region = findRegion(Number(fields.regionId))
  return {
    ...(region && unserved.length > 0 && { regionId: checkoutText.unservedRegion(region.nameAr, unserved) }),
    ...(needsTerms && !fields.acceptedTerms && { acceptedTerms: TERMS_MISSING }),
    ...wrongPlace(fields),
    ...wrongFields(placeOrderRequest, orderRequest(fields, { needsTerms }), WORDS),
  }
}

const WORDS = {
  missing: {
    customerName: checkoutText.errors.name,
    customerPhone: checkoutText.errors.phone,
    customerAddress: checkoutText.errors.address,
  },
}

/** Only fields a customer may send; empty ones are omitted. */
export function orderRequest(
  fields: CheckoutFields,
  { needsTerms }: { needsTerms: boolean },
): PlaceOrderRequest {
  const optional = (text: string) => text.trim() || undefined
  return {
    customerName: fields.customerName.trim(),
    customerPhone: fields.customerPhone.trim(),
    customerAddress: fields.customerAddress.trim(),
    landmark: optional(fields.landmark),
    latitude: fields.latitude ?? undefined,
    longitude: fields.longitude ?? undefined,
    secondPhone: optional(fields.secondPhone),
    receiverName: optional(fields.receiverName),
    regionId: Number(fields.regionId),
    wilayat: optional(fields.wilayat),
    customerEmail: optional(fields.customerEmail),
    customerNotes: optional(fields.customerNotes),
    deliveryType: fields.deliveryType,
    ...(needsTerms && { acceptedTerms: fields.acceptedTerms }),
  }
}
