// Who an order goes to, as it was typed and as it is written down: the same rules in checkout and in the back office.
import type { PlaceOrderRequest } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { isEmail } from '#domain/email.ts'
import { parseOmanPhone } from '#domain/phone.ts'
import { findRegion } from '#domain/regions.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { CHECKOUT_ERRORS, deliveryLocationText, shippingAddressText } from '#text/orders.ts'
import type { Contact } from './order-rows.ts'

/** a phone that rings in Oman; an e-mail only if it is one. */
export function readContact(
  request: Omit<PlaceOrderRequest, 'deliveryType' | 'acceptedTerms'>,
): Result<Contact, RefusalOf<'invalid-request'>> {
  const errors: Record<string, string[]> = {}
  const phone = parseOmanPhone(request.customerPhone)
  if (!phone) errors.customerPhone = [CHECKOUT_ERRORS.customerPhone]
  if (request.customerEmail !== undefined && !isEmail(request.customerEmail)) {
    errors.customerEmail = [CHECKOUT_ERRORS.customerEmail]
  }
  const region = findRegion(request.regionId)
  if (!region) errors.regionId = [CHECKOUT_ERRORS.regionId]
  if (!phone || !region || Object.keys(errors).length > 0) return refuse({ code: 'invalid-request', errors })
  const wilayat = request.wilayat ?? null
  const landmark = request.landmark ?? null
  const deliveryLocation = deliveryLocationText(region.nameAr, wilayat)
  return ok({
    customerName: request.customerName,
    customerPhone: phone.e164,
    customerEmail: request.customerEmail ?? null,
    customerAddress: request.customerAddress,
    landmark,
    customerNotes: request.customerNotes ?? null,
    regionId: region.id,
    wilayat,
    deliveryLocation,
    shippingAddress: shippingAddressText(request.customerAddress, landmark, deliveryLocation),
  })
}
