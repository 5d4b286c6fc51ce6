// A place on the map (W-13): whether it is in Oman, and a link that opens it. Pure.

/** Degrees, WGS 84, with six decimals: a tenth of a metre. */
export type Place = { latitude: number; longitude: number }

/** The box around Oman, Musandam and the islands included. */
export const OMAN = {
  latitude: { min: 16.6, max: 26.6 },
  longitude: { min: 51.9, max: 59.95 },
} as const

export type PlaceFault = 'place-not-found' | 'place-short-link' | 'place-outside-oman'

export function isInOman({ latitude, longitude }: Place): boolean {
  return isWithin(latitude, OMAN.latitude) && isWithin(longitude, OMAN.longitude)
}

function isWithin(degrees: number, { min, max }: { min: number; max: number }): boolean {
  return degrees >= min && degrees <= max
}

export function roundPlace({ latitude, longitude }: Place): Place {
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

/** The place of an order or an account; null where none was given. */
export function placeOf(given: { latitude: number | null; longitude: number | null }): Place | null {
  const { latitude, longitude } = given
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** «23.588000, 58.382900», as every map reads it. */
export function formatPlace({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}

/** Opens the app on a phone and the page elsewhere. */
export function mapUrl({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

/** The same for a place known only by its address. */
export function addressUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
