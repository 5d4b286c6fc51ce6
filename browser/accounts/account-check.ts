// Validates sign-in and registration with the schemas that the server uses too (A-AUTH-07..09).
import type { z } from 'zod/mini'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { emailRequest, signInRequest, signUpRequest } from '#contract/account-requests.ts'
import { authText } from '#text/account/account.ts'
import { securityText } from '#text/account/security.ts'

export type AuthMode = 'sign-in' | 'register'

export const EMPTY_ACCOUNT = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }
export type AuthFields = typeof EMPTY_ACCOUNT

/** One error message per invalid field, in the order of the form. */
export function checkAccount({ confirmPassword, ...fields }: AuthFields, mode: AuthMode): WrongFields {
  const { email, password } = fields
  if (mode === 'sign-in') return wrongFields(signInRequest, { email, password }, WORDS)
  return {
    ...wrongFields(signUpRequest, fields, WORDS),
    confirmPassword: mismatch(confirmPassword, password),
  }
}

export function checkEmail(email: string): WrongFields {
  return wrongFields(emailRequest, { email }, WORDS)
}

export type NewPasswordFields = { newPassword: string; confirmPassword: string }

/** A-PWD-09. `schema` validates the request, which does not contain the repeated password. */
export function checkNewPassword<Fields extends NewPasswordFields>(
  schema: z.core.$ZodType,
  { confirmPassword, ...request }: Fields,
): WrongFields {
  return {
    ...wrongFields(schema, request, WORDS),
    confirmPassword: mismatch(confirmPassword, request.newPassword),
  }
}

function mismatch(copy: string, password: string): string | undefined {
  return copy === password ? undefined : authText.mismatch
}

const WORDS = {
  missing: {
    firstName: authText.firstNameMissing,
    lastName: authText.lastNameMissing,
    email: authText.emailMissing,
    password: authText.passwordMissing,
    currentPassword: securityText.currentMissing,
    newPassword: authText.passwordMissing,
  },
}

export type Strength = 'weak' | 'fair' | 'strong'

/** A hint while typing, not a rule: mostly by length, then by the kinds of characters. */
export function passwordStrength(password: string): Strength {
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  )
  const points = password.length + 2 * kinds.length
  if (password.length < 8 || points < 12) return 'weak'
  return points < 18 ? 'fair' : 'strong'
}
