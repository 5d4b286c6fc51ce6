// Password rules: at least 6 characters, for administrators 12 (A-AUTH-10).

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
const ADMIN_PASSWORD_MIN = 12

export type PasswordFault = 'password-too-short' | 'password-too-long' | AdminPasswordFault
type AdminPasswordFault =
  | 'password-short-for-admin'
  | 'password-no-upper'
  | 'password-no-lower'
  | 'password-no-number'
  | 'password-no-special'

/** All faults except a too common password, which server/accounts/common-passwords.ts checks. */
export function passwordFaults(password: string, { isAdmin = false } = {}): PasswordFault[] {
  if (password.length > PASSWORD_MAX) return ['password-too-long']
  if (isAdmin) return adminPasswordFaults(password)
  return password.length < PASSWORD_MIN ? ['password-too-short'] : []
}

function adminPasswordFaults(password: string): AdminPasswordFault[] {
  const rules: [AdminPasswordFault, boolean][] = [
    ['password-short-for-admin', password.length >= ADMIN_PASSWORD_MIN],
    ['password-no-upper', /\p{Lu}/u.test(password)],
    ['password-no-lower', /\p{Ll}/u.test(password)],
    ['password-no-number', /\p{Nd}/u.test(password)],
    ['password-no-special', /[^\p{L}\p{Nd}\s]/u.test(password)],
  ]
  return rules.filter(([, met]) => !met).map(([fault]) => fault)
}
