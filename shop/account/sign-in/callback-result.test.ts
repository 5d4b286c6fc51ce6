import { expect, test } from 'vitest'
import { readCallback } from './callback-result.ts'

const read = (address: string) => readCallback(new URL(address, 'https://aleef.example/auth/callback'))

test('A-CB-04: reads an error from the query and from the fragment', () => {
  const expected = {
    kind: 'error',
    sentence: 'لم تكتمل الموافقة لدى جوجل، فلم نسجّل دخولك.',
    code: 'access_denied',
  }
  expect(read('?error=access_denied&state=s')).toMatchObject({ ...expected, description: '' })
  expect(read('#error=access_denied&error_description=User+said+no')).toMatchObject({
    ...expected,
    description: 'User said no',
  })
  expect(read('?error=access_denied&code=c&state=s')).toMatchObject(expected)
})

test('A-CB-04: treats an unknown error as an error', () => {
  expect(read('?error=login_required')).toMatchObject({
    sentence: 'حدث خطأ أثناء تسجيل الدخول بجوجل',
    code: 'login_required',
  })
  expect(read('?error=constructor')).toMatchObject({ sentence: 'حدث خطأ أثناء تسجيل الدخول بجوجل' })
  expect(read('?error=%3Cscript%3E')).toMatchObject({ code: '' })
  expect(read('?error_description=Denied')).toMatchObject({ kind: 'error', code: '', description: 'Denied' })
})

test.each([
  'Call +968 91234567 to unlock your account',
  'Go to https://evil.example/unlock',
  'Go to www.evil.example',
  'Write to thief@evil.example',
  'x'.repeat(161),
])('X-15: a crafted address cannot make the shop show %j', (description) => {
  expect(read(`?error=access_denied&error_description=${encodeURIComponent(description)}`)).toMatchObject({
    description: '',
  })
})

test('A-CB-01: accepts a code only with its state, and passes the issuer on', () => {
  expect(read('?code=c&state=s&scope=email&authuser=0')).toEqual({ kind: 'code', code: 'c', state: 's' })
  expect(read('?code=c&state=s&iss=https%3A%2F%2Faccounts.google.com')).toEqual({
    kind: 'code',
    code: 'c',
    state: 's',
    iss: 'https://accounts.google.com',
  })
  for (const address of ['', '?code=c', '?state=s', '#access_token=t'])
    expect(read(address)).toEqual({ kind: 'nothing' })
})
