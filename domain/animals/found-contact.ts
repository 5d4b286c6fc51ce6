// Contact of the finder of an animal (H-05): an e-mail address, or a telephone number of any country.
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { foldDigits } from '#domain/fold-arabic.ts'

const PHONE_DIGITS = { min: 8, max: 15 }

export function isContact(typed: string): boolean {
  return isEmail(normalizeEmail(typed)) || isPhone(typed)
}

function isPhone(typed: string): boolean {
  const plain = foldDigits(typed).replace(/\p{Cf}/gu, '')
  const digits = plain.replace(/\D/g, '').length
  return /^[+\d][\d\s().-]*$/.test(plain) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max
}
