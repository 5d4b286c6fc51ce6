import { expect, test } from 'vitest'
import { isReady, missingFacts } from './readiness.ts'

const NONE = {
  bankName: null,
  accountHolder: null,
  transferPhone: null,
  phone: null,
  whatsapp: null,
  notificationEmail: null,
}
const ALL = {
  bankName: 'بنك',
  accountHolder: 'مريم',
  transferPhone: '+96890000001',
  phone: '+96824000000',
  whatsapp: '+96890000002',
  notificationEmail: 'owner@example.com',
}

test('L-02: a shop without facts lists each fact that orders need, once', () => {
  expect(missingFacts(NONE)).toEqual([
    'bankName',
    'accountHolder',
    'transferPhone',
    'contactNumber',
    'notificationEmail',
  ])
  expect(missingFacts({ ...NONE, bankName: '' })).toContain('bankName')
})

test.each(['phone', 'whatsapp'] as const)('L-02: without %s the other contact number is enough', (name) => {
  expect(missingFacts({ ...ALL, [name]: null })).toEqual([])
})

test.each(['bankName', 'accountHolder', 'transferPhone', 'notificationEmail'] as const)(
  'L-02: a production shop is not ready without %s',
  (name) => {
    expect(isReady({ ...ALL, [name]: null }, true)).toBe(false)
    expect(isReady(ALL, true)).toBe(true)
  },
)

test('L-02: a shop outside production takes orders without any facts', () => {
  expect(isReady(NONE, false)).toBe(true)
})
