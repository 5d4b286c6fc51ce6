// Form values for the exact place of a delivery and the alternative contacts (W-13).
import type { Order } from '#contract/orders.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'

export type PlaceValues = {
  latitude: number | null
  longitude: number | null
  /** The typed place while it cannot be parsed. */
  placeText: string
  secondPhone: string
  receiverName: string
}

type KnownPlace = Pick<Order, 'latitude' | 'longitude' | 'secondPhone' | 'receiverName'>

export function placeValuesOf({ latitude, longitude, secondPhone, receiverName }: KnownPlace): PlaceValues {
  return {
    latitude,
    longitude,
    placeText: '',
    secondPhone: (secondPhone ?? '').replace(/^\+968/, ''),
    receiverName: receiverName ?? '',
  }
}

export function hasPlaceValues(values: PlaceValues): boolean {
  return (
    values.latitude !== null ||
    [values.placeText, values.secondPhone, values.receiverName].some((text) => text)
  )
}

/** The part that is sent. */
export function placeRequestOf({ latitude, longitude, secondPhone, receiverName }: PlaceValues) {
  return { latitude, longitude, secondPhone: secondPhone.trim(), receiverName: receiverName.trim() }
}

/** An unparsed place is an error, so that nobody believes it was sent. */
export function wrongPlace({ placeText }: Pick<PlaceValues, 'placeText'>): { placeText?: string } {
  return placeText.trim() ? { placeText: FIELD_FAULTS['place-not-found'] } : {}
}
