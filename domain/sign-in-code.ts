// The six digits that stand for a password (S2-01): what is good for how long, and how people type them.
import { foldDigits } from './fold-arabic.ts'

export const SIGN_IN_CODE = { digits: 6, minutes: 10, tries: 5, resendAfterSeconds: 45 } as const

/** The digits of what was typed or pasted, Arabic ones as Latin; spaces, marks and words around them do not count. */
export function digitsOfCode(typed: string): string {
  return foldDigits(typed).replace(/\D/g, '').slice(0, SIGN_IN_CODE.digits)
}
