import { expect, test } from 'vitest'
import { becomeAdminRequest, resetPasswordRequest } from '#contract/account-requests.ts'
import { authText } from '#text/account/account.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { checkAccount, checkNewPassword, EMPTY_ACCOUNT, passwordStrength } from './account-check.ts'

const maryam = {
  firstName: 'مريم',
  lastName: 'الحارثية',
  email: 'maryam@example.om',
  password: 'بيت-القطط-7',
  confirmPassword: 'بيت-القطط-7',
}

test('A-AUTH-07: every field of a registration is required, in the order of the form', () => {
  expect(checkAccount(EMPTY_ACCOUNT, 'register')).toEqual({
    firstName: authText.firstNameMissing,
    lastName: authText.lastNameMissing,
    email: authText.emailMissing,
    password: authText.passwordMissing,
  })
  expect(Object.keys(checkAccount(EMPTY_ACCOUNT, 'sign-in'))).toEqual(['email', 'password'])
  expect(checkAccount(maryam, 'register')).toEqual({})
})

test('A-AUTH-08: rejects two passwords that differ', () => {
  expect(checkAccount({ ...maryam, confirmPassword: 'أخرى' }, 'register')).toEqual({
    confirmPassword: 'كلمات المرور غير متطابقة',
  })
})

test('X-35: a new password needs six characters; sign-in does not check the length', () => {
  const short = { ...maryam, password: '12345', confirmPassword: '12345' }
  expect(checkAccount(short, 'register')).toHaveProperty('password')
  expect(checkAccount(short, 'sign-in')).toEqual({})
})

test('A-AUTH-09: rejects a malformed e-mail address; forgives spaces and capitals', () => {
  expect(checkAccount({ ...maryam, email: ' Maryam@Example.OM ' }, 'sign-in')).toEqual({})
  expect(checkAccount({ ...maryam, email: 'maryam@' }, 'sign-in')).toHaveProperty('email')
})

test('A-PWD-09: a new password has six characters and is typed twice', () => {
  const check = (newPassword: string, confirmPassword: string) =>
    checkNewPassword(resetPasswordRequest, { token: 'of the mail', newPassword, confirmPassword })
  expect(check('12345', '1234')).toEqual({
    newPassword: 'كلمة المرور يجب أن تكون 6 أحرف على الأقل',
    confirmPassword: 'كلمات المرور غير متطابقة',
  })
  expect(check('وادي-شاب', 'وادي-شاب')).toEqual({})
})

test('X-35: an administrator needs twelve characters of four kinds', () => {
  const fields = { token: 'of the mail', newPassword: 'وادي-شاب', confirmPassword: 'وادي-شاب' }
  expect(checkNewPassword(becomeAdminRequest, fields)).toEqual({
    newPassword: FIELD_FAULTS['password-short-for-admin'],
  })
})

test.each([
  ['123456', 'weak'],
  ['aaaaaaaa', 'weak'],
  ['قطتي-البيضاء', 'fair'],
  ['Muscat-2026-قطط', 'strong'],
])('X-35: the strength of %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
