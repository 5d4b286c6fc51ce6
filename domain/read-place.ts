// Parses a pasted place (W-13). Shortened links cannot be read, since nothing is looked up. Pure.

import { ok, type Result, refuse } from '#platform/result.ts'
import { foldDigits } from './fold-arabic.ts'
import { isInOman, type Place, type PlaceFault, roundPlace } from './place.ts'

/** Longer than any message with a link. */
const MAX_PLACE_TEXT = 2000

/** A link of Google, Apple, OpenStreetMap or Waze, also within a message, or two numbers. */
export function readPlace(typed: string): Result<Place, { code: PlaceFault }> {
  const text = decoded(
    foldDigits(typed.slice(0, MAX_PLACE_TEXT))
      .replace(/\p{Cf}/gu, '')
      .replaceAll('٫', '.'),
  )
    .trim()
    .replace(/\s+/g, ' ')
  const found = PATTERNS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const pair = found ? [Number(found[1]), Number(found[2])] : readMinutes(text)
  if (!pair) return refuse({ code: SHORT_LINK.test(text) ? 'place-short-link' : 'place-not-found' })
  const [first = Number.NaN, second = Number.NaN] = pair
  // Latitudes and longitudes of Oman do not overlap, so either order is unambiguous.
  const places = [
    { latitude: first, longitude: second },
    { latitude: second, longitude: first },
  ]
  const place = places.find(isInOman)
  return place ? ok(roundPlace(place)) : refuse({ code: 'place-outside-oman' })
}

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`
const PAIR = String.raw`${DEGREES}[,،;+\s]{1,5}${DEGREES}`

/** Patterns of a pin come before those of a map view. */
const PATTERNS = [
  // Google's address of a place.
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`[?&#]mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|coordinate|destination|daddr|saddr|center)=(?:loc:)?\s*${PAIR}`,
  ),
  new RegExp(`/maps/(?:search|place|dir)/${PAIR}`),
  new RegExp(`@${PAIR}`),
  new RegExp(String.raw`#map=\d{1,2}(?:\.\d+)?/${DEGREES}/${DEGREES}`),
  new RegExp(`^\\s*geo:${PAIR}`),
  new RegExp(String.raw`^\s*\(?\s*${DEGREES}°?\s*[NSش]?\s*[,،;\s]\s*${DEGREES}°?\s*[EWق]?\s*\)?\s*$`, 'i'),
]

const SHORT_LINK =
  /\b(?:goo\.gl|g\.co|maps\.apple|osm\.org\/go|waze\.com\/ul\/h|bit\.ly|t\.co|tinyurl\.com)\b/i

const MINUTES = String.raw`(\d{1,3})°\s*(\d{1,2})['′’]\s*(\d{1,2}(?:\.\d{1,10})?)["″”]`
const IN_MINUTES = new RegExp(String.raw`${MINUTES}\s*[NS]?\s*[,،+\s]*\s*${MINUTES}\s*[EW]?`, 'i')

/** «23°35'17.0"N 58°22'58.0"E», as Google shows them. */
function readMinutes(text: string): number[] | null {
  const match = IN_MINUTES.exec(text)
  if (!match) return null
  const [, ...parts] = match.map(Number)
  return [parts.slice(0, 3), parts.slice(3)].map(
    ([degrees = 0, minutes = 0, seconds = 0]) => degrees + minutes / 60 + seconds / 3600,
  )
}

/** `%2C` is a comma; invalid escapes are kept. */
function decoded(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (sign) => {
    const code = Number.parseInt(sign.slice(1), 16)
    return code < 0x80 ? String.fromCharCode(code) : sign
  })
}
