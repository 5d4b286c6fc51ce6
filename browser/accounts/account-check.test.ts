import { expect, test } from 'vitest'
import { checkAccount, checkNewPasswords, EMPTY_FIELDS, passwordStrength } from './account-check.ts'

const maryam = {
  firstName: 'مريم',
  lastName: 'الحارثية',
  email: 'maryam@example.om',
  password: 'بيت-القطط-7',
  confirmPassword: 'بيت-القطط-7',
}

test('A-AUTH-07: everything of a registration is required, in the order of the form', () => {
  expect(Object.keys(checkAccount(EMPTY_FIELDS, 'register'))).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
  ])
  expect(Object.keys(checkAccount(EMPTY_FIELDS, 'sign-in'))).toEqual(['email', 'password'])
  expect(checkAccount(maryam, 'register')).toEqual({})
})

test('A-AUTH-08: two passwords that differ', () => {
  expect(checkAccount({ ...maryam, confirmPassword: 'أخرى' }, 'register')).toEqual({
    confirmPassword: 'كلمات المرور غير متطابقة',
  })
})

test('X-35: six characters are the floor of a new password, and no matter at sign-in', () => {
  const short = { ...maryam, password: '12345', confirmPassword: '12345' }
  expect(checkAccount(short, 'register')).toHaveProperty('password')
  expect(checkAccount(short, 'sign-in')).toEqual({})
})

test('A-AUTH-09: an e-mail address has a shape; spaces and capitals are forgiven', () => {
  expect(checkAccount({ ...maryam, email: ' Maryam@Example.OM ' }, 'sign-in')).toEqual({})
  expect(checkAccount({ ...maryam, email: 'maryam@' }, 'sign-in')).toHaveProperty('email')
})

test('A-PWD-09: a new password has six characters and is written twice', () => {
  expect(checkNewPasswords({ newPassword: '12345', confirmPassword: '1234' })).toEqual({
    newPassword: 'كلمة المرور يجب أن تكون 6 أحرف على الأقل',
    confirmPassword: 'كلمات المرور غير متطابقة',
  })
  expect(checkNewPasswords({ newPassword: 'وادي-شاب', confirmPassword: 'وادي-شاب' })).toEqual({})
})

test.each([
  ['123456', 'weak'],
  ['aaaaaaaa', 'weak'],
  ['قطتي-البيضاء', 'fair'],
  ['Muscat-2026-قطط', 'strong'],
])('X-35: the strength of %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
