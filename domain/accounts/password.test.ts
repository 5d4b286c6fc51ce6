import { expect, test } from 'vitest'
import { passwordFaults } from './password.ts'

test('A-PWD: accepts 6 to 128 characters', () => {
  expect(passwordFaults('قطة12')).toEqual(['password-too-short'])
  expect(passwordFaults('قطة123')).toEqual([])
  expect(passwordFaults('a'.repeat(128))).toEqual([])
  expect(passwordFaults('a'.repeat(129))).toEqual(['password-too-long'])
})

test('A-AUTH-10: an administrator needs 12 characters of four kinds', () => {
  expect(passwordFaults('Falaj-Sohar-77', { isAdmin: true })).toEqual([])
  expect(passwordFaults('falaj', { isAdmin: true })).toEqual([
    'password-short-for-admin',
    'password-no-upper',
    'password-no-number',
    'password-no-special',
  ])
  expect(passwordFaults('FALAJ SOHAR 77', { isAdmin: true })).toEqual([
    'password-no-lower',
    'password-no-special',
  ])
})
