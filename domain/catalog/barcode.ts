// The barcode on the packing of an item: EAN-8, EAN-13 or UPC-A, which is an EAN-13 that begins with 0.
import { foldDigits } from '#domain/fold-arabic.ts'

/** The digits as stored; null for another length or a wrong check digit. */
export function readBarcode(typed: string): string | null {
  const digits = foldDigits(typed).replace(/[\s-]|\p{Cf}/gu, '')
  const ean = digits.length === 12 ? `0${digits}` : digits
  return /^(?:\d{8}|\d{13})$/.test(ean) && hasCheckDigit(ean) ? ean : null
}

/** GS1 check: weighted 1 and 3 alternately from the right, the digits sum to a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
