// The barcode on the packing of an item: EAN-8, EAN-13 or UPC-A, which is an EAN-13 that begins with 0.
import { foldDigits } from '#domain/fold-arabic.ts'

/** Its digits as they are stored; null where it has another length or its check digit is wrong. */
export function readBarcode(typed: string): string | null {
  const digits = foldDigits(typed).replace(/[\s-]|\p{Cf}/gu, '')
  const stored = digits.length === 12 ? `0${digits}` : digits
  return /^(?:\d{8}|\d{13})$/.test(stored) && hasCheckDigit(stored) ? stored : null
}

/** GS1: from the right, the digits count once and three times in turn, and their sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
