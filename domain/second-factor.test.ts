import { expect, it } from 'vitest'
import { makeRecoveryCode, readFactorCode } from './second-factor.ts'

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' ١٢٣ ٤٥٦ ', { kind: 'app', code: '123456' }],
  ['abcd-efgh-jkmn-pqrs', { kind: 'recovery', code: 'ABCDEFGHJKMNPQRS' }],
  // As people read them from paper.
  ['OIL1 0000 ٢٣٤٥ zzzz', { kind: 'recovery', code: '011100002345ZZZZ' }],
  ['1234567890123456', { kind: 'recovery', code: '1234567890123456' }],
  ['12345', null],
  ['12345a', null],
  ['abcd-efgh-jkmn', null],
  ['', null],
])('T-02: «%s» is read as %o', (typed, read) => {
  expect(readFactorCode(typed)).toEqual(read)
})

it('T-02: a recovery code is read as it was made, and holds 80 bits', () => {
  let calls = 0
  const code = makeRecoveryCode((below) => {
    expect(below).toBe(32)
    return calls++ * 2
  })
  expect(code).toBe('0246-8ACE-GJMP-RTWY')
  expect(calls).toBe(16)
  expect(readFactorCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') })
})
