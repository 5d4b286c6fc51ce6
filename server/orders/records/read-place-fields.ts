// Validates the typed exact place of a delivery and the second contact there (W-13).
import type { PlaceRequest } from '#contract/place-request.ts'
import { parseOmanPhone } from '#domain/phone.ts'
import { placeOf, roundPlace } from '#domain/place.ts'
import type { OrderFacts } from '#server/orders/queries/order-facts.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'

export type PlaceFields = Pick<OrderFacts, 'latitude' | 'longitude' | 'secondPhone' | 'receiverName'>

export const NO_PLACE: PlaceFields = {
  latitude: null,
  longitude: null,
  secondPhone: null,
  receiverName: null,
}

/** Contains only the fields that were sent. `errors` by field. */
export function readPlaceFields(request: PlaceRequest): {
  fields: Partial<PlaceFields>
  errors: Record<string, string[]>
} {
  const { latitude = null, longitude = null, secondPhone, receiverName } = request
  const errors: Record<string, string[]> = {}
  const fields: Partial<PlaceFields> = {}
  if (request.latitude !== undefined || request.longitude !== undefined) {
    const place = placeOf({ latitude, longitude })
    if (!place && latitude !== longitude) errors.latitude = [FIELD_FAULTS['place-not-found']]
    Object.assign(fields, place ? roundPlace(place) : { latitude: null, longitude: null })
  }
  if (secondPhone !== undefined) {
    const phone = secondPhone === '' ? null : parseOmanPhone(secondPhone)?.e164
    if (phone === undefined) errors.secondPhone = [FIELD_FAULTS['phone-invalid']]
    else fields.secondPhone = phone
  }
  if (receiverName !== undefined) fields.receiverName = receiverName || null
  return { fields, errors }
}
