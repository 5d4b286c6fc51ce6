// The form of the info step: where its first values come from, what is wrong with it, what is sent (S-CHK-03..05).
import type { Order, PlaceOrderRequest } from '#contract/orders.ts'
import type { SessionUser } from '#contract/session.ts'
import type { DeliveryType } from '#domain/delivery.ts'
import { isEmail } from '#domain/email.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'
import { looksLikeOmanPhone } from '#domain/phone-shape.ts'
import { DEFAULT_REGION_ID, findRegion } from '#domain/regions.ts'
import { checkoutText } from '#text/checkout.ts'
import { CHECKOUT_ERRORS } from '#text/orders.ts'

export type OrderFields = {
  customerName: string
  customerPhone: string
  /** As a select gives it. */
  regionId: string
  wilayat: string
  customerAddress: string
  landmark: string
  customerEmail: string
  customerNotes: string
  deliveryType: DeliveryType
  acceptedTerms: boolean
}

/** What was chosen last time, and what was typed before a reload, go over what the profile says. */
export function firstFields(
  user: SessionUser,
  last: Partial<OrderFields> | null,
  draft: Partial<OrderFields> | null,
): OrderFields {
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
    acceptedTerms: false,
    ...last,
    ...draft,
  }
}

/** "Back to edit": the form as the order has it (S-CHK-18, X-13). */
export function fieldsOfOrder(order: Order): Partial<OrderFields> {
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
    acceptedTerms: order.acceptedTerms,
  }
}

/** One sentence a field, in the order of the form. `needsTerms`: an animal is in the cart. */
export function checkOrder(
  fields: OrderFields,
  { needsTerms, unserved }: { needsTerms: boolean; unserved: readonly string[] },
): Partial<Record<keyof OrderFields, string>> {
  const region = findRegion(Number(fields.regionId))
  const email = fields.customerEmail.trim()
  const wrong: [keyof OrderFields, string | false | undefined][] = [
    ['customerName', blank(fields.customerName) ? checkoutText.errors.name : long('customerName')],
    ['customerPhone', checkPhone(fields.customerPhone)],
    ['regionId', region ? unservedText(region.nameAr, unserved) : CHECKOUT_ERRORS.regionId],
    [
      'customerAddress',
      blank(fields.customerAddress) ? checkoutText.errors.address : long('customerAddress'),
    ],
    ['landmark', long('landmark')],
    ['customerEmail', email !== '' && !isEmail(email) && CHECKOUT_ERRORS.customerEmail],
    ['customerNotes', long('customerNotes')],
    ['acceptedTerms', needsTerms && !fields.acceptedTerms && CHECKOUT_ERRORS.acceptedTerms],
  ]
  return Object.fromEntries(wrong.filter(([, sentence]) => sentence))

  function long(name: keyof OrderFields & keyof typeof ORDER_LIMITS): string | undefined {
    return tooLong(fields[name], ORDER_LIMITS[name])
  }
}

/** S-CHK-03: «معلومات ناقصة» is for what is missing, not for what is wrong. */
export function isIncomplete(fields: OrderFields, { needsTerms }: { needsTerms: boolean }): boolean {
  const required = [fields.customerName, fields.customerPhone, fields.customerAddress]
  return required.some(blank) || (needsTerms && !fields.acceptedTerms)
}

/** Nothing that was pasted is cut off: it stands there, and this says by how much it is too long (conventions 17). */
export function tooLong(text: string, limit: number): string | undefined {
  const { length } = text.trim()
  return length > limit ? checkoutText.errors.tooLong(length, limit) : undefined
}

/** Only what a customer may say; what is empty is left out. */
export function orderRequest(
  fields: OrderFields,
  { needsTerms }: { needsTerms: boolean },
): PlaceOrderRequest {
  const optional = (text: string) => text.trim() || undefined
  return {
    customerName: fields.customerName.trim(),
    customerPhone: fields.customerPhone.trim(),
    customerAddress: fields.customerAddress.trim(),
    landmark: optional(fields.landmark),
    regionId: Number(fields.regionId),
    wilayat: optional(fields.wilayat),
    customerEmail: optional(fields.customerEmail),
    customerNotes: optional(fields.customerNotes),
    deliveryType: fields.deliveryType,
    ...(needsTerms && { acceptedTerms: fields.acceptedTerms }),
  }
}

function checkPhone(text: string): string | false {
  if (blank(text)) return checkoutText.errors.phone
  return !looksLikeOmanPhone(text) && CHECKOUT_ERRORS.customerPhone
}

function unservedText(region: string, unserved: readonly string[]): string | undefined {
  return unserved.length > 0 ? checkoutText.unservedRegion(region, unserved) : undefined
}

function blank(text: string): boolean {
  return text.trim() === ''
}
