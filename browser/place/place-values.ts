// The exact place of a delivery, and who else is there, as a form holds them (W-13).
import { FIELD_FAULTS } from '#text/accounts.ts'

export type PlaceValues = {
  latitude: number | null
  longitude: number | null
  /** What was typed of a place and could not be read so far. */
  placeText: string
  secondPhone: string
  receiverName: string
}

type KnownPlace = {
  latitude: number | null
  longitude: number | null
  secondPhone: string | null
  receiverName: string | null
}

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

/** What is sent of them. */
export function placeRequestOf({ latitude, longitude, secondPhone, receiverName }: PlaceValues) {
  return { latitude, longitude, secondPhone: secondPhone.trim(), receiverName: receiverName.trim() }
}

/** What is left in the field was not read: nobody is to believe that it was sent. */
export function wrongPlace({ placeText }: Pick<PlaceValues, 'placeText'>): { placeText?: string } {
  return placeText.trim() ? { placeText: FIELD_FAULTS['place-not-found'] } : {}
}
