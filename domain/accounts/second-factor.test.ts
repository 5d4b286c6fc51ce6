import { expect, it } from 'vitest'
import { makeRecoveryCode, readFactorCode } from './second-factor.ts'

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' ١٢٣ ٤٥٦ ', { kind: 'app', code: '123456' }],
  ['abcd-efgh-jkmn-pqrs-tvwx-yz01', { kind: 'recovery', code: 'ABCDEFGHJKMNPQRSTVWXYZ01' }],
  // As people read them from paper.
  ['OIL1 0000 ٢٣٤٥ zzzz 6789 abcd', { kind: 'recovery', code: '011100002345ZZZZ6789ABCD' }],
  ['123456789012345678901234', { kind: 'recovery', code: '123456789012345678901234' }],
  ['12345', null],
  ['12345a', null],
  ['abcd-efgh-jkmn', null],
  ['', null],
])('T-02: «%s» is read as %o', (typed, read) => {
  expect(readFactorCode(typed)).toEqual(read)
})

it('T-02: a recovery code is read back as printed, and has 120 bits', () => {
  let calls = 0
  const code = makeRecoveryCode((below) => {
    expect(below).toBe(32)
    return calls++ % below
  })
  expect(code).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ')
  expect(calls).toBe(24)
  expect(readFactorCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') })
})
