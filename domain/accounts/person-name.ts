// Converts names from Google into the form that accounts store (A-AUTH-17).

const MAX_LENGTH = 60
/** Bidirectional marks and control characters (conventions 8). */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

export type PersonName = { firstName: string; lastName: string }

/** Splits a full name at its first space. Without one it is all first name. */
export function splitName(fullName: string): PersonName {
  const name = fullName.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()
  const space = name.indexOf(' ')
  const [first, last] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)]
  return { firstName: cut(first), lastName: cut(last) }
}

function cut(text: string): string {
  return Array.from(text).slice(0, MAX_LENGTH).join('').slice(0, MAX_LENGTH).trim()
}
