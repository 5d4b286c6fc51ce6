// The rules of e-mail addresses and passwords with their Arabic sentences (A-AUTH-09, A-AUTH-10, X-35).
import { passwordFaults } from '#domain/accounts/password.ts'
import { emailFault } from '#domain/email.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { isCommonPassword } from './common-passwords.ts'

/** @param email normalized */
export function emailErrors(email: string): string[] {
  const fault = emailFault(email)
  return fault ? [FIELD_FAULTS[fault]] : []
}

/** @param own what a guesser knows about the person: e-mail, names */
export function passwordErrors(
  password: string,
  { isAdmin = false, own = [] }: { isAdmin?: boolean; own?: readonly string[] } = {},
): string[] {
  const faults = passwordFaults(password, { isAdmin })
  if (faults.length) return faults.map((fault) => FIELD_FAULTS[fault])
  return isCommonPassword(password, own) ? [FIELD_FAULTS['password-common']] : []
}

/** Only the fields that have errors. */
export function withErrors(errors: Record<string, string[]>): Record<string, string[]> | null {
  const entries = Object.entries(errors).filter(([, sentences]) => sentences.length > 0)
  return entries.length ? Object.fromEntries(entries) : null
}
