// Validates the typed recipient of an order, by the same rules in checkout and in the office.
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { parseOmanPhone } from '#domain/phone.ts'
import { findRegion } from '#domain/regions.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { deliveryLocationText, shippingAddressText } from '#text/orders.ts'
import type { Contact } from './order-content.ts'
import { NO_PLACE, readPlaceFields } from './read-place-fields.ts'

type ContactRequest = Omit<PlaceOrderRequest, 'deliveryType' | 'acceptedTerms' | 'customerPhone'> & {
  /** Undefined: none given, as at the counter. */
  customerPhone: string | undefined
}

/** an Omani phone number. */
export function readContact(request: ContactRequest): Result<Contact, RefusalOf<'invalid-request'>> {
  const { fields, errors } = readPlaceFields(request)
  const phone = request.customerPhone === undefined ? '' : parseOmanPhone(request.customerPhone)?.e164
  if (phone === undefined) errors.customerPhone = [FIELD_FAULTS['order-phone-invalid']]
  const region = findRegion(request.regionId)
  if (!region) errors.regionId = [FIELD_FAULTS['region-unknown']]
  if (phone === undefined || !region || Object.keys(errors).length > 0)
    return refuse({ code: 'invalid-request', errors })
  const wilayat = request.wilayat ?? null
  const landmark = request.landmark ?? null
  const deliveryLocation = deliveryLocationText(region.nameAr, wilayat)
  return ok({
    customerName: request.customerName,
    customerPhone: phone,
    customerEmail: request.customerEmail ?? null,
    customerAddress: request.customerAddress,
    landmark,
    customerNotes: request.customerNotes ?? null,
    regionId: region.id,
    wilayat,
    deliveryLocation,
    shippingAddress: shippingAddressText(request.customerAddress, landmark, deliveryLocation),
    ...NO_PLACE,
    ...fields,
  })
}
