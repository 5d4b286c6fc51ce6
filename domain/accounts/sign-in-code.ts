// Six-digit sign-in codes (S2-01): their validity, and parsing of what people type.
import { foldDigits } from '#domain/fold-arabic.ts'

export const SIGN_IN_CODE = { digits: 6, minutes: 10, tries: 5, resendAfterSeconds: 45 } as const

/** The digits of what was typed or pasted, Arabic ones as Latin; spaces, marks and words around them do not count. */
export function digitsOfCode(typed: string): string {
  return foldDigits(typed).replace(/\D/g, '').slice(0, SIGN_IN_CODE.digits)
}
