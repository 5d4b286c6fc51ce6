// The number of an animal's microchip (ISO 11784, ISO 11785): 15 digits, the first three those of a country or a maker.
import { foldDigits } from '#domain/fold-arabic.ts'

export type MicrochipFault = 'chip-length' | 'chip-test' | 'chip-code'

const LENGTH = 15
const MAX_COUNTRY = 899
const TEST_CHIP = 999

/** The stored form: Latin digits only, without a scanner's spaces and hyphens. */
export function cleanMicrochip(typed: string): string {
  return foldDigits(typed).replace(/[\s-]|\p{Cf}/gu, '')
}

/** «981 020 004 512 667»: in groups of three with non-breaking spaces. */
export function groupedMicrochip(digits: string): string {
  return digits.replace(/(.{3})(?=.)/g, '$1\u00A0')
}

/** The fault of a cleaned number; null if it can be a real chip. */
export function microchipFault(digits: string): MicrochipFault | null {
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return 'chip-length'
  const code = Number(digits.slice(0, 3))
  if (code === TEST_CHIP) return 'chip-test'
  const isCountry = code >= 1 && code <= MAX_COUNTRY
  const isMaker = code > MAX_COUNTRY && code < TEST_CHIP
  return isCountry || isMaker ? null : 'chip-code'
}
