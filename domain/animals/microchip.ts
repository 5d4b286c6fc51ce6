// The number of an animal's microchip (ISO 11784, ISO 11785): 15 digits, the first three those of a country or a maker.
import { foldDigits } from '#domain/fold-arabic.ts'

export type MicrochipFault = 'chip-length' | 'chip-test' | 'chip-code'

const LENGTH = 15
const MAX_COUNTRY = 899
const TEST_CHIP = 999

/** As it is stored: Latin digits alone. A scanner may put spaces or hyphens between them. */
export function cleanMicrochip(typed: string): string {
  return foldDigits(typed).replace(/[\s-]|\p{Cf}/gu, '')
}

/** «981 020 004 512 667»: in threes, as it is read out. No space of it breaks a line. */
export function groupedMicrochip(digits: string): string {
  return digits.replace(/(.{3})(?=.)/g, '$1\u00A0')
}

/** Of a cleaned number; null where it can be the number of a real chip. */
export function microchipFault(digits: string): MicrochipFault | null {
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return 'chip-length'
  const code = Number(digits.slice(0, 3))
  if (code === TEST_CHIP) return 'chip-test'
  const isCountry = code >= 1 && code <= MAX_COUNTRY
  const isMaker = code > MAX_COUNTRY && code < TEST_CHIP
  return isCountry || isMaker ? null : 'chip-code'
}
