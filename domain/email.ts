// E-mail addresses that the shop accepts (A-AUTH-09, X-36): one, valid, of 5 to 254 characters, no name.

const EMAIL_MIN = 5
const EMAIL_MAX = 254

const ADDRESS =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export type EmailFault = 'email-too-short' | 'email-too-long' | 'email-invalid'

/** Null if the address is valid. */
export function emailFault(email: string): EmailFault | null {
  // Three letters without a sign are no short address but none.
  if (email !== '' && !email.includes('@')) return 'email-invalid'
  if (email.length < EMAIL_MIN) return 'email-too-short'
  if (email.length > EMAIL_MAX) return 'email-too-long'
  return ADDRESS.test(email) ? null : 'email-invalid'
}

export function isEmail(text: string): boolean {
  return emailFault(text) === null
}

/** The address that accounts store and compare: lower case, without spaces around it or invisible marks. */
export function normalizeEmail(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
}
