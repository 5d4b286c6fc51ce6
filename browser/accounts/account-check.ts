// What is wrong with a sign-in or a registration before it is sent; the server says the same again (A-AUTH-07..09).
import { emailFault, normalizeEmail } from '#domain/email.ts'
import { passwordFaults } from '#domain/password.ts'
import { authText } from '#text/account.ts'
import { EMAIL_FAULTS, PASSWORD_FAULTS } from '#text/accounts.ts'

export type AuthMode = 'sign-in' | 'register'

export type AuthFields = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
}

export const EMPTY_FIELDS: AuthFields = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
}

/** One sentence for each field that cannot stay as it is, in the order of the form. */
export function checkAccount(fields: AuthFields, mode: AuthMode): Partial<Record<keyof AuthFields, string>> {
  const wrong: [keyof AuthFields, string | undefined][] =
    mode === 'sign-in'
      ? [
          ['email', checkEmail(fields.email)],
          ['password', fields.password === '' ? authText.passwordMissing : undefined],
        ]
      : [
          ['firstName', fields.firstName.trim() === '' ? authText.firstNameMissing : undefined],
          ['lastName', fields.lastName.trim() === '' ? authText.lastNameMissing : undefined],
          ['email', checkEmail(fields.email)],
          ['password', checkNewPassword(fields.password)],
          ['confirmPassword', fields.confirmPassword === fields.password ? undefined : authText.mismatch],
        ]
  return Object.fromEntries(wrong.filter(([, sentence]) => sentence !== undefined))
}

export function checkEmail(text: string): string | undefined {
  const email = normalizeEmail(text)
  if (email === '') return authText.emailMissing
  const fault = emailFault(email)
  return fault ? EMAIL_FAULTS[fault] : undefined
}

export type NewPasswordFields = { newPassword: string; confirmPassword: string }

/** A-PWD-09. */
export function checkNewPasswords(
  fields: NewPasswordFields,
  forAdmin = false,
): Partial<Record<keyof NewPasswordFields, string>> {
  const wrong: [keyof NewPasswordFields, string | undefined][] = [
    ['newPassword', checkNewPassword(fields.newPassword, forAdmin)],
    ['confirmPassword', fields.confirmPassword === fields.newPassword ? undefined : authText.mismatch],
  ]
  return Object.fromEntries(wrong.filter(([, sentence]) => sentence !== undefined))
}

function checkNewPassword(password: string, isAdmin = false): string | undefined {
  if (password === '') return authText.passwordMissing
  const [fault] = passwordFaults(password, { isAdmin })
  return fault && PASSWORD_FAULTS[fault]
}

export type Strength = 'weak' | 'fair' | 'strong'

/** A hint while one types, no rule: length counts most, then how many kinds of characters there are. */
export function passwordStrength(password: string): Strength {
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  )
  const points = password.length + 2 * kinds.length
  if (password.length < 8 || points < 12) return 'weak'
  return points < 18 ? 'fair' : 'strong'
}
