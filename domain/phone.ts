// Omani phone numbers (X-36, conventions 19): 7x and 9x mobile, 24 to 26 landline; kept as E.164.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { foldDigits } from './fold-arabic.ts'
import { isMobile } from './is-mobile.ts'

export type OmanPhone = { e164: string; isMobile: boolean }

/** Accepts spaces, dashes, 00968, +968 and Arabic digits; null if it is not an Omani number. */
export function parseOmanPhone(text: string): OmanPhone | null {
  const plain = foldDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*00/, '+')
  // The parser would read letters as keys of a telephone, and ignore text around a number.
  if (!/^[\d\s()+./-]{8,30}$/.test(plain)) return null
  const phone = parsePhoneNumberFromString(plain, 'OM')
  if (!phone?.isValid() || phone.country !== 'OM' || phone.ext) return null
  if (!/^\+968[279]\d{7}$/.test(phone.number)) return null
  return { e164: phone.number, isMobile: isMobile(phone.number) }
}
